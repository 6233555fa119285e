"""Troubles with the player's files, in words."""

from game.i18n import Words
from game.saving.problems import SaveFault, SaveProblem


def in_words(problem: SaveProblem, words: Words) -> str:
    """One or two sentences that say what happened and what the game does about it."""
    file = problem.path.name
    match problem.fault:
        case SaveFault.NOT_WRITABLE:
            return words.t("The game can’t write to its folder. It plays on, but nothing is saved.")
        case SaveFault.DISK_FULL:
            return words.t("The disk is full. The game plays on, but nothing is saved.")
        case SaveFault.SECOND_WINDOW:
            return words.t("Another window of the game is open. This one keeps a match of its own.")
        case SaveFault.IN_USE:
            return words.t(
                "Too many windows of the game are open. This one plays, but isn’t saved."
            )
        case SaveFault.DAMAGED if problem.restored:
            return words.t("{file} was damaged; the copy before it was used instead.", file=file)
        case SaveFault.DAMAGED if problem.moved_to is not None:
            return words.t(
                "{file} made no sense and was set aside as {name}.",
                file=file,
                name=problem.moved_to.name,
            )
        case SaveFault.DAMAGED:
            return words.t("{file} made no sense and could not be used.", file=file)
        case SaveFault.NEWER_VERSION:
            return words.t(
                "{file} is from a newer version of the game and was left alone.", file=file
            )
        case SaveFault.NOT_READABLE:
            return words.t("{file} can’t be read.", file=file)
        case SaveFault.WRONG_FIELDS:
            return words.t("Some settings made no sense and have their usual values again.")
