// rules_text.h - what the text of every game has, whether it stands alone or not: its fields, its functions,
// its kinds of moves, and a struct Game that chooses among them (native::KindFacts, interpreter/turns.h).
#pragma once

#include <map>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "native/expressions.h"

namespace ludens::native {

class RulesText : public Expressions {
 protected:
  using Expressions::Expressions;

  // A name that cannot be anything but part of a comment.
  static std::string harmless(const std::string& name);
  static const char* truth(bool value) { return value ? "true" : "false"; }
  template <class Values>
  void write_array(const std::string& type, const std::string& name, const Values& values) {
    std::vector<std::string> items;
    for (const auto value : values)
      items.push_back(std::to_string(+value) + (sizeof(value) == 8 ? "ull" : ""));
    if (items.empty()) items.emplace_back("0");
    TableText table(table_text_.for_gpu());
    table.array(type, name, items);
    out_ << table.take();
  }
  void write_space(int type, const char* name);
  bool is_worth_copies(const Use& use, const std::string& body) const;
  std::string signature(const Use& use, const std::string& before);
  void write_functions();
  // The value that a register has where a move is carried out: -1 where it is not bound.
  std::string value_in_move(const ir::Kind& kind, Reg reg, bool outside) const;
  // The registers of a use as variables around its expression.
  template <class Value>
  std::string with_registers(const Use& use, Value value) {
    std::string text;
    for_each_register(facts_.at(use).reads, [&](Reg reg) {
      if (left_registers() & ir::bit(reg)) {
        text += "const typename TheWorld::Runner::LevelAt at_level(w.m, " + value(reg) + "); ";
        return;
      }
      text += "[[maybe_unused]] const int " + variable(reg) + " = " + value(reg) + "; ";
    });
    return text;
  }
  // A case of a choice, which write_cases puts down with those that do the same.
  void write_case(size_t number, const Use& use, const std::string& registers, bool gives);
  void add_case(size_t number, const std::string& body);
  static std::string unbound(Reg /*reg*/) { return "-1"; }
  // The value that it has where a consequence runs.
  std::string value_around(Reg reg) const;
  std::string place_around(Reg reg) const;
  void write_cases();
  static const char* tryout(interpreter::Tryout tryout);
  void write_kind_table();
  void write_kinds();
  // Functions that choose by kind of move: emit(kind, number) writes the cases of one. What is the same for
  // several is written once.
  template <class Emit>
  void write_by_kind(const std::string& signature, const std::string& key, const std::string& otherwise,
                     Emit emit) {
    out_ << "  " << signature << " {\n    switch (" << key << ") {\n";
    for (size_t k = 0; k < p_.kinds.size(); ++k)
      if (is_emitted(p_.kinds[k])) emit(p_.kinds[k], k);
    write_cases();
    out_ << "      default:\n        break;\n    }\n" << otherwise << "  }\n";
  }
  // A move that only places or moves one piece, where actions are carried out as they come.
  std::string quick_way(size_t k);
  void write_moves();
  void write_act_in_sets();
  void write_parts();
  void write_preludes();
  // Registers that what comes first in a (do ... next:) has bound again, and those that keep their values.
  std::vector<std::pair<Reg, Reg>> kept_for_first(NodeId prelude) const;
  // Those that are carried out as they come, or the others.
  void write_thens(const std::string& name, bool direct);
  std::string level(const ir::Kind& kind, NodeId id);
  // Rules of a phase for each mover, into `write(case number, use)`.
  template <class Write>
  void for_each_rule(int phase, NodeId all, const std::vector<NodeId>& each, Sink sink, Write write) {
    // Where nobody plays, the mover is 0.
    for (int mover = p_.players == 0 ? 0 : 1; mover <= p_.players; ++mover) {
      const NodeId id = static_cast<size_t>(mover) < each.size() ? each[static_cast<size_t>(mover)] : all;
      if (id != ir::kNothing)
        write(static_cast<size_t>(phase * 32 + mover),
              Use{id, p_.type(id) == Type::Moves ? sink : Sink::List});
    }
  }
  void write_play();
  // May playouts go by lean.h? Else what stands against it.
  bool is_plain() const { return is_standalone_ && why_not_plain().empty(); }
  const std::string& why_not_plain() const;
  std::string find_why_not_plain() const;
  // ... by lean_sets.h?
  bool asks_by_shifts(const Use& use) const override;
  bool packs_steps(const Use& use) const override;
  // What a player does in a phase.
  static NodeId play_of(const ir::Phase& phase, int mover);
  bool is_within(NodeId whole, NodeId part) const;
  bool plays_in_sets() const { return is_plain() && why_not_sets().empty(); }
  // ... or, on a GPU, cut into functions, by lean_parts.h?
  bool plays_in_parts() const { return is_standalone_ && why_not_parts().empty(); }
  bool is_for_parts() const;
  const std::string& why_not_parts() const;
  bool goes_in_sets() const { return plays_in_sets() || plays_in_parts(); }
  std::string find_why_not_parts() const;
  std::string why_not_in_turn() const;
  template <class Visit>
  void for_each_op(NodeId actions, bool with_consequences, Visit visit) const;
  ir::FieldSet fields_of(NodeId actions) const;
  bool tries_in_sets() const;
  ir::FieldSet written_by(NodeId actions) const;
  // How many sets say which local states pieces have, a bit each; -1: nobody knows.
  int state_planes() const;
  // What says, from the site outwards, who threatens it.
  std::set<NodeId> threats_outwards() const;
  bool is_quiet_between_turns() const;
  bool asks_chance() const;
  // Is every player's piece that is moved one of the mover's? In these playouts the mover is a constant, so
  // that nothing is asked in another player's turn.
  bool moves_own_pieces() const;
  // May there be more pieces of a kind than before? Where it matters which came first, the sets know it of
  // one.
  bool makes_pieces() const;
  bool has_growing_stacks() const;
  bool lays_a_piece(NodeId id) const;
  bool is_some_piece(NodeId what) const;
  // Do sets say all that is to be known of the board? Else what stands against it.
  const std::string& why_not_sets() const;
  std::string find_why_not_sets() const;
  // Is nothing known of a site but which piece stands there?
  bool has_pieces_alone() const;
  // ... and how many of them?
  bool has_counts_alone() const;
  // Is more known of pieces than what they are, whose, and how many?
  bool has_details() const;
  // Does the state keep more than the head and the sets that rules may change before a game ends?
  bool keeps_more() const;
  // How many rounds of loops one turn can take at the most; from many_ticks() on they have to be counted. In
  // parts it will do that there is an end to them: nobody asks for fewer there.
  std::int64_t many_ticks() const { return plays_in_parts() ? std::int64_t{1} << 50 : 200'000; }
  std::int64_t most_ticks() const;
  std::int64_t ticks_of(NodeId id, std::map<NodeId, std::int64_t>& known) const;
  std::int64_t rounds_of(NodeId id) const;
  // Are all actions carried out as they come, and all consequences?
  bool acts_directly() const;
  bool follows_directly() const;
  // Does nothing follow the moves that are made where they are found?
  bool ends_with_actions() const;
  // Are the rules so few that all of them may be part of one function?
  bool is_small() const;
  // Of which there may be more where moves are drawn from a few sets in registers, and no list is written.
  size_t parts_that_count() const;
  // Does a rule ask how the game has gone so far, or whose turn it is to be?
  bool keeps_course() const;
  // Does a move, a consequence or a condition ask who is stuck or what was voted for? Both change with the
  // turn.
  bool moves_see_course() const;
  // Is it asked on the way to a player's moves whether another one has any?
  bool moves_ask_who_is_stuck() const;
  // Are there conditions of moves, or questions about moves to one site alone?
  bool has_filters() const;
  void add_parts(const ir::Kind& kind, std::vector<NodeId>& parts) const;
  // Is one of the ops at or below these nodes?
  bool reaches(std::vector<NodeId> todo, std::initializer_list<ir::OpRef> ops) const;
  // How many groups of moves the rules of play list at the most; 0 where nobody knows, or single moves are.
  int most_offers() const;
  int offers_of(const Use& use) const;
  int sites_known(NodeId set) const;
  void write_facts();

  mutable std::optional<std::string> why_not_plain_, why_not_sets_,
      why_not_parts_;  // once they have been asked for
  struct Case {
    std::string body;
    std::vector<size_t> numbers;
  };
  std::vector<Case> cases_;
  std::ostringstream out_;
  std::string fn_;    // before every function
  std::string part_;  // and before those that are parts of rules
  // And before those that choose among them.
  std::string member_fn() const { return part_ == fn_ ? fn_ : "LUDENS_PART "; }
};

}  // namespace ludens::native
