// turned.h - the enemy's rules as they are asked for threats, turned round: which of its pieces come to a
// site where a piece of the other player stands?
#pragma once

#include <map>
#include <vector>

#include "ir/program.h"

namespace ludens::optimize {

// Of a game of two players. What is made reads the register To, the site.
class Turned {
 public:
  // The piece on the site is the owner's; `is_named`: it may be only thought to be there.
  Turned(const ir::Program& in, ir::Builder& out, ir::SiteType type, int enemy, bool is_named)
      : in_(in), out_(out), type_(type), enemy_(enemy), owner_(3 - enemy), is_named_(is_named) {}

  // The enemy's rules of play, a node of `in`, which is being copied to `out`.
  void add_rules(ir::NodeId play);

  bool is_of_use();
  // Does one of these pieces come to To? Leaps and steps are asked first.
  std::vector<ir::NodeId> questions() const;
  // Moves that must be made to find where they lead; kNothing where there are none.
  ir::NodeId rest();
  // What must hold for one of them to lead to To, as far as that is known.
  ir::NodeId may_be_reached_by_rest();

 private:
  // --- copies, as the question is asked: in the enemy's turn, after the owner's, and no threat within
  ir::NodeId copy(ir::NodeId id, bool as_asked);

  // --- moves
  void add(ir::NodeId moves);
  bool lift(ir::NodeId moves);
  bool lift_steps(ir::NodeId moves);
  bool lift_leaps(ir::NodeId moves);
  bool lift_slides(ir::NodeId moves);
  bool leads_nowhere(ir::NodeId moves);
  int bare(int kind);
  bool is_legal(ir::NodeId moves);  // as far as threats are asked for
  bool asks_for_no_threat(ir::NodeId moves);
  void ask(std::vector<ir::NodeId>& questions, ir::NodeId landing, ir::NodeId reaches);

  // --- sites, where a piece of the owner stands on To
  ir::NodeId has_target(ir::NodeId set);  // a condition; kNothing: it cannot be told
  ir::NodeId holds_at_target(ir::NodeId condition);
  bool is_local(ir::NodeId set);  // a question about each site for itself, with the same answer elsewhere
  bool is_apart(ir::NodeId id);   // does it depend neither on pieces nor on whose turn it is?
  bool is_known(ir::NodeId condition, bool value);

  // --- where the rest may lead
  using Ends = std::vector<std::vector<int>>;  // by site
  bool find_ends(ir::NodeId moves, ir::NodeId from, const Ends* to);
  bool find_ends_in_loop(ir::NodeId moves, ir::NodeId from, const Ends* to);
  bool find_ends_of_walk(ir::NodeId moves, ir::NodeId from, const Ends* to);
  bool note_ends(ir::NodeId from, const Ends& to);
  Ends along_lines(const Ends& from, ir::NodeId directions, ir::NodeId most) const;
  Ends themselves() const;
  Ends beside() const;

  ir::NodeId all(std::vector<ir::NodeId> conditions);
  ir::NodeId any(std::vector<ir::NodeId> conditions);

  const ir::Program& in_;
  ir::Builder& out_;
  ir::SiteType type_;
  int enemy_, owner_;
  bool is_named_;
  std::map<ir::NodeId, ir::NodeId> copies_, exact_copies_;
  std::vector<ir::NodeId> near_, far_, rest_, ends_;
};

}  // namespace ludens::optimize
