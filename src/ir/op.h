// op.h - what an op of the IR is: one record with all that is known about it, declared once, in ir/ops/.
//
// The IR is a set of typed expression trees. A node's operands are nodes; its attributes are small integers
// (a site type, a register, an index of a table of the program). Iterators of the language (from, to, site,
// ...) are registers that outlive calls, so a rule sees whatever its surroundings bound, as the language
// demands.
//
// Text, parser, verifier, accessors, memoisation, layout and the manual (`ludens ir --manual`) read the
// record; nothing else says these things again. What an op means is written once, too: the function of its
// name in interpreter/.
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <string_view>

namespace ludens::ir {

enum class Type : std::uint8_t {
  Int,    // site, player, count, value
  Level,  // of a stack, 0 at the bottom; -1: none
  Float,  // a number of single precision
  Bool,
  Set,    // sites of one index space
  List,   // integers, in order, duplicates kept
  Dirs,   // absolute directions, as a mask
  Moves,  // a generator: emits moves into the sink that it is prepared for
  Void,   // an effect on the action buffer or on the outcome
};

// Kept as an int.
constexpr bool is_whole(Type type) {
  return type == Type::Int || type == Type::Level;
}

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
  Die,       // which die the move uses
  Region,    // a site of the group being looked at
  Grouping,  // the number of the ludeme that makes these groups
  Here,      // where the piece stands that directions are asked of, if that is not From
  // What was bound around a (do ... next:), for what comes first to be done again with a move that comes next
  First1,
  First2,
  First3,
  First4,
  kCount
};
inline constexpr int kRegs = static_cast<int>(Reg::kCount);
inline constexpr std::string_view kRegNames[] = {
    "from",   "to",       "between", "level",  "site",   "value",  "player", "pips", "track",
    "edge",   "team",     "hint",    "dir",    "way",    "dist",   "aux",    "aux2", "die",
    "region", "grouping", "here",    "first1", "first2", "first3", "first4"};
inline constexpr int kFirstRegs = 4;

// What a register holds.
constexpr Type type_of(Reg r) {
  return r == Reg::Level ? Type::Level : Type::Int;
}

// Registers, one bit each.
using RegSet = std::uint32_t;
constexpr RegSet bit(Reg r) {
  return RegSet{1} << static_cast<int>(r);
}

// --- state

// The parts of the state that an op may read or change.
enum class Field : std::uint8_t {
  Piece,      // what stands where and whose it is, and the sets that follow: empty, own
  PieceSets,  // where each piece stands, as sets
  OwnPieces,  // the same, where a player may have several pieces; else the sets of players will do
  Count,      // how many pieces a site holds
  Stack,      // which pieces lie on one another
  State,      // local states
  Rotation,   //
  Value,      // of pieces
  Hidden,     // who may see what
  Turn,       // mover, next, previous player, and who has swapped with whom
  LastMove,   // where the move before began and ended, who made it, whether it was a pass
  Aftermath,  // where the last thing that the last move did happened
  LastSites,  // where all that it did happened
  Passed,     // the sites that it went over
  Course,     // moves, turns and passes so far; the phase
  Counter,    // moves since it was set
  Score,      //
  Amount,     // and the pot
  PlayerValue,
  Variable,
  Remembered,  // lists of remembered values
  Pending,
  Visited,
  Marked,  // pieces that go at the end of the turn
  Vote,
  Event,  // which have been triggered
  Dice,
  Team,
  Start,      // where pieces stood before the first move
  Hash,       // of what stands where
  Positions,  // those that the game has been through, and the one put aside
  Track,      // how many pieces stand where on each track
  Groups,     // sites that hang together, kept up to date (runtime/links.h)
  Order,      // in which pieces came to their sites
  Known,      // values that a puzzle's sites may still have
  Outcome,    // who is still in play, who has won
  Trump,
  Match,  // the games of a match so far
  kCount
};
inline constexpr int kFields = static_cast<int>(Field::kCount);
inline constexpr std::string_view kFieldNames[] = {
    "piece",  "piece_sets", "own_pieces",   "count",     "stack",      "state",   "rotation",  "value",
    "hidden", "turn",       "last_move",    "aftermath", "last_sites", "passed",  "course",    "counter",
    "score",  "amount",     "player_value", "variable",  "remembered", "pending", "visited",   "marked",
    "vote",   "event",      "dice",         "team",      "start",      "hash",    "positions", "track",
    "groups", "order",      "known",        "outcome",   "trump",      "match"};
static_assert(std::size(kFieldNames) == kFields);

using FieldSet = std::uint64_t;
constexpr FieldSet bit(Field f) {
  return FieldSet{1} << static_cast<int>(f);
}
template <class... Fields>
constexpr FieldSet state(Fields... all) {
  return (FieldSet{0} | ... | bit(all));
}

// --- sinks

// What becomes of moves as they are generated. A generator is prepared once for each sink that it is asked
// for.
enum class Sink : std::uint8_t {
  List,    // moves are gathered, to choose from
  Any,     // is there a legal one? The first will do
  First,   // the first move is gathered, without its actions
  Effect,  // each move's actions are gathered, to be applied move by move
  Merge,   // all actions are gathered into the move at hand
};
inline constexpr std::string_view kSinkNames[] = {"list", "any", "first", "effect", "merge"};
inline constexpr int kSinks = 5;
static_assert(std::size(kSinkNames) == kSinks);

using SinkSet = std::uint8_t;
constexpr SinkSet bit(Sink s) {
  return static_cast<SinkSet>(1 << static_cast<int>(s));
}
inline constexpr SinkSet kOwnSink = 1 << kSinks;  // that of the op whose operand it is

