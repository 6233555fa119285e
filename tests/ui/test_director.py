from game.ui.director import Director


class Card:
    """A scene that only writes down what happens to it."""

    def __init__(self, name: str, log: list[str], *, transparent: bool = False) -> None:
        self.name = name
        self.transparent = transparent
        self.dirty = False
        self._log = log

    def __getattr__(self, what: str) -> object:
        return lambda: self._log.append(f"{self.name} {what}")


def director_with(*cards: Card) -> Director:
    director = Director()
    director.clear_to(*cards)  # type: ignore[arg-type]
    director.apply_changes()
    return director


def test_nothing_changes_before_the_end_of_the_frame() -> None:
    log: list[str] = []
    director = Director()

    director.push(Card("a", log))  # type: ignore[arg-type]

    assert director.top is None
    assert director.apply_changes()
    assert director.top is not None
    assert log == ["a enter", "a layout"]


def test_the_scene_below_pauses_and_resumes() -> None:
    log: list[str] = []
    director = director_with(Card("a", log))
    log.clear()

    director.push(Card("b", log))  # type: ignore[arg-type]
    director.pop()
    director.apply_changes()

    assert log == ["a pause", "b enter", "b layout", "b leave", "a resume"]


def test_only_scenes_that_can_be_seen_are_drawn() -> None:
    log: list[str] = []
    cards = Card("a", log), Card("b", log), Card("c", log, transparent=True)
    director = director_with(*cards)

    assert director.visible() == list(cards[1:])
    assert director.below(cards[2]) == [cards[1]]  # type: ignore[arg-type]


def test_clearing_leaves_every_scene() -> None:
    log: list[str] = []
    director = director_with(Card("a", log), Card("b", log))
    log.clear()

    director.clear_to(Card("c", log))  # type: ignore[arg-type]
    director.apply_changes()

    assert log == ["b leave", "a leave", "c enter", "c layout"]
    assert len(director.scenes) == 1


def test_popping_an_empty_stack_is_harmless() -> None:
    director = Director()

    director.pop()
    director.apply_changes()

    assert director.top is None
    assert director.visible() == []
