// hop_kinds.h - what hops do, told what they pass instead of how they came there: a group of moves remembers
// nothing but From and To.
#pragma once

#include <map>
#include <optional>

#include "ir/program.h"

namespace ludens::optimize {

// Is it a hop over one site right beside the piece, to the next?
bool goes_over_one(const ir::Program& program, ir::NodeId hop);
// Is it one over so many sites right beside the piece, neither more nor fewer, to the next?
bool is_jump(const ir::Program& program, ir::NodeId hop);

class HopKinds {
 public:
  explicit HopKinds(const ir::Program& in);

  // Need hops of this kind remember nothing but From and To?
  bool needs_only_ends(ir::Builder& out, int kind);
  // May moves of the one kind, which needs no more, be moves of the other?
  bool do_the_same(int kind, int other) const;
  // Kinds are those of the program that is built once all of it is.
  void finish(ir::Builder& out) const;

 private:
  using NodeId = ir::NodeId;

  NodeId find_actions(ir::Builder& out, int kind);
  std::optional<geometry::DirectionMask> all_directions(NodeId id) const;
  std::optional<geometry::DirectionMask> directions_of(int kind,
                                                       bool (*is_right)(const ir::Program&, NodeId)) const;
  bool find_passed(ir::Builder& out, geometry::DirectionMask directions);
  void find_counts(int kind);
  bool needs_only_ends(const ir::Kind& kind) const;
  NodeId action(ir::Builder& out, NodeId id);
  NodeId same(ir::Builder& out, NodeId id) const;
  NodeId number(ir::Builder& out, ir::Reg reg) const;
  template <class Copy>
  NodeId copied(ir::Builder& out, NodeId id, Copy copy) const;
  bool goes_over_hurdle(NodeId way) const;
  NodeId taken(ir::Builder& out, NodeId way) const;
  NodeId at_passed(ir::Builder& out, NodeId id) const;

  const ir::Program& in_;
  std::vector<std::vector<NodeId>> emitters_;  // by kind: the hops around its moves
  std::map<int, NodeId> made_;                 // by kind: what its moves do now; kNothing: as before
  // Of the kind at hand: the one site that is passed; else how many are, by From and To, if that is known.
  ir::SiteType type_ = ir::SiteType::Cell;
  NodeId passed_ = ir::kNothing;
  std::vector<std::int32_t> counts_;
};

}  // namespace ludens::optimize
