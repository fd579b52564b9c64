// dominoes.h - ops of dominoes: large pieces of two halves, four cells each, with a number on each half. The
// cells under a domino keep the number of their half as value, and which domino it is as count.
#pragma once

#include "ir/op.h"

namespace ludens::ir::Op {

inline constexpr OpInfo IsDomino{"is_domino", Type::Bool, "i", 0};  // a component
// Where the next domino may lie: off the ends of those on the board, and the long sides of doubles.
inline constexpr OpInfo LineOfPlay{"line_of_play", Type::Set, "", 0};
inline constexpr OpInfo PipsMatch{"pips_match", Type::Bool, "i", 0};      // of the domino there, site
inline constexpr OpInfo DominoesLeft{"dominoes_left", Type::Int, "", 0};  // that are nowhere on the table
inline constexpr OpInfo CanTakeDomino{"can_take_domino", Type::Bool, "i", 0};  // player
inline constexpr OpInfo ActTakeDomino{"act_take_domino", Type::Void, "i", 0};  // player
// How many for each of two players; all that is dealt goes round the hands, one site of each after another.
inline constexpr OpInfo ActDealDominoes{"act_deal_dominoes", Type::Void, "i", 0};
// The same in play, one move for each domino: From and To its site, Aux the component, drawn from all that
// there are, those on the table too.
inline constexpr OpInfo ForDealtDominoes{"for_dealt_dominoes", Type::Moves, "im", 0};

}  // namespace ludens::ir::Op