// --- operands

enum class Presence : std::uint8_t { Required, Optional, Many };

// How an operand is run. An eager one is worked out once, before the op begins; a body is run by the op, any
// number of times, with registers bound.
struct Run {
  bool is_body = false;
  RegSet binds = 0;              // whenever it runs
  bool binds_attribute = false;  // the register that the op's attribute names, too
  SinkSet sinks = kOwnSink;      // that moves go to
  bool is_late = false;          // not run before the op has values of its own for all that it hands on

  template <class... Sinks>
  constexpr Run into(Sinks... all) const {
    return {is_body, binds, binds_attribute, static_cast<SinkSet>((0 | ... | bit(all))), is_late};
  }
  template <class... Sinks>
  constexpr Run also_into(Sinks... all) const {
    return {is_body, binds, binds_attribute, static_cast<SinkSet>((sinks | ... | bit(all))), is_late};
  }
  constexpr Run late() const { return {is_body, binds, binds_attribute, sinks, true}; }
};
inline constexpr Run kEager{};
template <class... Regs>
constexpr Run body(Regs... regs) {
  return {true, (RegSet{0} | ... | bit(regs)), false, kOwnSink, false};
}
// A body run with the register bound that an attribute of the op names.
inline constexpr Run kNamedBody{true, 0, true, kOwnSink, false};

struct Operand {
  std::string_view name;
  Type type = Type::Int;
  Presence presence = Presence::Required;
  Run run = kEager;
  FieldSet keeps = 0;  // what the state keeps for its sake, where it is given
};

// --- attributes

enum class AttributeType : std::uint8_t {
  Number,
  Flag,  // 0 or 1
  SiteType,
  MaybeSiteType,  // or -1
  Register,       // of a number, not of a level
  Kind,           // of move: the op emits moves of this kind
  SetTable,       // the first of a run of the program's constant sets; the next attribute says how many
  SetCount,
  Set,  // index of a constant set
  List,
  MaybeList,
  Name,
  MaybeName,
  Event,       // a name; the first is there even where the program has no names
  Directions,  // index of a table of directions
  Direction,
  Relation,
  Component,
  MaybeContainer,
  Result,      // kind of result
  Field,       // of the state, which keeps it for the op's sake
  Repetition,  // a kind of it, for which the positions of the game are kept
};

struct Attribute {
  std::string_view name;
  AttributeType type = AttributeType::Number;
  FieldSet keeps = 0;  // what the state keeps for its sake, where the flag is set
};

// --- records

// A short list of literals.
template <class T, std::size_t most>
struct Few {
  constexpr Few() = default;
  constexpr Few(std::initializer_list<T> from) {
    for (const T& item : from) items[count++] = item;
  }
  constexpr const T* begin() const { return items.data(); }
  constexpr const T* end() const { return items.data() + count; }
  constexpr std::size_t size() const { return count; }
  constexpr const T& operator[](std::size_t i) const { return items[i]; }

  std::array<T, most> items = {};
  std::size_t count = 0;
};

inline constexpr int kUnknownCost = -1;

struct OpRecord {
  std::string_view name;  // in the IR's text
  Type result = Type::Void;
  Few<Operand, 12> operands = {};  // one of which there may be many comes last
  Few<Attribute, 6> attributes = {};
  RegSet registers = 0;  // that the op itself reads
  RegSet hands_on = 0;   // that bodies which bind them see as they are around the op, until it has a value
  FieldSet reads = 0;    // what its result depends on, but for operands
  FieldSet writes = 0;   // what it changes when its actions are applied
  FieldSet keeps = 0;    // what the state keeps for its sake; other fields are there only if another op asks
  bool chance = false;   // draws from chance
  bool looks_ahead = false;  // plays on from here and takes it back
  bool as_somebody = false;  // may run its body, or ask, in another player's turn
  bool locates = false;      // rules may ask where its actions happened (ir/places.h)
  bool knows_sink = false;   // its meaning depends on what becomes of its moves, which its kernel is told
  bool asks_world = false;   // its kernel asks the world what stands where, so that sets may be all there is
  RegSet leaves = 0;         // registers that bodies bind and that stay so, whatever comes next
  int cost = kUnknownCost;   // about how many plain ops one run is, operands not counted
  std::string_view doc = {};
};

// An op is known by its record's address; families declare theirs in ir/ops/*.h, so that adding one touches
// only them.
using OpRef = const OpRecord*;

// Where the kind of move stands among the attributes of an op that emits; -1 for others.
constexpr int kind_attribute(const OpRecord& op) {
  for (std::size_t i = 0; i < op.attributes.size(); ++i)
    if (op.attributes[i].type == AttributeType::Kind) return static_cast<int>(i);
  return -1;
}

// Where an operand stands by its name; -1: the op has none of this name.
constexpr int operand_named(const OpRecord& op, std::string_view name) {
  for (std::size_t i = 0; i < op.operands.size(); ++i)
    if (op.operands[i].name == name) return static_cast<int>(i);
  return -1;
}

constexpr bool has_many(const OpRecord& op) {
  return op.operands.size() > 0 && op.operands[op.operands.size() - 1].presence == Presence::Many;
}

// What changes nothing, asks chance nothing and looks at no other position.
constexpr bool is_pure(const OpRecord& op) {
  return op.writes == 0 && !op.chance && !op.looks_ahead && op.result != Type::Moves &&
         op.result != Type::Void;
}

namespace Op {
using enum Type;
using enum Presence;
using Attr = AttributeType;
}  // namespace Op

}  // namespace ludens::ir
