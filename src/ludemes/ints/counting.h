// counting.h - what the ludemes that count things share.
#pragma once

#include "ludemes/lowering.h"

namespace ludens::ludemes::ints {

// Pieces by owner, name and place: the slots role, of, name, in and siteType.
struct PieceQuery {
  NodeId players = ir::kNothing;     // Int: a bit for each
  NodeId components = ir::kNothing;  // List; kNothing: all
  NodeId where = ir::kNothing;       // Set; kNothing: everywhere
  int space = -1;                    // a site type, or -1 for all
};
PieceQuery piece_query(Lowering& l, const Use& use);

// Which sites belong to groups and lines: the slot `if`, or else all that hold something.
NodeId group_condition(Lowering& l, const Use& use, SiteType type);

// The size of the largest group of sites as seen from above: pieces hide what lies below them.
NodeId biggest_visible_group(Lowering& l, const Use& use, SiteType type);

inline constexpr Named<geometry::Relation> kRelationNames[] = {
    {"Adjacent", geometry::Relation::Adjacent},
    {"All", geometry::Relation::All},
    {"Diagonal", geometry::Relation::Diagonal},
    {"OffDiagonal", geometry::Relation::OffDiagonal},
    {"Orthogonal", geometry::Relation::Orthogonal}};

}  // namespace ludens::ludemes::ints
