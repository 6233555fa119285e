"""How fast a match goes on before the person's eyes: the speed of the moment, and waiting."""

from game.engine.movegen import legal_plays
from game.engine.state import GameState, Phase
from game.saving.settings import Speed
from game.ui.animation.pace import Pace
from game.ui.animation.rhythm import CUBE, over_play, still_to_wait
from game.ui.context import Context
from game.ui.scenes.board_automatic import Automatic
from game.ui.scenes.board_finish import Finisher

SEEN = (Speed.INSTANT, Speed.QUICK, Speed.NORMAL, Speed.CALM)
"""The speeds from the one that shows least."""
OPENING_SECONDS = 0.5
GLOW_AFTER = 1.2
"""Movable checkers begin to glow when the person has waited so long."""


class BoardPace:
    """The times of one match at this moment."""

    def __init__(self, context: Context, automatic: Automatic, finisher: Finisher) -> None:
        self._context = context
        self._automatic = automatic
        self._finisher = finisher

    @property
    def in_haste(self) -> bool:
        """Whether the person only looks on."""
        return self._finisher.active or self._automatic.hurries

    def now(self) -> Pace:
        """How fast things move."""
        speed = self._context.speed
        if self.in_haste:
            speed = min(speed, Speed.QUICK, key=SEEN.index)
        return self._of(speed)

    def of_a_replay(self) -> Pace:
        """How fast things move that are moved to be seen and for nothing else."""
        speed = self._context.speed
        if self._context.animated:
            speed = max(speed, Speed.QUICK, key=SEEN.index)
        return self._of(speed)

    def _of(self, speed: Speed) -> Pace:
        return Pace.of(self._context.theme.durations(speed))

    @property
    def opening(self) -> float:
        """A look at the board before the first dice fall; its pictures are made meanwhile."""
        return OPENING_SECONDS if self.now().travel else 0.0

    def hesitation(self, state: GameState, thought_for: float) -> float:
        """Seconds that the computer seems to think on about what it does in a state.

        Args:
            state: the one it had to decide in.
            thought_for: seconds that it has really thought.
        """
        factor = 0.0 if self.in_haste else self.now().think
        if not factor or state.phase not in (Phase.TO_PLAY, Phase.CUBE_OFFERED):
            return 0.0
        if state.roll is None:
            return still_to_wait(CUBE, factor, thought_for)
        plays = len(legal_plays(state.position, state.roll))
        wanted = over_play(plays, race=not state.position.has_contact)
        return still_to_wait(wanted, factor, thought_for)

    def glow(self, waited: float) -> float:
        """How far movable checkers have lit up, 0 to 1, when the person has waited so long."""
        if waited < GLOW_AFTER:
            return 0.0
        takes = self.now().glow
        return min(1.0, (waited - GLOW_AFTER) / takes) if takes else 1.0

    def until_glow(self, waited: float) -> float | None:
        """Seconds until the glow changes; None when it does not any more."""
        return None if self.glow(waited) >= 1 else max(0.0, GLOW_AFTER - waited)
