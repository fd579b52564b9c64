// code.h - what the interpreter runs: a function for each node of the IR, with its operands beside it.
//
// A node that generates moves is prepared once for each sink that they go to (sinks.h), any other once. All
// of it is constant and shared (prepared.h).
#pragma once

#include <cstdint>
#include <vector>

#include "ir/program.h"
#include "runtime/view.h"

namespace ludens::interpreter {

using ir::NodeId;
namespace Op = ir::Op;
using ir::Program;
using ir::Reg;
using ir::Sink;

struct Machine;
struct Code;

// An operand that is not worked out yet; false where it is absent.
template <ir::Type type>
struct Lazy {
  const Code* code = nullptr;
  explicit operator bool() const { return code != nullptr; }
};

using IntFn = int (*)(Machine&, const Code&);
using FloatFn = float (*)(Machine&, const Code&);
using BoolFn = bool (*)(Machine&, const Code&);
using SetFn = void (*)(Machine&, const Code&, SetWord* out);
using ListFn = void (*)(Machine&, const Code&, std::vector<int>& out);
using DirsFn = std::uint64_t (*)(Machine&, const Code&);
using MovesFn = bool (*)(Machine&, const Code&);  // true: stop, the sink has what it wanted
using VoidFn = void (*)(Machine&, const Code&);

// Where the value of a node lies that need not be worked out.
enum class Leaf : std::uint8_t {
  None,
  Register,
  Block,     // in the state
  Constant,  // in the program: a number, or a set
};

struct Code {
  union {
    IntFn int_fn;
    FloatFn float_fn;
    BoolFn bool_fn;
    SetFn set_fn;
    ListFn list_fn;
    DirsFn dirs_fn;
    MovesFn moves_fn;
    VoidFn void_fn;
    void (*any_fn)();
  };
  const Code* const* args = nullptr;  // null entries for absent operands
  const std::int32_t* imm = nullptr;
  std::uint16_t arg_count = 0, imm_count = 0;
  Leaf leaf = Leaf::None;
  // Of a condition: does it only ask whether a site is in a set, or out of it? Then `leaf` and `offset` say
  // where the site lies; the set is `words`, or in the state at `other_offset`. Or whether two numbers are
  // the same, or not? Then `other_leaf` and `other_offset` say where the second lies.
  enum class Asks : std::uint8_t { More, IsIn, IsOut, Equal, Differ } asks = Asks::More;
  Leaf other_leaf = Leaf::None;
  std::int32_t offset = 0;  // Register, Block, Constant: how far from where those begin, in bytes
  std::int32_t other_offset = 0;
  const SetWord* words = nullptr;  // Constant: the set
  ir::OpRef op = nullptr;
  NodeId node = 0;
  const void* data = nullptr;            // what the op's `prepare` made for this node
  const Code* const* by_sink = nullptr;  // the same node, by sink
  // Answers that are kept for a while (memo.h): where, by which register, and how to work them out.
  std::int32_t memo = -1, memo_reg = -1, memo_size = 0, memo_words = 0;
  void (*unmemoised_fn)() = nullptr;
};

// The same moves into another sink, one of those that the record names for the operand.
inline Lazy<ir::Type::Moves> into(Sink sink, Lazy<ir::Type::Moves> moves) {
  return {moves.code->by_sink[static_cast<int>(sink)]};
}

}  // namespace ludens::interpreter
