// groups.h - ops of groups: sites that hang together by steps in given directions.
//
// Directions are taken at each site of a group, as a piece that faces nowhere sees them.
#pragma once

#include "ir/op.h"

namespace ludens::ir::Op {

inline constexpr OpRecord IsConnected{
    .name = "is_connected",
    .result = Bool,
    .operands = {{"site", Int},
                 {"directions", Dirs, Required, body(Reg::From)},
                 {"player", Int, Optional},
                 {"count", Int, Optional},
                 {"goals", Set, Many, body()}},
    .attributes = {{"type", Attr::SiteType}},
    .reads = state(Field::Piece, Field::Stack, Field::Groups),
    .asks_world = true,
    .cost = 60,
    .doc =
        "Does the group of pieces of one owner at the site touch `count` of the goals (absent: all)? With "
        "`player`, a group of somebody else does not count, unless the site itself is in enough goals. "
        "False for an empty site and off the board.",
};
inline constexpr OpRecord IsBlocked{
    .name = "is_blocked",
    .result = Bool,
    .operands = {{"player", Int},
                 {"directions", Dirs, Required, body(Reg::From)},
                 {"count", Int, Optional},
                 {"goals", Set, Many, body()}},
    .attributes = {{"type", Attr::SiteType}},
    .reads = state(Field::Piece, Field::Stack),
    .asks_world = true,
    .cost = 60,
    .doc = "Can the player no longer join so many of the goals, or all of them, even with all empty sites?",
};
inline constexpr OpRecord IsRing{
    .name = "is_ring",
    .result = Bool,
    .operands = {{"site", Int},
                 {"directions", Dirs, Required, body(Reg::From)},
                 {"player", Int},
                 {"surrounded", List, Optional}},
    .attributes = {{"type", Attr::SiteType}},
    .reads = state(Field::Piece, Field::Stack),
    .asks_world = true,
    .cost = 60,
    .doc =
        "Is there a ring of the player's pieces next to the site, with two like the one there side by side "
        "in the directions? It may have to surround only sites of these players. No of an empty site or one "
        "off the board.",
};
inline constexpr OpRecord RingSites{
    .name = "ring_sites",
    .result = Set,
    .operands = {{"site", Int},
                 {"directions", Dirs, Required, body(Reg::From)},
                 {"player", Int},
                 {"surrounded", List, Optional}},
    .attributes = {{"type", Attr::SiteType}, {"inside", Attr::Flag}},
    .reads = state(Field::Piece, Field::Stack),
    .asks_world = true,
    .cost = 60,
    .doc = "The sites that a ring (is_ring) needs, or what it shuts in; none where there is no ring.",
};

inline constexpr OpRecord CountGroups{
    .name = "count_groups",
    .result = Int,
    .operands = {{"directions", Dirs, Required, body(Reg::From)},
                 {"if", Bool, Required, body(Reg::To)},
                 {"least", Int},
                 {"members", Set, Optional}},
    .attributes = {{"type", Attr::SiteType}},
    .asks_world = true,
    .cost = 60,
    .doc =
        "How many groups of sites that meet the condition have at least so many sites. `members`, where that "
        "is known: the sites that meet it.",
};
inline constexpr OpRecord BiggestGroup{
    .name = "biggest_group",
    .result = Int,
    .operands = {{"directions", Dirs, Required, body(Reg::From)},
                 {"sites", Set, Optional},
                 {"if", Bool, Required, body(Reg::To)},
                 {"members", Set, Optional}},
    .attributes = {{"type", Attr::SiteType}},
    .asks_world = true,
    .cost = 60,
    .doc =
        "How many sites the largest group of sites that meet the condition has, with one of these in it. "
        "`members`, where that is known: the sites that meet it.",
};
inline constexpr OpRecord GroupSize{
    .name = "group_size",
    .result = Int,
    .operands = {{"site", Int},
                 {"directions", Dirs, Required, body(Reg::From).late()},
                 {"if", Bool, Optional, body(Reg::From, Reg::To)}},
    .attributes = {{"type", Attr::SiteType}},
    .hands_on = bit(Reg::From),
    .reads = state(Field::Piece, Field::Stack),
    .asks_world = true,
    .cost = 60,
    .doc =
        "How many sites the group of the site has: those that meet the condition, or else of like pieces. 0 "
        "where the site does not meet it, or is off the board.",
};
inline constexpr OpRecord Liberties{
    .name = "liberties",
    .result = Int,
    .operands = {{"site", Int},
                 {"directions", Dirs, Required, body(Reg::From).late()},
                 {"if", Bool, Optional, body(Reg::From, Reg::To)}},
    .attributes = {{"type", Attr::SiteType}},
    .hands_on = bit(Reg::From),
    .reads = state(Field::Piece, Field::Stack),
    .asks_world = true,
    .cost = 60,
    .doc =
        "How many empty sites are next to the group of like pieces at the site, whose sites all meet the "
        "condition. 0 where the site does not, or is off the board.",
};
inline constexpr OpRecord Territory{
    .name = "territory",
    .result = Int,
    .operands = {{"players", Int}, {"directions", Dirs, Required, body(Reg::From)}},
    .attributes = {{"type", Attr::SiteType}},
    .reads = state(Field::Piece, Field::Stack),
    .asks_world = true,
    .cost = 60,
    .doc = "How many empty sites are in groups that touch only pieces of these players, a mask.",
};

}  // namespace ludens::ir::Op
