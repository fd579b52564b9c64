// site_sets.h - conditions on one site, as the set of the sites for which they hold: what lifts loops over
// sites to sets.
#pragma once

#include "ir/program.h"

namespace ludens::optimize {

// Is the number that (who) gives that of the owner, under which the state keeps sets?
bool is_owner_known(const ir::Program& program);

// (eq (who site) player) as one question, where the state keeps the set of that player's sites; else
// kNothing.
ir::NodeId is_owned_by(ir::Builder& out, ir::NodeId a, ir::NodeId b);

// May it be asked more or less often, or earlier? Not where chance has a say.
bool is_steady(const ir::Program& program, ir::NodeId id);

// Are all sites of the set on the board, of its default type, whatever the state?
bool is_on_board(const ir::Program& program, ir::NodeId set);
bool is_table_on_board(const ir::Program& program, int first, int count);

class SiteSets {
 public:
  // Sites of the type, on the board. The component stands on From; 0 where that is not known.
  SiteSets(ir::Builder& out, ir::SiteType type, int component = 0)
      : out_(out), type_(type), component_(component) {}

  // The sites that satisfy the condition, each bound to these registers; kNothing where that cannot be said.
  ir::NodeId where(ir::NodeId condition, ir::RegSet site);

  ir::NodeId board();  // all sites
  ir::NodeId but(ir::NodeId sites);
  ir::NodeId all_of(std::span<const ir::NodeId> sets);

  // What the node is for the component, if it reads no register then and is the same whenever it is asked;
  // else kNothing.
  ir::NodeId steady(ir::NodeId id);

 private:
  ir::NodeId compared(ir::NodeId id, ir::RegSet site);
  ir::NodeId side(ir::NodeId id, ir::RegSet site);
  ir::NodeId joined(ir::NodeId id, ir::RegSet site);
  ir::NodeId known(ir::NodeId id);
  ir::NodeId for_component(ir::NodeId id);
  ir::NodeId own(ir::NodeId player);
  bool is_site(ir::NodeId id, ir::RegSet site);
  // Conditions on the site that lies ahead of it.
  std::vector<int> sites_ahead(ir::NodeId id, ir::RegSet site);
  ir::NodeId where_ahead(ir::NodeId id, ir::RegSet site);
  ir::NodeId with_next_in(const std::vector<int>& next, ir::NodeId sites);

  ir::Builder& out_;
  ir::SiteType type_;
  int component_;
};

}  // namespace ludens::optimize
