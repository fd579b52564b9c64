// counted_moves.h - (count LegalMoves): how many moves there were to choose from when the last one was made.
//
// Rules ask for it while a move is being made and once it is: then the moves are no longer there to be
// counted. So every move notes, as the first thing it does, how many there are; in a variable that no game
// can name.
#pragma once

#include "ir/ops/game_numbers.h"
#include "ludemes/lowering.h"

namespace ludens::ludemes {

inline constexpr std::string_view kCountedMoves = "(count LegalMoves)";

// Nothing before the first move.
inline NodeId counted_moves(Lowering& l) {
  return l.ir.node(Op::Max,
                   {l.ir.constant(0), l.ir.node(Op::Var, {}, {l.ir.name(std::string(kCountedMoves))})});
}

// Once all rules are lowered: the moves that players choose from note it, what follows from them does not.
void let_moves_count(Lowering& l);

}  // namespace ludens::ludemes
