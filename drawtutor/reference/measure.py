"""Measures what is stored: ``python -m drawtutor.reference.measure {openings,heads-up}``.

``heads-up`` works out the best answer to each solved strategy, what it gains a deal, and confirms it with real cards.
``openings`` prints, for each structure and number of players, the lowest pair that comes in by players behind, beside
the experts' columns, and how many ranks it lies from the nearest of them.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator, Sequence

from drawtutor.cards import RANKS, Rank
from drawtutor.reference.table.openings import EXPERTS, opening_chance, opening_minimums
from drawtutor.reference.table.packed import table_strategy
from drawtutor.reference.table.structures import TableStructure

__all__ = ["main"]


def _letter(rank: Rank | None) -> str:
    return rank.letter if rank else "-"


def _lines(structure: TableStructure, players: int) -> Iterator[str]:
    strategy = table_strategy(structure)
    yield f"{structure.value}, {players} players"
    yield f"  behind  opens  {'  '.join(EXPERTS)}  ranks from the nearest   by pair, of 100"
    for behind, rank in opening_minimums(structure, strategy, players=players).items():
        columns = {name: column[behind] for name, column in EXPERTS.items()}
        apart = {name: abs(rank - other) for name, other in columns.items()} if rank else {}
        nearest = min(apart, key=lambda name: apart[name]) if apart else "-"
        told = "  ".join(_letter(columns[name]).center(len(name)) for name in EXPERTS)
        chances = " ".join(
            f"{pair.letter}{100 * opening_chance(structure, strategy, pair, behind, players=players):.0f}"
            for pair in RANKS
        )
        yield f"  {behind:6}  {_letter(rank):>5}  {told}  {apart.get(nearest, '-')} ({nearest})".ljust(60) + chances


def main(arguments: Sequence[str] | None = None) -> None:
    """The command; raises `SystemExit` for arguments it does not know."""
    parser = ArgumentParser(prog="python -m drawtutor.reference.measure")
    commands = parser.add_subparsers(dest="command", required=True)
    openings = commands.add_parser("openings")
    openings.add_argument("--structures", nargs="+", type=TableStructure, default=list(TableStructure))
    openings.add_argument("--players", nargs="+", type=int, default=[6])
    two = commands.add_parser("heads-up")
    two.add_argument("--structure", action="append", help="one structure, by its name; else all")
    two.add_argument("--deals", type=int, default=8_000_000, help="so many deals with real cards, each played twice")
    two.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    if chosen.command == "heads-up":
        from drawtutor.reference.build import confirm

        confirm.tell(chosen.structure, chosen.deals, chosen.seed)
        return
    for structure in chosen.structures:
        for players in chosen.players:
            print("\n".join(_lines(structure, players)))


if __name__ == "__main__":
    main()
