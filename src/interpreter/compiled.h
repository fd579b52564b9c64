// compiled.h - functions that take the place of the interpreter's own for some nodes, and of whole turns
// (native/).
#pragma once

#include <memory>
#include <span>

#include "base/random.h"
#include "ir/program.h"
#include "ludens/move.h"

namespace ludens::interpreter {

struct CompiledNode {
  ir::NodeId node = ir::kNothing;  // kNothing ends a table of these
  ir::Sink sink = ir::Sink::List;  // of moves
  void (*run)() = nullptr;         // as Code has it for the node's type
};

struct Machine;
struct MoveList;

// Asked of play_randomly for so many plies, nothing but the result counts: what no rule of the game reads of
// the state may be left as it was.
inline constexpr int kToTheEnd = 100'000;

// The course of a turn with the rules compiled into it (interpreter/turns.h).
struct CompiledTurns {
  bool (*random_move)(Machine&, MoveList&, Random&, Move&) = nullptr;
  void (*gather_candidates)(Machine&, MoveList&) = nullptr;
  void (*find_legal_moves)(Machine&, MoveList&) = nullptr;
  bool (*finds_move)(Machine&) = nullptr;
  bool (*holds)(Machine&, const Move&) = nullptr;
  bool (*has_legal_move)(Machine&, int player) = nullptr;
  void (*play)(Machine&, const Move&, bool with_consequences) = nullptr;
  int (*play_randomly)(Machine&, Random&, MoveList&, int most, std::uint64_t& signature) = nullptr;
};

struct CompiledNodes {
  std::span<const CompiledNode> all;
  const CompiledTurns* turns = nullptr;  // null: the interpreter's
  std::shared_ptr<const void> owner;     // of the functions
};

}  // namespace ludens::interpreter
