// op.h - the operations of the IR: name, result and operands, each declared once, in ir/ops/.
//
// The IR is a set of typed expression trees. A node's operands are nodes; its immediates are small integers
// (a site type, a register, an index of a table of the program). Iterators of the language (from, to, site,
// ...) are registers that outlive calls, so a rule sees whatever its surroundings bound, as the language
// demands.
#pragma once

#include <cstdint>
#include <string_view>

namespace ludens::ir {

enum class Type : std::uint8_t {
  Int,  // site, player, count, value
  Bool,
  Set,    // sites of one index space
  List,   // integers, in order, duplicates kept
  Dirs,   // absolute directions, as a mask
  Moves,  // a generator: emits moves into whatever sink is asked
  Void,   // an effect on the action buffer or on the outcome
};

// Operands as letters: i b s l d m v for the types above; '?' after one that may be absent; '*' after the
// last: any number.
struct OpInfo {
  std::string_view name;
  Type result;
  std::string_view operands;
  int immediates;  // how many; -1: any number
  int kind = -1;   // which immediate is a kind of move, for ops that emit
};

// An op is known by its record's address; families declare theirs in ir/ops/*.h, so that adding one touches
// only them.
using OpRef = const OpInfo*;

// The iterators of the language, and a few registers of our own.
enum class Reg : std::uint8_t {
  From,
  To,
  Between,
  Level,
  Site,
  Value,
  Player,
  Pips,
  Track,
  Edge,
  Team,
  Hint,
  // --- ours: how a move came about, so that its effects can walk the same way again
  Dir,   // the absolute direction
  Way,   // which radial in that direction
  Dist,  // steps along it
  Aux,   // whatever else a move's effects need
  Aux2,
  Die,     // which die the move uses
  Region,  // a site of the group being looked at
  // What was bound around a (do ... next:), for what comes first to be done again with a move that comes next
  First1,
  First2,
  First3,
  First4,
  kCount
};
inline constexpr int kRegs = static_cast<int>(Reg::kCount);
inline constexpr std::string_view kRegNames[] = {"from",   "to",     "between", "level",  "site",  "value",
                                                 "player", "pips",   "track",   "edge",   "team",  "hint",
                                                 "dir",    "way",    "dist",    "aux",    "aux2",  "die",
                                                 "region", "first1", "first2",  "first3", "first4"};
inline constexpr int kFirstRegs = 4;

}  // namespace ludens::ir
