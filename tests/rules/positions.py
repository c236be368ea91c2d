"""Short ways to set up the positions of tests: records as text, with made-up hands where cards don't matter."""

from __future__ import annotations

from drawtutor.rules import Deal, IllegalActionError, RulesError, read_record, replay

# Eight hands that share no card, falling in strength; none has more than a pair.
HANDS = [
    "AsAh7c5d2s",
    "KsKh9c6d3s",
    "QsQh8c4d2c",
    "JsJh9d5c3d",
    "TsTh8d6h4c",
    "7s7hKd9h2d",
    "5s5hQdJd3h",
    "4s4hAdTd6c",
]


def record(
    rules: str = "california",
    *,
    stacks: list[int],
    actions: str = "",
    ante: int | list[int] = 1,
    blinds: list[int] | None = None,
    hands: list[str] | None = None,
    stakes: str = "small_bet = 2",
    options: str = "",
    limit: str = "",
    carried: int = 0,
) -> str:
    """A record's text; ``actions`` are its tokens after the deal, one a line or separated by semicolons."""
    count = len(stacks)
    antes = ante if isinstance(ante, list) else [ante] * count
    dealt = [f"d dh p{seat + 1} {cards}" for seat, cards in enumerate((hands or HANDS)[:count]) if cards]
    tokens = [token.strip() for token in actions.replace(";", "\n").splitlines() if token.strip()]
    lines = [
        'variant = "5CD"',
        f'_rules = "{rules}"',
        f"antes = {antes}",
        f"blinds_or_straddles = {blinds or [0] * count}",
        f"starting_stacks = {stacks}",
        f"_carried = {carried}",
        stakes,
        f"actions = {dealt + tokens}",
    ]
    if options:
        lines.append(f"_options = {{{options}}}")
    if limit:
        lines.append(f'_limit = "{limit}"')
    return "\n".join(lines)


def position(rules: str = "california", **details: object) -> Deal:
    """The deal that a record leads to; every action in it must be legal."""
    played = replay(read_record(record(rules, **details)))  # type: ignore[arg-type]
    assert played.refused is None, f"{played.refused} at {played.at}"
    return played.last


def refusal(rules: str = "california", **details: object) -> RulesError:
    """The refusal of the last action of a record."""
    text = record(rules, **details)  # type: ignore[arg-type]
    played = replay(read_record(text))
    assert isinstance(played.refused, IllegalActionError)
    assert played.at == len(read_record(text).actions) - 1, f"{played.refused} came early, at {played.at}"
    return played.refused
