import numpy as np

import game.engine as engine


def test_every_public_name_is_there() -> None:
    assert [name for name in engine.__all__ if not hasattr(engine, name)] == []


def test_a_roll_is_played_with_the_public_names_alone() -> None:
    start = engine.Position.from_points(engine.Position.start().points)
    roll = engine.Roll(1, 3)
    play = engine.parse_play("8/5 6/5", start, roll)

    turn = engine.Turn(start, roll)
    for move in play.moves:
        assert move in turn.next_moves()
        turn = turn.play(move)
    points = np.array([start.points], dtype=np.int8)
    _, results = engine.movegen.legal_results(points, np.array([[3, 1]]))

    assert turn.is_complete
    assert play in engine.legal_plays(start, roll)
    assert list(play.result.points) in results.tolist()
    assert engine.format_play(play) == "8/5 6/5"
    assert issubclass(engine.IllegalPlayError, engine.BackgammonError)
