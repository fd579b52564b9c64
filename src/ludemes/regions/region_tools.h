// region_tools.h - what the ludemes of regions and of the board's numbers share: constant sets, and tables of
// them.
//
// A region that is the same in every state becomes a constant set when it is lowered; a region that depends
// on one site or player becomes a table of constant sets.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "ir/ops/lists.h"
#include "ir/ops/regions.h"
#include "ir/ops/walks.h"
#include "ludemes/lowering.h"

namespace ludens::ludemes {

using Sites = std::vector<int>;

// --- constants
std::optional<Sites> constant_sites(const Lowering& l,
                                    NodeId set);  // ascending; none where it depends on the state
std::optional<int> constant_int(const Lowering& l, NodeId value);
std::optional<geometry::DirectionMask> constant_mask(const Lowering& l, NodeId dirs);

// --- combinations that are worked out now where they can be
NodeId union_of(Lowering& l, std::span<const NodeId> sets);
NodeId intersection_of(Lowering& l, std::span<const NodeId> sets);
NodeId difference_of(Lowering& l, NodeId set, NodeId taken);
NodeId single_site(Lowering& l, NodeId site);

// --- tables
struct SetTable {
  int first = 0, count = 0;  // in Program::sets
};
SetTable add_table(Lowering& l, std::span<const Sites> sets);
NodeId set_at(Lowering& l, NodeId index, std::span<const Sites> sets);
NodeId spread_of(Lowering& l, NodeId set, std::span<const Sites> sets);  // of all the set's sites together
NodeId value_at(Lowering& l, NodeId key, std::vector<std::int32_t> values, int otherwise);  // keys from 0

// A table with an entry for each board site.
template <class Make>
std::vector<Sites> for_each_board_site(const Lowering& l, SiteType type, Make make) {
  std::vector<Sites> sets;
  for (int site = 0; site < l.equipment.board.count(type); ++site) sets.push_back(make(site));
  return sets;
}

// --- places
// The middle of the board; where it grows, where the first tile lies.
Sites centre_sites(const Lowering& l, SiteType type);
// Of a board that grows; everything of another.
NodeId existing_sites(Lowering& l, NodeId sites);
Sites board_sites(const Lowering& l, SiteType type);
Sites container_sites(const Lowering& l, int container);
int hand_of(const Lowering& l,
            int player);  // the first container besides the board that the player owns, or -1

// The set in one slot, or the single site in the other.
NodeId site_or_region(Lowering& l, const Use& use, std::string_view site_slot, std::string_view region_slot);

// Directions of a slot; Adjacent where left out.
NodeId directions_or_adjacent(Lowering& l, const Use& use, std::string_view slot, SiteType type);

// The players of a role as a mask, a bit each.
NodeId players_of_role(Lowering& l, std::string_view role);

// --- groups, as (forEach Group) and (all Groups) go through them. Registers Region and
// Grouping hold a site of the group at hand and the number of the ludeme.
struct Groups {
  SiteType type;
  NodeId directions;
  NodeId condition;  // on To
  NodeId origins;    // a set: a site of each group
  int number;        // of the ludeme, for register Grouping
};
Groups groups_of(Lowering& l, const Use& use);

// All uses of such ludemes in the game; their places here are their numbers.
std::vector<BoundId> ludemes_of_groups(const Lowering& l);

// Which steps count where isVisible: asks that pieces above do not hide them, from Aux to To; kNothing where
// it does not ask.
NodeId visible_step(Lowering& l, const Use& use, SiteType type);

// The first component of the player whose name has this in it, or -1.
NodeId piece_of_player(Lowering& l, std::string_view name, NodeId player);

// Whether a piece stands there. Off the board none does; nor, so the language has it, on a site of another
// type with a number beyond those of the default type.
NodeId occupied_at(Lowering& l, SiteType type, NodeId site);

enum class NamedTrack { OfAnybody, OfPlayer };  // whose tracks a name is looked for among

// Which track: by player, and by a part of its name. The second way is that of the ends of tracks: a player
// left out (kNothing) is nobody, and where nothing fits it is the first track of all.
NodeId track_of_player(Lowering& l, NodeId player, std::string_view name,
                       NamedTrack named_track = NamedTrack::OfAnybody);
NodeId track_by_name(Lowering& l, NodeId player, std::string_view name);

}  // namespace ludens::ludemes
