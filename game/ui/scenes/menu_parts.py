"""What stands in the menu's panel: the brand, the match to go on with, the ways to other scenes."""

from game.ui.context import Context
from game.ui.scenes.panel import Gapped
from game.ui.scenes.summary import match_line, waiting_line
from game.ui.widgets.brand import Brand
from game.ui.widgets.button import Button
from game.ui.widgets.layout import Row

BUTTON_GAP = 10


def menu_column(context: Context, *, tight: bool) -> list[Gapped]:
    """The column of the menu; where it is tight, with smaller gaps and more beside each other."""
    words, routes = context.words, context.routes

    def gap(units: float) -> int:
        return context.canvas.dp(units / 2 if tight else units)

    widgets: list[Gapped] = [(Brand(context), 0)]
    play = _continue_button(context)
    if play is not None:
        widgets.append((play, gap(22)))
    kind = "normal" if play is not None else "primary"
    new = Button(context, "new game", words.t("New game"), routes.new_game, kind=kind)
    learn = Button(context, "learn", words.t("Learn"), routes.learn)
    settings = Button(context, "settings", words.t("Settings"), routes.settings)
    about = Button(context, "about", words.t("About"), routes.about, kind="quiet")
    leave = Button(context, "quit", words.t("Quit"), context.leave, kind="quiet")
    # Under each other, as designed, where the window is not low, or too narrow for both.
    both = max(learn.snug_width, settings.snug_width) if tight else context.canvas.size[0]
    return [
        *widgets,
        (new, gap(20)),
        (Row(learn, settings, gap=gap(BUTTON_GAP), narrowest=both), gap(BUTTON_GAP)),
        (Row(about, leave, gap=gap(BUTTON_GAP)), gap(BUTTON_GAP)),
    ]


def _continue_button(context: Context) -> Button | None:
    session, words = context.session, context.words
    if session is None:
        return None
    setup = session.setup
    if session.is_over:
        details: tuple[str, ...] = (match_line(setup, session.state, words),)
        label, kind = words.t("Last result"), "normal"
    else:
        details = (
            match_line(setup, session.state, words),
            waiting_line(setup, session.state, words),
        )
        label, kind = words.t("Continue"), "primary"
    return Button(
        context, "continue", label, context.resume_match, kind=kind, details=details, chevron=True
    )


def language_pill(context: Context) -> Button:
    """The language by its own name; leads to where it is changed."""
    label = context.words.own_name
    return Button(
        context, "language", label, lambda: context.routes.settings("language"), pill=True
    )
