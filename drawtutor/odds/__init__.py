"""What comes of a hand and how good it is: exact counts first, samples with their error where counts end.

Exact numbers are `fractions.Fraction`, sampled ones are `Estimate`, and those that are worked out but leave
something out are `Reckoning`; what is assumed about other players is a value of its own (`RandomHand`,
`Read`, `KnownHand`), so that it can be named beside the figure.
"""

from drawtutor.odds.chance import SampledDeals, chance_to_win
from drawtutor.odds.draws import HoldOdds, all_holds, hold_odds
from drawtutor.odds.duels import Standing, duel, standing
from drawtutor.odds.estimate import Estimate
from drawtutor.odds.frequencies import dealt_at_least, hand_frequencies, pair_or_better, royal_flushes
from drawtutor.odds.holdings import RUNS, DrawKind, Holding, common_sense, draw_kind, holding_of
from drawtutor.odds.openers import (
    cards_wanted,
    chance_of_openers,
    nobody_has_openers,
    nobody_if_independent,
    second_has_openers,
    stub_runs_out,
)
from drawtutor.odds.outs import outs, outs_by_category
from drawtutor.odds.price import Price, bluff_must_work, odds_against, one_in
from drawtutor.odds.ranks import HoldRanks, all_hold_ranks, hold_ranks
from drawtutor.odds.reads import (
    FirstRound,
    KnownHand,
    OpponentModel,
    RandomHand,
    Read,
    SecondRound,
    usually_holds,
)
from drawtutor.odds.reckoning import Reckoning, deck_lasts, reckoned_chance, reckoned_chances
from drawtutor.odds.starting import pairs_held, starting_hands
from drawtutor.odds.values import HoldValue, Worths, hold_values

__all__ = [
    "RUNS",
    "DrawKind",
    "Estimate",
    "FirstRound",
    "HoldOdds",
    "HoldRanks",
    "HoldValue",
    "Holding",
    "KnownHand",
    "OpponentModel",
    "Price",
    "RandomHand",
    "Read",
    "Reckoning",
    "SampledDeals",
    "SecondRound",
    "Standing",
    "Worths",
    "all_hold_ranks",
    "all_holds",
    "bluff_must_work",
    "cards_wanted",
    "chance_of_openers",
    "chance_to_win",
    "common_sense",
    "dealt_at_least",
    "deck_lasts",
    "draw_kind",
    "duel",
    "hand_frequencies",
    "hold_odds",
    "hold_ranks",
    "hold_values",
    "holding_of",
    "nobody_has_openers",
    "nobody_if_independent",
    "odds_against",
    "one_in",
    "outs",
    "outs_by_category",
    "pair_or_better",
    "pairs_held",
    "reckoned_chance",
    "reckoned_chances",
    "royal_flushes",
    "second_has_openers",
    "standing",
    "starting_hands",
    "stub_runs_out",
    "usually_holds",
]
