// plan.h - which nodes of a program become C++ text, which become functions of their own, and which
// registers each of them reads. What is left to the interpreter is known here, too. No text is written here.
#pragma once

#include <initializer_list>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "interpreter/machine.h"
#include "interpreter/op_table.h"
#include "ir/accessors.h"
#include "runtime/kernels/steps.h"

namespace ludens::native {

using interpreter::Code;
using interpreter::Leaf;
using interpreter::Prepared;
using interpreter::Sink;
using ir::NodeId;
using ir::OpRecord;
using ir::Program;
using ir::Reg;
using ir::RegSet;
using ir::Type;
namespace Op = ir::Op;

// A node, and for moves the sink that they go to.
struct Use {
  NodeId node = ir::kNothing;
  Sink sink = Sink::List;
  auto operator<=>(const Use&) const = default;
};

template <class Visit>
void for_each_register(RegSet set, Visit visit) {
  for (int r = 0; r < ir::kRegs; ++r)
    if ((set >> r) & 1) visit(static_cast<Reg>(r));
}

class Plan {
 protected:
  // `is_standalone`: for code that needs no interpreter (standalone.h).
  Plan(const Prepared& game, bool is_standalone);

  void add_root(NodeId id, Sink sink);
  // Kinds of moves that some rule makes; others are left from before a pass rewrote it.
  void find_made_kinds();
  bool is_made(const ir::Kind& kind) const {
    return made_kinds_.contains(static_cast<int>(&kind - p_.kinds.data()));
  }
  // `with_nobody`: where rules were worked out for each mover, those too that hold when it is nobody's turn.
  // Where somebody plays they are never asked.
  void find_roots(bool with_nobody);
  void visit_all();
  bool has_kernel(NodeId id) const { return interpreter::op_table().at(p_.nodes[id].op).kernel != nullptr; }
  const Code& code_of(const Use& use) const { return *game_.code(use.node, use.sink); }
  // Does its value lie somewhere? Of a question about a site, `leaf` is where that lies.
  bool is_leaf(const Use& use) const {
    return code_of(use).leaf != Leaf::None && p_.type(use.node) != Type::Bool;
  }
  // Written here, without the interpreter?
  bool is_written(const Use& use) const;
  // Can moves that the op makes, step by step, be gathered by emitted code?
  bool gathers_here(const Use& use) const;
  // Registers that rules leave as they were last, and that are therefore kept by the runner.
  RegSet left_registers() const;
  // Is (level) another one afterwards, for whatever comes next? A register is a variable here, and goes with
  // its scope.
  bool leaves_level(NodeId id) const;
  // What follows a capture is carried out on the machine's registers, of which a sowing sets these.
  bool hides_registers(const Use& use) const;
  // What is read by all that follows moves below the node.
  RegSet thens_read(NodeId below) const;
  // In a game of chance, what makes or tries out moves may draw as well.
  bool draws(NodeId id) const;
  // C++ does not say which argument is worked out first: where two of them draw chance, that matters. Bodies
  // are run by the kernel, in its order.
  bool draws_twice(NodeId id) const;
  // What is listed is not tried out yet.
  bool is_plain_emission(const Use& use) const;
  // Of one kind: native::Kind has room for so many conditions, its functions tell so many consequences apart.
  static constexpr size_t kMostFilters = 8;
  static constexpr size_t kMostThens = 16;
  // Is it carried out by emitted code?
  bool is_emitted(const ir::Kind& kind) const;
  // What stands against it; empty: nothing.
  std::string why_not_emitted(const ir::Kind& kind) const;
  // Steps of whole sets, all of which are listed at once; 0 where they are not. So many groups at most.
  int planned_ways(const Use& use) const;
  // The same of the steps of one node.
  int word_ways(const Use& use) const;
  int ways_of(const kernels::StepWays& steps) const;
  // Of hops of one word; 0 where there are too many to write down.
  int hop_ways(const interpreter::Code& hop_set) const;
  // Is each way a few shifts of one word?
  bool is_few_shifts(const kernels::StepWays& steps) const;
  const ir::Kind& kind_of(NodeId id) const { return p_.kinds[static_cast<size_t>(ir::kind_of(p_, id))]; }
  const ir::Operand& operand(NodeId id, size_t i) const;
  // Is it asked whether there is a move, besides?
  bool is_asked(const Use& use, size_t i) const;
  Use operand_use(const Use& use, size_t i) const;
  struct Facts {
    int uses = 0;
    int size = 1;      // nodes, as a tree
    RegSet reads = 0;  // registers that are to be there
  };
  const Facts& visit(const Use& use);
  // What the interpreter does may ask for parts that are written here: it enters these.
  void enter_below(NodeId host);
  // A move that is made where it is found: its actions are part of the generator.
  bool acts(const Use& use) const;
  Use actions_of(const Use& use) const { return {kind_of(use.node).actions, Sink::List}; }
  RegSet bound_by(NodeId id, size_t i) const;
  Reg named_register(NodeId id) const;
  RegSet captures(const ir::Kind& kind) const;
  RegSet own_reads(const Use& use) const;
  // All that the interpreter may read below the node.
  RegSet host_reads(const Use& use) const;
  // Does a rule ask where all that a move did happened?
  bool notes_places() const { return p_.uses.after_consequences || p_.uses.last_sites; }
  // Does a rule look at what actions moves would mean?
  bool traces() const;
  // Is the longest of turns looked for?
  bool measures_turns() const;
  // May what follows a move within a move see what is bound around it? In most games nothing is.
  bool reads_around() const;
  // Does one of the rules use the op?
  bool is_live(std::initializer_list<ir::OpRef> ops) const;
  // Are the rules so many that kernels are compiled once for all bodies that they run (bodies.h)?
  bool lends_bodies() const {
    constexpr size_t kMany = 2'500;
    return most_parts_ > kMany;
  }
  // A function of its own, not part of whoever uses it?
  bool is_function(const Use& use) const;
  bool is_out(Type type) const { return type == Type::Set || type == Type::List; }
  static const char* out_type(Type type) { return type == Type::Set ? "SetWord* out" : "List& out"; }
  std::string function_name(const Use& use) const;

  const Prepared& game_;
  const Program& p_;
  const bool is_standalone_;
  std::set<int> made_kinds_;
  std::set<Use> roots_;
  std::vector<Use> todo_;   // of these, not visited yet
  std::set<NodeId> hosts_;  // left to the interpreter
  std::map<Use, Facts> facts_;
  size_t most_parts_ = 0;       // of these, had nobody's turn been counted, too
  std::set<std::string> left_;  // ops without a kernel
  bool any_level_left_ = false;
  mutable std::map<NodeId, bool> draws_;  // does chance decide part of it?
  mutable std::map<NodeId, bool> leaves_level_;
  std::set<int> made_in_place_;  // kinds whose moves are carried out where they are found
};

}  // namespace ludens::native
