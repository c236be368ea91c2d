"""What a question's words may speak of: the values of its position, by the names that the texts use."""

from __future__ import annotations

from drawtutor.cards import Card
from drawtutor.course.chances import telling_of
from drawtutor.course.opposed import facing
from drawtutor.course.position import first_left, last_blind, players, round_story, said_in_words, staying
from drawtutor.course.scene import (
    Against,
    Aim,
    Beat,
    Circle,
    HighCards,
    Hope,
    Meet,
    OpenHands,
    Reach,
    Request,
    Share,
    Spot,
    Spread,
    Subject,
    Told,
    Unknown,
    Wager,
    Wish,
)
from drawtutor.hands import Hand, HandCategory, JokerUse
from drawtutor.message import Who
from drawtutor.odds import Price, hold_odds, outs
from drawtutor.rules import Deal, Phase, Seat

__all__ = ["facts_of"]


def facts_of(subject: Subject, aim: Aim | None) -> dict[str, object]:
    """The values of what lies there and of what is asked. Those that do not apply are left out."""
    match subject:
        case Spot():
            values = _spot_facts(subject)
        case Circle(players=count, dealer=dealer):
            start = Seat(0) if dealer is None else dealer
            values = {
                "players": count,
                "dealer": Who(start),
                "number": subject.number,
                "limit": subject.draw_limit,
                "broke": players(subject.broke),
                "order": players(Seat((start + step) % count) for step in range(1, count + 1)),
                "others": players(Seat((start + step) % count) for step in range(1, count)),
            }
        case HighCards(cards):
            values = {"cards": cards, "players": len(cards)}
        case Spread(cards):
            values = {"count": len(cards)}
        case OpenHands(hands, house):
            values = {"count": len(hands), "joker": JokerUse.NONE if house is None else house.joker}
            if len(hands) == 1:
                values |= {"hand": hands[0].cards, "rank": hands[0].rank}
    return values | _aim_facts(subject, aim)


def _spot_facts(spot: Spot) -> dict[str, object]:
    deal = spot.deal
    values = _table_facts(deal)
    values["told"] = said_in_words(spot)
    if len(deal.pots) > 1:
        values |= {"main": deal.pots[0].amount, "side": deal.pot - deal.pots[0].amount}
    if spot.said and spot.said[-1].seat is not None:
        values["last"] = Who(spot.said[-1].seat)
    if spot.hero is not None:
        values |= _hero_facts(deal, spot.hero)
    return values


def _table_facts(deal: Deal) -> dict[str, object]:
    stakes, rules, blind = deal.stakes, deal.rules, last_blind(deal)
    return {
        "rules": rules.rule_set,
        "joker": rules.joker,
        "players": sum(deal.dealt_in),
        "seats": deal.players,
        "phase": deal.phase,
        "story": round_story(deal),
        "dealer": Who(deal.dealer),
        "first": Who(first_left(deal)),
        "turn": None if deal.to_act is None else Who(deal.to_act),
        "opener": None if deal.opener is None else Who(deal.opener),
        "aggressor": None if deal.aggressor is None else Who(deal.aggressor),
        "active": players(deal.active_seats),
        "out": players(Seat(seat) for seat in range(deal.players) if not deal.dealt_in[seat]),
        "level": deal.level,
        "pot": deal.pot,
        "ante": max(deal.antes),
        "blinds": tuple(blind for blind in deal.blinds if blind),
        "posted": players(Seat(seat) for seat, blind in enumerate(deal.blinds) if blind),
        "last_blind": None if blind is None else Who(blind),
        "paying": sum(ante > 0 for ante in deal.antes),
        "staying": players(staying(deal)),
        "carried": deal.carried,
        "min": stakes.min_bet,
        "max": stakes.max_bet,
        "small": stakes.small_bet,
        "big": stakes.big_bet,
        "unit": stakes.small_bet if deal.phase in (Phase.DEAL, Phase.BET1) else stakes.big_bet,
        "cap": 0 if rules.raise_cap is None else rules.raise_cap,
        "circuit": rules.one_circuit,
        "raises": deal.raises,
        "before": _first_round_stake(deal),
        "limit": rules.draw_limit,
        "exchanges": rules.exchanges,
        "stub": deal.view(None).stub,
    }


def _first_round_stake(deal: Deal) -> int:
    """What everybody still in put in during the first round, once it is over."""
    if deal.phase in (Phase.DEAL, Phase.BET1):
        return 0
    seat = first_left(deal)
    staked = deal.staked[seat] if deal.phase is Phase.BET2 else 0
    return deal.paid[seat] - deal.antes[seat] - staked


def _hero_facts(deal: Deal, hero: Seat) -> dict[str, object]:
    legal = deal.legal(hero)
    low, high = legal.wager or (0, 0)
    hand = deal.hands[hero]
    return {
        "staked": deal.staked[hero],
        "stack": deal.stacks[hero],
        "to_call": legal.to_call,
        "low": low,
        "high": high,
        "hand": hand,
        **({"rank": Hand(hand, joker=deal.rules.joker).rank} if len(hand) == 5 else {}),
    }


def _aim_facts(subject: Subject, aim: Aim | None) -> dict[str, object]:
    match aim:
        case Reach(category):
            return {"needed": category, "beating": False}
        case Beat(hand):
            return {"needed": hand.rank, "beating": True}
        case Wish(to=to, by=by):
            return {"to": to or 0, "by": by or 0}
        case Share(seat):
            return {"share": None if seat is None else Who(seat)}
        case Wager(to):
            return {"bet": to}
        case Request(count):
            return {"wants": count}
        case Hope(keep, category):
            return _hope_facts(subject, keep, category)
        case Told(keep, category):
            return _hope_facts(subject, keep, category) | {"figure": telling_of(_held(subject), aim).label}
        case Meet(keep, other):
            return {"keep": _kept(subject, keep), **_price_facts(subject), "facing": facing((other,))}
        case Against(opponents):
            return {"facing": facing(opponents), "opponents": len(opponents)}
        case Unknown(others):
            return {"others": others}
    return {}


def _held(subject: Subject) -> tuple[Card, ...]:
    """The hand that is asked about."""
    if isinstance(subject, OpenHands):
        return subject.hands[0].cards
    assert isinstance(subject, Spot)
    assert subject.hero is not None
    return subject.deal.hands[subject.hero]


def _kept(subject: Subject, keep: tuple[Card, ...]) -> tuple[Card, ...]:
    """The kept cards in the order in which they are held."""
    return tuple(card for card in _held(subject) if card in keep)


def _hope_facts(subject: Subject, keep: tuple[Card, ...], wanted: HandCategory) -> dict[str, object]:
    hand, kept = _held(subject), _kept(subject, keep)
    odds = hold_odds(hand, kept)
    return {
        "keep": kept,
        "drawn": len(hand) - len(kept),
        "needed": wanted,
        "chance": odds.at_least(wanted),
        **_price_facts(subject),
        "outs": len(outs(hand, kept, at_least=wanted)) if len(kept) == 4 else 0,
        "total": odds.total,
        "ways": odds.ways(wanted),
    }


def _price_facts(subject: Subject) -> dict[str, object]:
    """What a call costs and what it is for, where there is one to make."""
    if not isinstance(subject, Spot) or not subject.deal.legal().to_call:
        return {}
    price = Price(to_call=subject.deal.legal().to_call, pot=subject.deal.pot)
    return {"share": price.needed, "after": price.pot + price.to_call}
