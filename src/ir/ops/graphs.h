// graphs.h - what graph the edges of a player make.
#pragma once

#include "ir/op.h"

namespace ludens::ir::Op {

// Whose edges; does it have to reach every vertex? True where they make no circle.
inline constexpr OpInfo IsTreeOfEdges{"is_tree", Type::Bool, "i", 1};
// Whose edges. Of a spanning tree: is it one path once its leaves are taken off?
inline constexpr OpInfo IsCaterpillar{"is_caterpillar", Type::Bool, "i", 0};
// Whose edges. Is the vertex of the last move the middle of their tree, or next to it and as good?
inline constexpr OpInfo IsTreeCentre{"is_tree_centre", Type::Bool, "i", 0};
// Whose edges, the degree (0: any), whether it must be odd, even. True where all vertices have one degree.
inline constexpr OpInfo IsRegularGraph{"is_regular_graph", Type::Bool, "ii?b?b?", 0};

// A site, whose sites, least and greatest length, must it end where it began? Do that player's sites form one
// path, and only that, through the site? Site type; edges meet at vertices.
inline constexpr OpInfo IsPath{"is_path", Type::Bool, "iiiib?", 1};

}  // namespace ludens::ir::Op
