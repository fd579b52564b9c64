// expressions.h - nodes of a program as C++ expressions: calls of kernels (runtime/kernels/) with lambdas for
// bodies; registers are variables.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "native/asked_first.h"
#include "native/plan.h"
#include "native/table_text.h"

namespace ludens::native {

class Expressions : public Plan {
 protected:
  using Plan::Plan;

  // Names of registers as variables: From, To, ...
  static std::string name_of(Reg reg);
  std::string variable(Reg reg) const;
  static std::string reg_constant(Reg reg);
  static const char* result_type(Type type);
  // The value of a node; what is a Set or a List is written to `out` by a statement.
  std::string expression(const Use& use);
  std::string call(const Use& use);
  std::string leaf(NodeId id, const Code& c);
  std::string constant_set(int index) const;
  std::string set_leaf(NodeId id, const Code& c);
  std::string unshared(const Use& use);
  int only_site(NodeId set) const;
  std::string registers_as_constants(RegSet set) const;
  std::string registers_as_variables(RegSet set) const;
  // The interpreter's code for the node, with the registers as they are here.
  std::string host(const Use& use);
  // One after the other, until the sink has what it wanted. Where that is any move, those of pieces in danger
  // come first.
  std::string any_of(const Use& use);
  // Room for so many groups of moves, written as text.
  static std::string room_for(int groups);
  // The same for steps of a use, all of one kind where they lie in one word.
  std::string room_for(const Use& use, int kind, int groups);
  // Steps of one word, written out.
  std::string word_steps(const Use& use, int kind, const std::string& from,
                         const kernels::WordSteps& steps) const;
  // Steps of a use that are one kind's and shifts of one word each; none where there are others, too.
  std::vector<kernels::StepWay> ways_in_word(const Use& use) const;
  // May they lie side by side in a word, as many bits of each as it has ends?
  static bool fit_in_word(const std::vector<kernels::StepWay>& ways);
  std::string packed_room(const Use& use, int kind);
  static std::string packed_place(const kernels::StepWay& way, int at);
  // Steps that are shifts of one word, written out.
  std::string word_steps_of(const Use& use);
  std::string shifted_hops(const Use& use);
  // The same where a way is several shifts.
  std::string shifted_steps(const Use& use);
  static std::string shifted(const kernels::StepRelation& relation);
  // Is there a step, wherever it leads, and is that what the answer says?
  virtual bool asks_by_shifts(const Use& /*use*/) const { return false; }
  // Are these all the moves of a turn, drawn from one word?
  virtual bool packs_steps(const Use& /*use*/) const { return false; }
  std::string written_plan(const Use& use, const kernels::StepPlan& plan);
  std::string step_plan(const Use& use);
  // What was prepared for the node.
  std::string table(const Use& use, const std::string& type);
  // The same with what is known of all of its rays.
  std::string known_table(const Use& use, const std::string& table) const;
  // How the node's kernel emits moves.
  std::string emission(const Use& use);
  // A move as From, To and what it captures are here.
  std::string one_move(const Use& use);
  std::string kernel(const Use& use);
  // Costly answers are kept while the state stays as it is, as the interpreter does.
  std::string remembered(const Use& use, const std::string& text);
  std::string parameters(RegSet set) const;
  std::string argument(const Use& use, size_t i);
  std::string body(const Use& use, size_t i);
  std::string eager_set(const Use& use);
  std::string eager_list(const Use& use, bool as_pointer);
  std::string functor(const Use& use, size_t i, const Use& inner);
  // A body that reads nothing but its parameters, as a function that all bodies of the same text have in
  // common.
  std::string shared_body(const std::string& result, const std::string& types, const std::string& parameters,
                          const std::string& text);
  // Registers that are to be there for it; all of them where that is not known.
  RegSet reads_of(const Use& use) const;
  // What a body does once a limit was reached: conditions do not hold, generators stop.
  static std::string given_up(Type type);
  std::string one_in_results(const Use& use);
  std::string set_where_it_lies(const Use& use, const std::string& parameters, const std::string& step);
  std::string attribute(NodeId id, size_t i);
  static std::string sink_constant(Sink sink);
  TableSizes table_sizes(NodeId id) const;

  const std::set<int> in_danger_ = pieces_in_danger(p_);
  bool remembers_ = false;             // has any answer been kept in the text so far?
  std::map<const void*, int> tables_;  // that the text asks for, with their numbers
  std::vector<Use> table_uses_;        // by number
  std::set<int> constant_tables_;      // those that are part of the text
  TableText table_text_;
  bool shares_bodies_ = false;  // while there is room before the text that asks for them
  std::map<std::string, size_t> shared_bodies_;
  std::string shared_text_;
  size_t most_table_items_ = 4'000;  // of one table, in code that the interpreter's tables are at hand for
};

}  // namespace ludens::native
