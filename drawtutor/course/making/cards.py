"""Further questions about cards and pots: what to throw, which hand is higher, what a deck lacks, who gets what."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random

from drawtutor.cards import DECK, JOKER, RANKS, SUITS, Card, Rank, Suit
from drawtutor.course.answers import ChoiceAnswer, NumberAnswer
from drawtutor.course.choices import choice_of
from drawtutor.course.exercise import Choice, Task
from drawtutor.course.graders import HAND_SIZE, deck_fault
from drawtutor.course.making.hands import equal_hands, four_to_a_flush, four_to_a_straight, hand_of, wrap_around
from drawtutor.course.making.order import Made, Order, cited, number_choices
from drawtutor.course.making.play import any_house, find_moment
from drawtutor.course.reading.staging import House, begin, stage
from drawtutor.course.scene import Beat, Circle, Declared, OpenHands, Reach, Share, Spot, Spread, Subject
from drawtutor.hands import Hand, HandCategory
from drawtutor.rules import Deal, Phase, RuleSet, Seat, Show, load_rules

__all__ = ["CARD_MAKERS"]


# What to throw.


def _best_discards(order: Order) -> Made:
    house = any_house(order.rng, order.rule_set)
    hand, aim, rules = order.rng.choice(_PROBLEMS)(order.rng)
    heroes: list[Seat] = []

    def hands(rng: Random, count: int) -> dict[Seat, tuple[Card, ...]]:
        heroes[:] = [Seat(rng.randrange(count))]
        return {heroes[0]: hand}

    def wanted(deal: Deal, declared: Declared) -> bool:
        return deal.phase is Phase.DRAW and declared.seat == heroes[0]

    deal, _ = find_moment(order.rng, house, wanted, players=(3, 5), hands=hands)
    return Made(Spot(deal=deal, hero=heroes[0]), "beat" if isinstance(aim, Beat) else "reach", rules, aim)


Problem = tuple[tuple[Card, ...], Reach | Beat, tuple[str, ...]]


def _pair_and_side_card(rng: Random) -> Problem:
    """A pair with a high card beside, which looks worth keeping."""
    pair = rng.choice([rank for rank in RANKS if Rank.FIVE <= rank <= Rank.QUEEN])
    while True:
        hand = hand_of(HandCategory.PAIR, rng, made_of=pair)
        if any(card.rank is Rank.ACE for card in hand):
            return hand, Reach(HandCategory.THREE_OF_A_KIND), ("PL-29",)


def _pair_against_two_pair(rng: Random) -> Problem:
    """The same hand against two pair that aces up would beat: there the ace is worth keeping."""
    hand, _, _ = _pair_and_side_card(rng)
    pair = Hand(hand).rank.made_of[0]
    high = rng.choice([rank for rank in (Rank.JACK, Rank.QUEEN, Rank.KING) if rank is not pair and rank > pair])
    while True:
        other = hand_of(HandCategory.TWO_PAIR, rng, without=hand, made_of=high)
        if Hand(other).rank.made_of[0] is high and all(card.rank is not Rank.ACE for card in other):
            return hand, Beat(Hand(other)), ("PL-29", "PL-31")


def _two_pair(rng: Random) -> Problem:
    return hand_of(HandCategory.TWO_PAIR, rng), Reach(HandCategory.FULL_HOUSE), ("PL-28", "PL-24")


def _trips(rng: Random) -> Problem:
    wanted = rng.choice((HandCategory.FULL_HOUSE, HandCategory.FOUR_OF_A_KIND))
    return hand_of(HandCategory.THREE_OF_A_KIND, rng), Reach(wanted), ("PL-30",)


def _flush_or_pair(rng: Random) -> Problem:
    hand, _ = four_to_a_flush(rng, paired=True)
    wanted = rng.choice((HandCategory.FLUSH, HandCategory.THREE_OF_A_KIND))
    return hand, Reach(wanted), ("PL-32", "PL-28")


def _straight_or_pair(rng: Random) -> Problem:
    hand, _ = four_to_a_straight(rng, gap=rng.random() < 0.5, paired=True)
    wanted = rng.choice((HandCategory.STRAIGHT, HandCategory.THREE_OF_A_KIND))
    return hand, Reach(wanted), ("PL-32", "PL-24")


_PROBLEMS: tuple[Callable[[Random], Problem], ...] = (
    _pair_and_side_card,
    _pair_against_two_pair,
    _two_pair,
    _trips,
    _flush_or_pair,
    _straight_or_pair,
)


# Which hand is higher.


def _rank_hands(order: Order) -> Made:
    rng = order.rng
    pattern = rng.random()
    hands: list[tuple[Card, ...]] = []

    def add(category: HandCategory, made_of: Rank | None = None) -> None:
        taken = [card for hand in hands for card in hand]
        hands.append(hand_of(category, rng, without=taken, made_of=made_of))

    if pattern < 0.4:
        # Neighbours in the order of hands, where it is learned.
        low = rng.randint(0, 5)
        rules = ("NO-04", "PL-38")
        for category in range(low, low + 3):
            add(HandCategory(category))
    elif pattern < 0.75:
        # The same kind twice, so that ranks or side cards decide.
        category = rng.choice(_DOUBLED)
        rules = ("NO-16" if category else "NO-17", "NO-18")
        same = rng.choice(RANKS) if category is HandCategory.PAIR else None
        add(category, same)
        add(category, same)
        near = [other for other in _DOUBLED if abs(other - category) == 1]
        add(rng.choice(near))
    else:
        # Aces at either end, and in between where they may not stand.
        rules = ("NO-04", "PL-38")
        hands.append(tuple(Card(rank, suit) for rank, suit in zip(_WHEEL, _suits(rng), strict=True)))
        hands.append(wrap_around(rng, without=hands[0]))
        add(rng.choice((HandCategory.PAIR, HandCategory.STRAIGHT)))
    rng.shuffle(hands)
    return Made(OpenHands(tuple(map(Hand, hands))), "", rules)


_DOUBLED = tuple(category for category in HandCategory if category is not HandCategory.FIVE_OF_A_KIND)
_WHEEL = (Rank.ACE, Rank.TWO, Rank.THREE, Rank.FOUR, Rank.FIVE)


def _suits(rng: Random) -> list[Suit]:
    suits = [*SUITS, rng.choice(SUITS)]
    rng.shuffle(suits)
    return suits


# The deck.


def _faulty_deck(order: Order) -> Made:
    rng = order.rng
    cards = list(DECK)
    card = rng.choice(DECK)
    fault = rng.choice(("missing", "missing", "doubled", "doubled", "foreign", "complete"))
    if fault == "missing":
        cards.remove(card)
    elif fault == "doubled":
        cards.insert(cards.index(card), card)
    elif fault == "foreign":
        cards.insert(rng.randrange(52), JOKER)
    subject = Spread(tuple(cards))
    right = deck_fault(subject.cards)
    lures = [f"missing-{_beside(rng, card)}", f"doubled-{_beside(rng, card)}", f"missing-{card}", "complete"]
    keys = list(dict.fromkeys([right, *(lure for lure in lures if lure != right)]))[:4]
    rng.shuffle(keys)
    return Made(subject, "", ("PL-04", "BG-02"), choices=_choices(map(ChoiceAnswer, keys), subject))


def _beside(rng: Random, card: Card) -> Card:
    """A card of the same suit near this one."""
    place = card.index % 13
    return DECK[card.index + rng.choice([step for step in (-2, -1, 1, 2) if 0 <= place + step < 13])]


def _choices(answers: Iterable[ChoiceAnswer | NumberAnswer], subject: Subject) -> tuple[Choice, ...]:
    return tuple(choice_of(answer, subject) for answer in answers)


def _cards_left(order: Order) -> Made:
    players = order.rng.randint(2, 8)
    circle = Circle(players=players, dealer=Seat(0))
    right = len(DECK) - HAND_SIZE * players
    wrong = (right + HAND_SIZE, HAND_SIZE * players, right - HAND_SIZE, right + 1)
    return Made(circle, "", ("PL-08", "PL-22"), choices=number_choices(order.rng, right, wrong, circle))


def _enough_cards(order: Order) -> Made:
    limit = order.rng.choice((2, 3, 4, load_rules(order.rule_set.value).draw_limit))
    circle = Circle(players=6, dealer=Seat(0), draw_limit=limit)
    right = len(DECK) // (HAND_SIZE + limit)
    wrong = (right - 1, right + 1, right + 2, len(DECK) // HAND_SIZE)
    return Made(circle, "", ("BG-02", "BG-13"), choices=number_choices(order.rng, right, wrong, circle))


# Pots.


def _pot_size(order: Order) -> Made:
    rng = order.rng
    house = any_house(rng, order.rule_set)
    players = rng.randint(3, min(7, house.rules.max_players))
    if order.rule_set is RuleSet.LAST_RAISE and rng.random() < 0.5:
        return _pot_without_one(rng, house, max(4, players))
    passed = rng.randint(0, 2) if order.rule_set is RuleSet.CALIFORNIA else 0
    carried = passed * players * house.ante if passed else rng.choice((0, 0, 1))
    deal = begin(house, stacks=(house.stack,) * players, carried=carried)
    spot = Spot(deal=deal)
    wrong = (deal.pot - carried, carried, deal.pot - house.ante, deal.pot + house.ante, house.ante)
    rules = cited(order, five=("PL-06", "PL-39"), california=("BG-03", "BG-05"), last=("NO-06",))
    return Made(spot, "carried" if carried else "antes", rules, choices=number_choices(rng, deal.pot, wrong, spot))


def _pot_without_one(rng: Random, house: House, players: int) -> Made:
    """The pot of a deal that one player stays out of (NO-06)."""
    out = rng.randrange(players - 1)
    deal = begin(house, stacks=(house.stack,) * players, antes=[house.ante * (seat != out) for seat in range(players)])
    spot = Spot(deal=deal)
    wrong = (deal.pot + house.ante, deal.pot - house.ante, house.ante)
    return Made(spot, "out", ("NO-06",), choices=number_choices(rng, deal.pot, wrong, spot))


def _pot_share(order: Order) -> Made:
    rng = order.rng
    house = any_house(rng, order.rule_set)
    players = rng.randint(3, 5)
    category = rng.choice((HandCategory.PAIR, HandCategory.TWO_PAIR, HandCategory.STRAIGHT, HandCategory.FLUSH))
    tied = sorted(rng.sample(range(players), 2))
    hands = {Seat(seat): hand for seat, hand in zip(tied, equal_hands(category, rng), strict=True)}
    # A third may pay into the first round and give up in the second.
    later = [seat for seat in range(tied[0] + 1, players) if seat not in tied]
    third = rng.choice(later) if later and rng.random() < 0.6 else None
    start = begin(house, stacks=(house.stack,) * players, carried=rng.choice((0, 1)))
    deal = stage(start, f"share/{rng.random()}", hands=hands, actions=_two_to_the_end(rng, start, tied, third))
    said = tuple(Declared(seat, Show()) for seat in deal.show_order)
    spot = Spot(deal=deal, said=said)
    share, rest = divmod(deal.pot, 2)
    seat = None if rest and rng.random() < 0.4 else Seat(rng.choice(tied))
    wrong = (deal.pot, share + 1, 0, share, share - 1, 1)
    choices = number_choices(rng, rest if seat is None else share, wrong, spot)
    rules = cited(order, five=("PL-39", "NO-18"), california=("PL-39", "NO-18"), last=("NO-16", "NO-18"))
    return Made(spot, "rest" if seat is None else "share", rules, Share(seat), choices)


def _two_to_the_end(rng: Random, start: Deal, tied: list[int], third: int | None) -> list[str]:
    """What is said in a deal that two players see to its end, both standing pat."""
    stakes = start.stakes
    sizes = [unit or stakes.min_bet + rng.randint(1, 3) for unit in (stakes.small_bet, stakes.big_bet)]
    tokens: list[str] = []
    for seat in range(start.players):
        # Nobody may check in the five-stage game, so those before the opener fold.
        does = f"cbr {sizes[0]}" if seat == tied[0] else "cc" if seat in (tied[1], third) else "f"
        tokens.append(f"p{seat + 1} {does}")
    staying = sorted({*tied, *(() if third is None else (third,))})
    tokens += [f"p{seat + 1} sd" for seat in staying]
    for seat in staying:
        does = f"cbr {sizes[1]}" if seat == tied[0] else "f" if seat == third else "cc"
        tokens.append(f"p{seat + 1} {does}")
    return tokens


CARD_MAKERS: dict[Task, Callable[[Order], Made]] = {
    Task.BEST_DISCARDS: _best_discards,
    Task.RANK_HANDS: _rank_hands,
    Task.FAULTY_DECK: _faulty_deck,
    Task.CARDS_LEFT: _cards_left,
    Task.ENOUGH_CARDS: _enough_cards,
    Task.POT_SIZE: _pot_size,
    Task.POT_SHARE: _pot_share,
}
