"""The end of a game in words."""

from game.engine.actions import OpeningThrow
from game.engine.outcome import Kind, Outcome, Reason
from game.i18n import Words
from game.session.session import MatchSession
from game.ui.scenes.summary import opponent_name

TIMES = "\N{MULTIPLICATION SIGN}"


def _outcome(session: MatchSession) -> Outcome:
    outcome = session.state.outcome
    assert outcome is not None, "results are shown when a game is over"
    return outcome


def headline(session: MatchSession, words: Words) -> str:
    """Who won what; a match or session that is over says so."""
    outcome = _outcome(session)
    mine = outcome.winner is session.setup.human
    name = opponent_name(session.setup)
    if session.record.closed:
        return _session_headline(session, words)
    if session.state.match_winner is not None:
        if mine:
            return words.t("You win the match")
        return words.t("{name} wins the match", name=name)
    match outcome.kind, mine:
        case Kind.SINGLE, True:
            return words.t("You win the game")
        case Kind.SINGLE, False:
            return words.t("{name} wins the game", name=name)
        case Kind.GAMMON, True:
            return words.t("You win a gammon")
        case Kind.GAMMON, False:
            return words.t("{name} wins a gammon", name=name)
        case Kind.BACKGAMMON, True:
            return words.t("You win a backgammon")
    return words.t("{name} wins a backgammon", name=name)


def _session_headline(session: MatchSession, words: Words) -> str:
    score, setup = session.state.score, session.setup
    mine, theirs = score.of(setup.human), score.of(setup.computer)
    if mine == theirs:
        return words.t("The session ends level")
    if mine > theirs:
        return words.t("You win the session")
    return words.t("{name} wins the session", name=opponent_name(setup))


def arithmetic(session: MatchSession, words: Words) -> tuple[str, str]:
    """How the points come about, and how many they are."""
    outcome = _outcome(session)
    kinds = {
        Kind.SINGLE: words.t("Single game"),
        Kind.GAMMON: words.t("Gammon"),
        Kind.BACKGAMMON: words.t("Backgammon"),
    }
    points = words.n("{count} point", "{count} points", outcome.points)
    kind = kinds[outcome.kind]
    if not session.setup.rules.has_cube:
        return f"{kind}  =", points
    kind = f"{kind} {outcome.points // outcome.cube}"
    cube = words.t("cube {value}", value=outcome.cube)
    return f"{kind}  {TIMES}  {cube}  =", points


def reason(session: MatchSession, words: Words) -> str:
    """Why it counts so much."""
    outcome = _outcome(session)
    mine = outcome.winner is session.setup.human
    name = opponent_name(session.setup)
    match outcome.reason, mine:
        case Reason.PASSED, True:
            return words.t("{name} passed your double.", name=name)
        case Reason.PASSED, False:
            return words.t("You passed {name}’s double.", name=name)
        case Reason.RESIGNED, True:
            return words.t("{name} resigned.", name=name)
        case Reason.RESIGNED, False:
            return words.t("You resigned.")
    return _borne_off_reason(session, outcome, name, mine=mine, words=words)


def _borne_off_reason(
    session: MatchSession, outcome: Outcome, name: str, *, mine: bool, words: Words
) -> str:
    if outcome.kind is not Kind.SINGLE and not session.state.gammons_count:
        return words.t("By the Jacoby rule it counts once: the cube was never turned.")
    match outcome.kind, mine:
        case Kind.SINGLE, True:
            return words.t("You bore off all your checkers first.")
        case Kind.SINGLE, False:
            return words.t("{name} bore off all checkers first.", name=name)
        case Kind.GAMMON, True:
            return words.t("{name} had not borne off a checker.", name=name)
        case Kind.GAMMON, False:
            return words.t("You had not borne off a checker.")
        case Kind.BACKGAMMON, True:
            return words.t("{name} still had a checker on the bar or in your home.", name=name)
    return words.t("You still had a checker on the bar or in {name}’s home.", name=name)


def dice_report(session: MatchSession, words: Words) -> str:
    """All that somebody needs to check the dice elsewhere."""
    secret = session.revealed_secret
    lines = [
        words.t("Fairgammon, sealed dice"),
        words.t("seal {figures}", figures=session.seal or ""),
        words.t("secret {figures}", figures=secret.hex() if secret is not None else ""),
    ]
    if session.record.phrase:
        lines.append(words.t("own phrase: {phrase}", phrase=session.record.phrase))
    lines.append(words.t("throws, each with its number:"))
    for number, throw in session.throws:
        if isinstance(throw, OpeningThrow):
            lines.append(f"{number}: {throw.white} {throw.black}")
        else:
            lines.append(f"{number}: {throw.roll.high} {throw.roll.low}")
    return "\n".join(lines)
