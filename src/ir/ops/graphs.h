// graphs.h - what graph the edges of a player make.
//
// In most of these an edge is the player's whose number its piece has; nobody's edges are those with the
// piece that the last move put there.
#pragma once

#include "ir/op.h"

namespace ludens::ir::Op {

inline constexpr OpRecord IsTreeOfEdges{
    .name = "is_tree",
    .result = Bool,
    .operands = {{"player", Int}},
    .attributes = {{"spanning", Attr::Flag}},
    .reads = state(Field::Piece, Field::Stack, Field::LastMove),
    .asks_world = true,
    .cost = 40,
    .doc = "Do the player's edges make no circle? Of a spanning tree: and reach every vertex, in one piece.",
};
inline constexpr OpRecord IsCaterpillar{
    .name = "is_caterpillar",
    .result = Bool,
    .operands = {{"player", Int}},
    .reads = state(Field::Piece, Field::Stack, Field::LastMove),
    .asks_world = true,
    .cost = 60,
    .doc = "Is the spanning tree of the player's edges one path once its leaves are taken off?",
};
inline constexpr OpRecord IsTreeCentre{
    .name = "is_tree_centre",
    .result = Bool,
    .operands = {{"player", Int}},
    .reads = state(Field::Piece, Field::Stack, Field::LastMove),
    .asks_world = true,
    .cost = 60,
    .doc =
        "Is the vertex of the last move the middle of the tree that edges of this owner make, or next to it "
        "and as good?",
};
inline constexpr OpRecord IsRegularGraph{
    .name = "is_regular_graph",
    .result = Bool,
    .operands = {{"player", Int},
                 {"degree", Int, Optional},
                 {"odd", Bool, Optional, body()},
                 {"even", Bool, Optional, body()}},
    .reads = state(Field::Piece, Field::Stack, Field::LastMove),
    .asks_world = true,
    .cost = 40,
    .doc =
        "Do equally many of the player's edges meet at every vertex: so many, or any number for 0; or an odd "
        "or even number?",
};

inline constexpr OpRecord IsPath{
    .name = "is_path",
    .result = Bool,
    .operands =
        {{"site", Int}, {"player", Int}, {"least", Int}, {"most", Int}, {"closed", Bool, Optional, body()}},
    .attributes = {{"type", Attr::SiteType}},
    .reads = state(Field::Piece, Field::Stack),
    .cost = 60,
    .doc =
        "Do the player's sites form one path through the site, of a length between least and most, that ends "
        "where it began if it must be closed? Edges meet at vertices, other sites are neighbours. No of a "
        "site off the board.",
};

}  // namespace ludens::ir::Op
