// live_nodes.h - the nodes that can be reached from a program's rules.
#pragma once

#include "ir/program.h"

namespace ludens::ir {

// Visits each node that can be reached from the rules, once: from all of them, or from those that are run in
// the turn of one mover, where rules were worked out for each (Phase::play_as).
class LiveNodes {
 public:
  explicit LiveNodes(const Program& program, int mover = kEverybody) : program_(program), mover_(mover) {
    nodes_.assign(program.nodes.size(), false);
    kinds_.assign(program.kinds.size(), false);
  }

  template <class Visit>
  void for_each(Visit visit) {
    add_roots();
    while (!todo_.empty()) {
      const NodeId id = todo_.back();
      todo_.pop_back();
      if (id == kNothing || nodes_[id]) continue;
      nodes_[id] = true;
      visit(id);
      add_all(program_.operands(id));
      const int at = kind_attribute(*program_.nodes[id].op);
      if (at >= 0) add_kind(program_.attributes(id)[static_cast<size_t>(at)]);
    }
  }

  static constexpr int kEverybody = -1;

 private:
  template <class Ids>
  void add_all(const Ids& ids) {
    todo_.insert(todo_.end(), ids.begin(), ids.end());
  }

  void add_roots() {
    add_all(program_.start);
    add_rules(program_.end, program_.end_as);
    add_all(std::initializer_list<NodeId>{program_.match.result, program_.match.next, program_.match.end});
    for (const Phase& phase : program_.phases) {
      todo_.push_back(phase.role);
      add_rules(phase.play, phase.play_as);
      add_rules(phase.end, phase.end_as);
      for (const NextPhase& next : phase.next)
        add_all(std::initializer_list<NodeId>{next.who, next.condition});
    }
    add_kind(program_.pass_kind);
    add_kind(program_.swap_kind);
  }

  void add_rules(NodeId all, const std::vector<NodeId>& each) {
    const auto mover = static_cast<size_t>(mover_);
    if (mover_ != kEverybody && mover < each.size()) return todo_.push_back(each[mover]);
    todo_.push_back(all);
    if (mover_ == kEverybody) add_all(each);
  }

  void add_kind(int index) {
    if (index < 0 || kinds_[static_cast<size_t>(index)]) return;
    kinds_[static_cast<size_t>(index)] = true;
    const Kind& kind = program_.kinds[static_cast<size_t>(index)];
    add_all(std::initializer_list<NodeId>{kind.actions, kind.from_level, kind.to_level});
    add_all(kind.thens);
    for (const std::uint16_t filter : kind.filters) todo_.push_back(program_.filters[filter].condition);
    for (const std::uint16_t prelude : kind.preludes) todo_.push_back(program_.preludes[prelude]);
  }

  const Program& program_;
  int mover_;
  std::vector<bool> nodes_, kinds_;
  std::vector<NodeId> todo_;
};

}  // namespace ludens::ir
