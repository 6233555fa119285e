"""Reference positions, and what the engine gets wrong about them."""

import csv
import json
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from game.engine.dice import Roll
from game.engine.movegen import legal_plays, legal_results
from game.engine.position import Position, to_array
from game.engine.position_id import parse_position_id
from game.engine.turn import Turn

DATA = Path(__file__).parents[1] / "data"
RULES = DATA / "rules-cases.json"

Points = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Case:
    """A roll in a position, and everything that may be done with it."""

    name: str
    position: Position
    roll: Roll
    results: frozenset[Points]
    first_moves: frozenset[tuple[int, int]] | None
    """Source and die."""

    early_wins: frozenset[tuple[int, int]]


def read_cases(path: Path) -> list[Case]:
    with path.open(encoding="utf-8") as file:
        return [to_case(json.loads(line)) for line in file]


def to_case(record: dict[str, Any]) -> Case:
    return Case(
        name=record["id"],
        position=Position.from_points(record["board"]),
        roll=Roll(*record["dice"]),
        results=frozenset(map(tuple, record["plays"])),
        first_moves=frozenset(map(tuple, record["first_moves"])),
        early_wins=frozenset(map(tuple, record.get("early_win", ()))),
    )


def read_seeds(path: Path) -> list[Case]:
    return [to_case(record) for record in json.loads(path.read_text("utf-8"))["positions"]]


def read_rules(path: Path) -> list[Case]:
    """The cases of the type `plays`."""
    return [
        Case(
            name=record["id"],
            position=Position.from_points(record["position"]),
            roll=Roll(*record["dice"]),
            results=frozenset(
                tuple(play["result"]) for play in record["expected"]["legal_plays"] or ()
            ),
            first_moves=frozenset(
                (source, die) for source, _, die in record["expected"]["legal_first_moves"]
            ),
            early_wins=frozenset(
                (source, die) for source, _, die in record.get("also_accept_first_moves", ())
            ),
        )
        for record in read_rules_records("plays", path)
    ]


def read_rules_records(kind: str, path: Path = RULES) -> list[dict[str, Any]]:
    """The rules cases of one type as they are written."""
    return [record for record in rules_by_id(path).values() if record["type"] == kind]


def rules_by_id(path: Path = RULES) -> dict[str, dict[str, Any]]:
    """All rules cases as they are written."""
    return {record["id"]: record for record in json.loads(path.read_text("utf-8"))["cases"]}


def read_counts(path: Path) -> list[tuple[Position, Roll, int]]:
    """The positions of a perft file with their numbers of distinct results."""
    with path.open(encoding="utf-8", newline="") as file:
        return [
            (
                parse_position_id(row["position_id"]),
                Roll(int(row["die1"]), int(row["die2"])),
                int(row["distinct_results"]),
            )
            for row in csv.DictReader(file)
        ]


def faults_of_plays(case: Case) -> list[str]:
    """What is wrong with `legal_plays` and with the way its plays are made."""
    plays = legal_plays(case.position, case.roll)
    results = [play.result.points for play in plays]
    faults = []
    if len(set(results)) != len(results) or set(results) != case.results:
        faults.append(f"{case.name}: results")
    for play in plays:
        turn = Turn(case.position, case.roll)
        for move in play.moves:
            turn = turn.play(move)
        if turn.position != play.result or not turn.is_complete:
            faults.append(f"{case.name}: {play.moves}")
    return faults


def faults_of_first_moves(case: Case) -> list[str]:
    if case.first_moves is None:
        return []
    offered = {(move.source, move.die) for move in Turn(case.position, case.roll).next_moves()}
    right = case.first_moves <= offered <= case.first_moves | case.early_wins
    return [] if right else [f"{case.name}: first moves {sorted(offered)}"]


def faults_of_batch(cases: list[Case]) -> list[str]:
    """What is wrong with `legal_results` when it is given all the cases at once."""
    dice = np.array([(case.roll.low, case.roll.high) for case in cases])
    rows, results = legal_results(to_array([case.position for case in cases]), dice)
    found: dict[int, list[Points]] = defaultdict(list)
    for row, result in zip(rows.tolist(), results.tolist(), strict=True):
        found[row].append(tuple(result))
    return [
        f"{case.name}: batch"
        for row, case in enumerate(cases)
        if sorted(found[row]) != sorted(case.results)
    ]


def faults_of_counts(counts: Iterable[tuple[Position, Roll, int]]) -> list[str]:
    return [
        f"{position.points} {roll}: {len(legal_plays(position, roll))} results, not {count}"
        for position, roll, count in counts
        if len(legal_plays(position, roll)) != count
    ]
