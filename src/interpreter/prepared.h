// prepared.h - a program of the IR as it is run: its nodes as code, its kinds of moves, its phases, and the
// layout of its states.
#pragma once

#include <array>
#include <deque>
#include <memory>
#include <vector>

#include "interpreter/apply.h"
#include "interpreter/code.h"
#include "interpreter/compiled.h"
#include "interpreter/tryout.h"
#include "ir/relations.h"
#include "runtime/growth.h"
#include "runtime/state.h"

namespace ludens::interpreter {

using ir::Relation;

struct KindCode {
  const Code* actions = nullptr;
  std::vector<const Code*> thens;
  std::vector<const Code*> filters;   // conditions, outermost first
  std::vector<size_t> filter_thens;   // how many of the consequences each of them sees
  std::vector<const Code*> preludes;  // outermost first
  std::vector<Reg> captures;
  const Code* from_level = nullptr;  // null: level 0
  const Code* to_level = nullptr;
  std::uint8_t from_type = 0, to_type = 0;
  bool pass = false, swap = false, includes_consequences = false;
  bool checked = false;            // a candidate of this kind may turn out to be illegal
  bool direct = false;             // each action may be carried out before the operands of the next are read
  bool direct_alone = false;       // so may they in code that stands alone (direct.h)
  std::uint32_t direct_thens = 0;  // the same of each of the first consequences, a bit each
  // All that the move itself does, where that is no more than this (prepared.cpp).
  enum class Quick : std::uint8_t {
    No,
    Travel,   // the piece at From goes to To
    Replace,  // and what stood there is taken
    Place,    // `piece` comes to To, if that is empty
  };
  Quick quick = Quick::No;
  Tryout tryout = Tryout::Full;
  const Code* piece = nullptr;

  MoveFacts facts() const { return {pass, swap, from_type, to_type}; }
};

// Rules by mover, from 1.
using ByMover = std::array<const Code*, runtime::kMaxPlayers + 2>;
struct PhaseCode {
  ByMover play = {};      // into a list
  ByMover any_play = {};  // the same, into Any: is there a move?
  ByMover end = {};
};

// How many answers a machine keeps, and how many words the sets among them have.
struct MemoSize {
  int answers = 0, words = 0;
};

// A program prepared for running. Constant; shared by all machines.
class Prepared {
 public:
  explicit Prepared(const Program& program, CompiledNodes compiled = {});
  Prepared(const Prepared&) = delete;

  const Program& program;
  runtime::Layout layout;
  std::vector<KindCode> kinds;
  std::vector<PhaseCode> phases;
  ByMover end = {};
  std::vector<Relation> relations;               // of step_set and leap_set nodes
  std::vector<std::vector<int>> step_relations;  // by node: indices of relations; empty for other nodes
  const geometry::Topology* board = nullptr;
  int default_type = 0;
  int first_beyond = 0;  // the first site that is not on the board
  int words = 1;
  const CompiledTurns* turns = nullptr;                 // null where turns are the interpreter's
  std::unique_ptr<const runtime::GrowthTables> growth;  // null where the board does not grow
  bool plain_turn = false;                              // nothing happens between turns but the end rules
  const Code* satisfy = nullptr;                        // a puzzle's only rule
  std::vector<int> owners;                              // by component
  std::vector<int> facing;  // by component: specific direction, or kSpecificDirections
  MemoSize memo_size;       // room for the answers that a machine keeps (memo.h)
  // Null for kNothing, and for moves into a sink that nobody asks for. A level is read where its number is,
  // and the other way round.
  const Code* code(NodeId id) const { return by_sink_[id][0]; }  // of any type but Moves
  const Code* code(NodeId id, Sink sink) const { return by_sink_[id][static_cast<size_t>(sink)]; }
  size_t code_count() const { return codes_.size(); }

 private:
  void add_node(NodeId id, ir::SinkSet sinks);
  Code& add_code(NodeId id, Sink sink);
  void add_relation(NodeId id, Relation relation);  // unless there is an equal one
  void find_relations(NodeId id, const Code& step_set);
  void find_leap_relations(NodeId id, const Code& leap_set);
  void find_hop_relations(NodeId id, const Code& hop_set);

  std::deque<Code> codes_;
  std::deque<std::vector<const Code*>> args_;
  std::vector<std::array<Code*, ir::kSinks>> by_sink_;  // by node; for all but Moves the same Code
  std::vector<std::shared_ptr<const void>> data_;
  std::shared_ptr<const void> compiled_;  // owns functions that Codes have
};

}  // namespace ludens::interpreter
