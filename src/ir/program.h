// program.h - a compiled game: its equipment and its rules as IR. Constant once built; shared by all threads.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "geometry/topology.h"
#include "ir/equipment.h"
#include "ir/op.h"
#include "ir/ops/core.h"
#include "ir/passes.h"

namespace ludens::ir {

using geometry::SiteType;
using NodeId = std::uint32_t;
inline constexpr NodeId kNothing = 0;  // an operand that is absent

// Copies of a program share their sets: of a large board the tables of sets by site take more memory than all
// else.
class ConstantSet {
 public:
  using Words = std::vector<std::uint64_t>;
  ConstantSet(Words words) : words_(std::make_shared<const Words>(std::move(words))) {}
  operator const Words&() const { return *words_; }

  const std::uint64_t* data() const { return words_->data(); }
  std::size_t size() const { return words_->size(); }
  auto begin() const { return words_->begin(); }
  auto end() const { return words_->end(); }
  std::uint64_t operator[](std::size_t word) const { return (*words_)[word]; }
  bool operator==(const ConstantSet& other) const { return *this == *other.words_; }
  bool operator==(const Words& other) const { return *words_ == other; }

 private:
  std::shared_ptr<const Words> words_;
};

struct Node {
  OpRef op = &Op::Nothing;
  std::uint16_t operand_count = 0, attribute_count = 0;
  std::uint32_t first_operand = 0, first_attribute = 0;
  std::uint32_t source = ~0u;  // the bound ludeme that it came from, for people

  bool operator==(const Node&) const = default;
};

// A place in the rules where moves are made. `actions` runs with the captured registers bound, when the move
// is applied; then the consequences follow, innermost first.
struct Kind {
  NodeId actions = kNothing;  // Void
  std::vector<NodeId> thens;  // Moves, evaluated on the state after the actions
  std::uint32_t waiting =
      0;  // which of them, a bit each, wait until everybody's move is made (simultaneous moves)
  std::vector<std::uint16_t> filters;   // outermost first; the move is legal if all hold
  std::vector<std::uint16_t> preludes;  // outermost first: applied before the actions (do ... next:)
  std::vector<Reg> captures;            // registers that the move must remember, besides From and To
  SiteType from_type = SiteType::Cell, to_type = SiteType::Cell;
  NodeId from_level = kNothing, to_level = kNothing;  // of stacks, those that the move names, if any
  bool decision = true;
  bool pass = false, swap = false;  // what the move is called when it has no sites
  bool same_site = false;           // From is To: placing a piece
  bool is_turn_kept = false;
  bool includes_consequences =
      false;  // what follows is part of the move itself: it was played out to choose it (max Moves)
  std::uint32_t source = ~0u;

  bool operator==(const Kind&) const = default;
  // Are they one kind but for where they stand in the description?
  bool does_the_same(const Kind& other) const {
    Kind from_there = *this;
    from_there.source = other.source;
    return from_there == other;
  }
};

// (do ... ifAfterwards:cond): apply the body on a copy, test.
struct Filter {
  NodeId condition = kNothing;
  int outer_thens = 0;  // how many of the move's consequences stand around it, and so come after the test

  bool operator==(const Filter&) const = default;
};

struct NextPhase {
  NodeId who = kNothing;  // Int; absent: every player
  NodeId condition = kNothing;
  int target = 0;  // index of a phase; kFollowing: the one after the phase of `who`, or of the mover
  static constexpr int kFollowing = -1;

  bool operator==(const NextPhase&) const = default;
};

struct Phase {
  std::string name;
  NodeId role = kNothing;
  NodeId play = kNothing;  // Moves
  NodeId end = kNothing;   // Void
  std::vector<NextPhase> next;
  // The same for each mover, players from 1, where a pass has worked that out; else empty.
  std::vector<NodeId> play_as, end_as;

  bool operator==(const Phase&) const = default;
};

// Which absolute directions a set of relative ones means, by the facing of the piece.
struct DirectionTable {
  std::vector<geometry::DirectionMask> by_facing;  // kSpecificDirections + 1 entries; the last for no facing

  bool operator==(const DirectionTable&) const = default;
};

enum class Repetition : std::uint8_t { None, Positional, PositionalInTurn, Situational, SituationalInTurn };

struct MetaRules {
  bool swap = false, automove = false, pin = false, no_suicide = false, no_stack_on_fallen = false;
  int gravity = 0;  // 1: pyramidal drop
  Repetition no_repeat = Repetition::None;
  int pass_end = 0;  // 0: a round of passes draws unless ...; 1: draw; 2: no end

  // May one of them forbid a move that the rules of play offer?
  bool forbids() const { return pin || no_suicide || no_stack_on_fallen || no_repeat != Repetition::None; }
  bool operator==(const MetaRules&) const = default;
};

// What the state is made of; its layout follows from it. What must be known before the rules are lowered is
// found in the description (ludemes/uses.h); the rest follows from the ops that are left (ir/kept_fields.h).
struct Uses {
  bool stacks = false, counts = false, states = false, rotations = false, values = false, hidden = false;
  bool scores = false, amounts = false, pot = false, piece_sets = false, hash = false, pending = false;
  bool visited = false, end_of_turn_captures = false, teams = false, remembered = false, dice = false,
       votes = false;
  bool site_type[3] = {false, false, false};  // which kinds of site hold pieces
  bool starts = false;                        // where pieces began
  bool large_pieces = false, cards = false, dominoes = false, track_indices = false, puzzle = false;
  bool cycle = false;
  bool last_sites = false, passed = false;  // all sites that the last move touched; that it went over
  bool after_consequences = false;          // where the last thing that followed a move happened
  std::uint32_t repetitions = 0;            // kinds of Repetition that rules ask about, a bit each
  bool graph_game = false, line_of_play = false;
  bool owner_is_piece = false;  // at most one piece a player: a site keeps one number for both
  bool match = false;           // the game is part of a match, which the state knows about

