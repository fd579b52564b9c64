// moving.h - what the ludemes that take a piece from one site to another share.
#pragma once

#include "ludemes/lowering.h"

namespace ludens::ludemes::moves {

// How the piece leaves: the `from` and `stack` of a move.
struct Leaving {
  SiteType type = SiteType::Cell;
  bool stack = false;           // the whole stack goes
  NodeId level = ir::kNothing;  // the level that was named
};
Leaving leaving(Lowering& l, const Use& use);

// The body with From bound to the sites of the move's `from`, where its condition holds. Without one From
// stays.
NodeId from_each(Lowering& l, const Use& use, NodeId body);

// What (apply ...) of a from, between or to does, under its condition if it has one: Void, or kNothing where
// absent.
NodeId applied(Lowering& l, const Use& holder, bool conditional = true);

// The effects in order, absent ones left out.
NodeId in_order(Lowering& l, std::vector<NodeId> effects);

// From goes to To. Traits name the level where the rules do.
NodeId carry(Lowering& l, const Leaving& leaving, MoveTraits& traits);

// The level on top of the site's stack.
NodeId top_level(Lowering& l, NodeId site, SiteType type);

// The value computed now and held in the register, for bodies that bind From or To anew. Constants stay as
// they are.
struct Held {
  NodeId value = ir::kNothing;
  NodeId given = ir::kNothing;  // what is held; kNothing: nothing needs to be
  Reg reg = Reg::Aux;
};
Held hold(Lowering& l, NodeId value, Reg reg);
NodeId holding(Lowering& l, const Held& held, NodeId body);

NodeId direction_or_adjacent(Lowering& l, const Use& use, SiteType type, std::string_view slot = "direction");

// The same for a step or a hop of from_each: (directions from:.. to:..) is asked before From is bound to
// where the move starts, and from_each keeps for it what (from) was.
NodeId travel_directions(Lowering& l, const Use& use, SiteType type);

// A travel op, and once more for the directions that are named twice; its directions come first.
NodeId with_repeats(Lowering& l, const Use& use, SiteType type, NodeId travel);

// Steps and slides ask for the level once, before any of their effects may change (level).
Leaving leaving_with_level_bound(Lowering& l, const Use& use);
NodeId with_level_bound(Lowering& l, const Use& use, NodeId travel);

// A set of sites from a slot of sites, or else from a slot of one site; kNothing if neither is there.
NodeId sites_or_site(Lowering& l, const Use& use, std::string_view sites = "sites",
                     std::string_view site = "site");

// The moves of (apply ...), one by one, under the surroundings at hand; kNothing where there is no effect.
NodeId applied_moves(Lowering& l, const Use& holder);

// Simultaneous moves: a decision that the rules give to a player is offered to nobody else.
NodeId offered_to(Lowering& l, const Use& use, NodeId player, NodeId moves);

// Removes the piece at the register's site, as a move of its own: what captures do unless told otherwise.
NodeId remove_at(Lowering& l, const Use& use, Reg reg, SiteType type);

}  // namespace ludens::ludemes::moves
