// counted_moves.h - (count LegalMoves): how many moves there were to choose from when the last one was made.
//
// Rules ask for it while a move is being made and once it is: then the moves are no longer there to be
// counted. So every move notes, as the first thing it does, how many there are; in a variable that no game
// can name.
#pragma once

#include <algorithm>

#include "ir/ops/control.h"
#include "ir/ops/counts.h"
#include "ludemes/lowering.h"

namespace ludens::ludemes {

inline constexpr std::string_view kCountedMoves = "(count LegalMoves)";

inline NodeId counted_moves(Lowering& l) {
  return l.ir.node(Op::Var, {}, {l.ir.name(std::string(kCountedMoves))});
}

// Once all rules are lowered.
inline void let_moves_count(Lowering& l) {
  if (std::ranges::find(l.program.names, kCountedMoves) == l.program.names.end()) return;
  const NodeId note =
      l.ir.node(Op::ActSetVar, {l.ir.node(Op::LegalMoves)}, {l.ir.name(std::string(kCountedMoves))});
  for (ir::Kind& kind : l.program.kinds) {
    if (!kind.decision) continue;
    kind.actions = kind.actions == ir::kNothing ? note : l.ir.node(Op::Do, {note, kind.actions});
  }
}

}  // namespace ludens::ludemes
