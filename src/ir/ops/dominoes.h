// dominoes.h - ops of dominoes: large pieces of two halves, four cells each, with a number on each half. The
// cells under a domino keep the number of their half as value, and which domino it is as count.
#pragma once

#include "ir/op.h"

namespace ludens::ir::Op {

inline constexpr OpRecord IsDomino{
    .name = "is_domino",
    .result = Bool,
    .operands = {{"what", Int}},
    .cost = 1,
    .doc = "Is the component a domino?",
};
inline constexpr OpRecord LineOfPlay{
    .name = "line_of_play",
    .result = Set,
    .reads = state(Field::Piece, Field::State),
    .cost = 60,
    .doc =
        "Where the next domino may lie: off the ends of those on the board, and the long sides of doubles. "
        "On an empty board the middle.",
};
inline constexpr OpRecord PipsMatch{
    .name = "pips_match",
    .result = Bool,
    .operands = {{"site", Int}},
    .reads = state(Field::Piece, Field::Count, Field::State, Field::Value, Field::Course),
    .cost = 40,
    .doc =
        "Do the numbers of the domino at the site match those beside it, on one side of one domino? The "
        "first domino needs none beside it. Yes where there is no domino.",
};
inline constexpr OpRecord DominoesLeft{
    .name = "dominoes_left",
    .result = Int,
    .reads = state(Field::Piece),
    .cost = 40,
    .doc = "How many dominoes are neither on the board nor in a hand.",
};
inline constexpr OpRecord CanTakeDomino{
    .name = "can_take_domino",
    .result = Bool,
    .operands = {{"player", Int}},
    .reads = state(Field::Piece),
    .cost = 40,
    .doc = "Is a domino left, and a free site in the player's hand?",
};
inline constexpr OpRecord ActTakeDomino{
    .name = "act_take_domino",
    .result = Void,
    .operands = {{"player", Int}},
    .reads = state(Field::Piece),
    .writes = state(Field::Piece, Field::State, Field::Value),
    .chance = true,
    .doc =
        "Puts one of the dominoes left, drawn by chance, into the player's hand; nothing where none is left "
        "or the hand is full.",
};
inline constexpr OpRecord ActDealDominoes{
    .name = "act_deal_dominoes",
    .result = Void,
    .operands = {{"count", Int}},
    .reads = state(Field::Piece),
    .writes = state(Field::Piece, Field::State, Field::Value),
    .chance = true,
    .doc =
        "Deals 2 * count of the dominoes left, drawn by chance, round the hands, however many players there "
        "are.",
};
inline constexpr OpRecord ForDealtDominoes{
    .name = "for_dealt_dominoes",
    .result = Moves,
    .operands = {{"count", Int}, {"moves", Moves, Required, body(Reg::From, Reg::To, Reg::Aux)}},
    .chance = true,
    .doc =
        "The moves for each domino that is dealt in play. Registers From and To: its site; Aux: the domino, "
        "drawn from all that there are, those on the table too.",
};

}  // namespace ludens::ir::Op
