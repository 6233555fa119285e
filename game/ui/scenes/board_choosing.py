"""A checker is chosen, then where it goes; pointer and keys both do it through this."""

from collections.abc import Mapping

from game.engine.types import OFF
from game.ui.board.commands import Landing
from game.ui.scenes.board_doer import Doer


class Choosing:
    """What is chosen on one board."""

    def __init__(self, flow: Doer) -> None:
        self.flow = flow
        self.selected: int | None = None
        self.landings: Mapping[int, Landing] = {}
        """Where the checker that is held or selected can go."""
        self.pointed: Landing | None = None
        """The way to the landing under the pointer; it is shown, and a drop takes it."""

    def choose(self, place: int, half: int = 0) -> None:
        """A point was clicked, or picked with the keys; in a certain half where it has two."""
        if self.selected is not None and place in self.landings_of(self.selected):
            self.go(self.selected, place, half)
        elif self.selected == place:
            self.deselect()
        elif place in self.flow.commands.movable():
            self.select(place)
        elif self.selected is not None:
            source = self.selected
            self.deselect()
            self.flow.refuse(self.flow.commands.refusal(source, place), source)
        elif place != OFF and self.own_at(place):
            self.deselect()
            self.flow.refuse(self.flow.commands.refusal_from(place), place)

    def select(self, place: int) -> None:
        """Choose a checker for click-to-move."""
        self.selected = place
        self.show_landings(place)

    def deselect(self) -> bool:
        """Forget the selected checker; True when there was one."""
        had = self.selected is not None
        self.selected = None
        self.show_landings(None)
        return had

    def go(self, source: int, target: int, half: int = 0) -> bool:
        """Move a checker by the way that the landing names."""
        intent = self.flow.commands.move(source, target, half)
        self.deselect()
        return intent is not None and self.flow.submit(intent)

    def play_die(self, source: int, *, second: bool = False) -> None:
        """Play one die with the checker of a point, or say why it can't be moved."""
        intent = self.flow.commands.play_die(source, second=second)
        self.deselect()
        if intent is None:
            self.flow.refuse(self.flow.commands.refusal_from(source), source)
        else:
            self.flow.submit(intent)

    def swap_dice(self) -> None:
        """Play the other die first, where that means anything."""
        if self.flow.swap_dice():
            self.show_landings(self.selected)

    def landings_of(self, source: int) -> Mapping[int, Landing]:
        """Where the checker of a point can go now."""
        return self.flow.commands.landings(source)

    def show_landings(self, source: int | None) -> None:
        """Light up where a checker can go; nothing for none."""
        self.landings = {} if source is None else self.landings_of(source)
        self.pointed = None

    def own_at(self, place: int) -> bool:
        """Whether a checker of the person's is seen there."""
        return place != OFF and self.flow.view.count(True, place) > 0