  bool operator==(const Uses&) const = default;
};

// What a match says about one of its games. The rules are those of the match, worked out for this game's
// board and pieces; they are asked once the game is over.
struct MatchRules {
  NodeId result = kNothing;  // Int: what each winner of the game scores; absent: see points_of
  NodeId next = kNothing;    // Int: which game follows; absent: the one after it
  NodeId end = kNothing;     // Void

  bool operator==(const MatchRules&) const = default;
};

// How players take turns.
inline constexpr int kInTurn = 0, kSimultaneous = 1, kSimulation = 2;

struct Program {
  std::string name;
  std::shared_ptr<const Equipment> equipment;
  int players = 2;
  int words = 1;  // of a site set

  std::vector<Node> nodes;
  std::vector<NodeId> operand_pool;
  std::vector<std::int32_t> attribute_pool;

  std::vector<Kind> kinds;
  std::vector<Filter> filters;
  std::vector<NodeId> preludes;  // Moves
  std::vector<Phase> phases;
  std::vector<NodeId> start;   // Void, in order
  NodeId end = kNothing;       // Void
  std::vector<NodeId> end_as;  // as in a phase
  MetaRules meta;
  Uses uses;
  int pass_kind = -1, swap_kind = -1;  // moves that the turn itself offers
  bool draw_when_all_pass = true;      // a full round of passes ends the game
  bool stochastic = false;
  int mode = kInTurn;
  MatchRules match;  // where uses.match

  std::vector<ConstantSet> sets;                 // `words` each
  std::vector<std::vector<std::int32_t>> lists;  // constant lists and tables
  std::vector<DirectionTable> directions;
  std::vector<std::string> names;  // of variables, remembered lists, proposals ...
  int max_turns = 1250, max_moves = 10000;
  PassSet passes = kAllPasses;  // done, or to be done when the program is prepared

  std::span<const NodeId> operands(NodeId id) const {
    return {operand_pool.data() + nodes[id].first_operand, nodes[id].operand_count};
  }
  std::span<const std::int32_t> attributes(NodeId id) const {
    return {attribute_pool.data() + nodes[id].first_attribute, nodes[id].attribute_count};
  }
  Type type(NodeId id) const { return nodes[id].op->result; }

  bool operator==(const Program&) const = default;
};

// Adds nodes to a program; equal nodes are one node.
class Builder {
 public:
  explicit Builder(Program& program);

  Program& program() { return program_; }
  NodeId node(const OpRecord& op, std::span<const NodeId> operands = {},
              std::span<const std::int32_t> attributes = {});
  NodeId node(const OpRecord& op, std::initializer_list<NodeId> operands,
              std::initializer_list<std::int32_t> attributes = {}) {
    return node(op, std::span(operands.begin(), operands.size()),
                std::span(attributes.begin(), attributes.size()));
  }
  NodeId constant(std::int32_t value) { return node(Op::Const, {}, {value}); }
  NodeId boolean(bool value) { return node(Op::BoolConst, {}, {value ? 1 : 0}); }
  NodeId reg(Reg reg) { return node(Op::GetReg, {}, {static_cast<std::int32_t>(reg)}); }
  NodeId level(NodeId number);        // an Int as a Level; kNothing stays that
  NodeId level_number(NodeId level);  // and back
  NodeId level_const(std::int32_t value) { return level(constant(value)); }
  NodeId directions(std::uint64_t mask) {
    return node(Op::DirsConst, {}, {static_cast<std::int32_t>(mask), static_cast<std::int32_t>(mask >> 32)});
  }
  NodeId set(std::vector<std::uint64_t> words);  // a constant set
  NodeId set_of(std::span<const int> sites);
  int list(std::vector<std::int32_t> values);  // index of the constant list
  int name(const std::string& name);           // index of the name, new or known
  void set_source(std::uint32_t source) { source_ = source; }
  std::uint32_t source() const { return source_; }

  bool is_constant(NodeId id) const { return program_.nodes[id].op == &Op::Const; }
  std::int32_t value(NodeId id) const { return program_.attributes(id)[0]; }

 private:
  Program& program_;
  std::unordered_multimap<std::uint64_t, NodeId> index_;
  std::unordered_map<std::string, int> names_;
  std::uint32_t source_ = ~0u;
};

// Registers that the tree reads before it binds them, kinds and calls included; on demand also those that
// consequences of its moves read, which see what is bound around a move that is an effect.
std::vector<Reg> free_registers(const Program& program, NodeId root, bool with_consequences = false);

// What is wrong with the program; empty if it is sound.
std::vector<std::string> verify(const Program& program);

}  // namespace ludens::ir
