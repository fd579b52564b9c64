// dominoes.h - ops of dominoes: large pieces of two halves, four cells each, with a number on each half. The
// cells under a domino keep the number of their half as value, and which domino it is as count.
#pragma once

#include "ir/op.h"

namespace ludens::ir::Op {

inline constexpr OpRecord IsDomino{
    .name = "is_domino",
    .result = Bool,
    .operands = {{"int0", Int}},
    .doc = "a component",
};
inline constexpr OpRecord LineOfPlay{
    .name = "line_of_play",
    .result = Set,
    .doc =
        "Where the next domino may lie: off the ends of those on the board, and the long sides of doubles.",
};
inline constexpr OpRecord PipsMatch{
    .name = "pips_match",
    .result = Bool,
    .operands = {{"int0", Int}},
    .doc = "of the domino there, site",
};
inline constexpr OpRecord DominoesLeft{
    .name = "dominoes_left",
    .result = Int,
    .doc = "that are nowhere on the table",
};
inline constexpr OpRecord CanTakeDomino{
    .name = "can_take_domino",
    .result = Bool,
    .operands = {{"int0", Int}},
    .doc = "player",
};
inline constexpr OpRecord ActTakeDomino{
    .name = "act_take_domino",
    .result = Void,
    .operands = {{"int0", Int}},
    .doc = "player",
};
inline constexpr OpRecord ActDealDominoes{
    .name = "act_deal_dominoes",
    .result = Void,
    .operands = {{"int0", Int}},
    .doc =
        "How many for each of two players; all that is dealt goes round the hands, one site of each after "
        "another.",
};
inline constexpr OpRecord ForDealtDominoes{
    .name = "for_dealt_dominoes",
    .result = Moves,
    .operands = {{"int0", Int}, {"moves1", Moves, Required, body()}},
    .doc =
        "The same in play, one move for each domino: From and To its site, Aux the component, drawn from all "
        "that there are, those on the table too.",
};

}  // namespace ludens::ir::Op
