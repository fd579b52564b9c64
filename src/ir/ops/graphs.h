// graphs.h - what graph the edges of a player make.
#pragma once

#include "ir/op.h"

namespace ludens::ir::Op {

inline constexpr OpRecord IsTreeOfEdges{
    .name = "is_tree",
    .result = Bool,
    .operands = {{"int0", Int}},
    .attributes = {{"flag", Attr::Flag}},
    .doc = "Whose edges; does it have to reach every vertex? True where they make no circle.",
};
inline constexpr OpRecord IsCaterpillar{
    .name = "is_caterpillar",
    .result = Bool,
    .operands = {{"int0", Int}},
    .doc = "Whose edges. Of a spanning tree: is it one path once its leaves are taken off?",
};
inline constexpr OpRecord IsTreeCentre{
    .name = "is_tree_centre",
    .result = Bool,
    .operands = {{"int0", Int}},
    .doc = "Whose edges. Is the vertex of the last move the middle of their tree, or next to it and as good?",
};
inline constexpr OpRecord IsRegularGraph{
    .name = "is_regular_graph",
    .result = Bool,
    .operands = {{"int0", Int},
                 {"int1", Int, Optional},
                 {"bool2", Bool, Optional},
                 {"bool3", Bool, Optional}},
    .doc =
        "Whose edges, the degree (0: any), whether it must be odd, even. True where all vertices have one "
        "degree.",
};

inline constexpr OpRecord IsPath{
    .name = "is_path",
    .result = Bool,
    .operands = {{"int0", Int}, {"int1", Int}, {"int2", Int}, {"int3", Int}, {"bool4", Bool, Optional}},
    .attributes = {{"type", Attr::SiteType}},
    .doc =
        "A site, whose sites, least and greatest length, must it end where it began? Do that player's sites "
        "form one path, and only that, through the site? Site type; edges meet at vertices.",
};

}  // namespace ludens::ir::Op
