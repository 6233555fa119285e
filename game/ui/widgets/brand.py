"""The name of the game with its two dice."""

import pygame

from game.ui.widgets.widget import Widget

NAME = "Fairgammon"
DIE = 33
FACES = ((5, 1), (2, 2))
"""What each die shows and how it lies."""

DICE_HEIGHT = 50


class Brand(Widget):
    """Two dice, the name, and what is special about the game."""

    def height_for(self, width: int) -> int:
        """Dice, name and line."""
        name, line = self._name_size(width), self._line_step()
        return self.look.dp(DICE_HEIGHT) + self.look.line_step(name, 1.25) + line

    def _name_size(self, width: int) -> float:
        return self.context.text.fit(NAME, width - self.look.dp(4), 48, "title")

    def _line_step(self) -> int:
        return self.look.line_step(15, 1.5)

    def draw(self, surface: pygame.Surface) -> None:
        """Paints all three."""
        colors, dp = self.context.theme.colors, self.look.dp
        size = dp(DIE)
        for number, (value, lie) in enumerate(FACES):
            x, y = self.rect.x + dp(20 + 38 * number), self.rect.y + dp(20 + 6 * number)
            self.context.boards.dice.draw(surface, value, (x, y), size, lie)
        name = self._name_size(self.rect.width)
        y = self.rect.y + dp(DICE_HEIGHT)
        step = self.look.line_step(name, 1.25)
        x, middle = self.rect.x + dp(4), y + step / 2
        self.look.text(surface, NAME, (x, middle), name, "title", colors.accent, "midleft")
        line = self.context.words.t("Backgammon with dice you can check")
        fitting = self.context.text.fit(line, self.rect.width - dp(6), 15)
        x, middle = self.rect.x + dp(6), y + step + self._line_step() / 2
        self.look.text(surface, line, (x, middle), fitting, "regular", colors.secondary, "midleft")
