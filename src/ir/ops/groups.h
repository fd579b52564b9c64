// groups.h - ops of groups: sites that hang together by steps in given directions.
//
// Directions are taken at each site of a group, as a piece that faces nowhere sees them. The attribute of all
// is the site type.
#pragma once

#include "ir/op.h"

namespace ludens::ir::Op {

inline constexpr OpRecord IsConnected{
    .name = "is_connected",
    .result = Bool,
    .operands = {{"int0", Int},
                 {"dirs1", Dirs},
                 {"int2", Int, Optional},
                 {"int3", Int, Optional},
                 {"set4", Set, Many}},
    .attributes = {{"type", Attr::SiteType}},
    .cost = 60,
    .doc =
        "Does the group of the owner of the piece at the site touch so many of the sets? Operands: site, "
        "directions, whose group it must be (absent: anybody's), how many (absent: all), the sets.",
};
inline constexpr OpRecord IsBlocked{
    .name = "is_blocked",
    .result = Bool,
    .operands = {{"int0", Int}, {"dirs1", Dirs}, {"int2", Int, Optional}, {"set3", Set, Many}},
    .attributes = {{"type", Attr::SiteType}},
    .doc =
        "Can the player no longer join so many of the sets, even on all empty sites? player, directions, how "
        "many, the sets.",
};
inline constexpr OpRecord IsRing{
    .name = "is_ring",
    .result = Bool,
    .operands = {{"int0", Int}, {"dirs1", Dirs}, {"int2", Int}, {"list3", List, Optional}},
    .attributes = {{"type", Attr::SiteType}},
    .doc =
        "Is there a ring of like pieces next to the site? Operands: site, directions of the ring, whose it "
        "is, whom it must surround (absent: anything).",
};
inline constexpr OpRecord RingSites{
    .name = "ring_sites",
    .result = Set,
    .operands = {{"int0", Int}, {"dirs1", Dirs}, {"int2", Int}, {"list3", List, Optional}},
    .attributes = {{"type", Attr::SiteType}, {"flag", Attr::Flag}},
    .doc = "Its sites, or what it shuts in; site type, whether the inside is meant",
};

inline constexpr OpRecord CountGroups{
    .name = "count_groups",
    .result = Int,
    .operands = {{"dirs0", Dirs}, {"bool1", Bool, Required, body(Reg::To)}, {"int2", Int}},
    .attributes = {{"type", Attr::SiteType}},
    .cost = 60,
    .doc = "directions, condition (To), least size",
};
inline constexpr OpRecord BiggestGroup{
    .name = "biggest_group",
    .result = Int,
    .operands = {{"dirs0", Dirs}, {"set1", Set, Optional}, {"bool2", Bool, Required, body(Reg::To)}},
    .attributes = {{"type", Attr::SiteType}},
    .cost = 60,
    .doc = "directions, with one of these, condition",
};
inline constexpr OpRecord GroupSize{
    .name = "group_size",
    .result = Int,
    .operands = {{"int0", Int}, {"dirs1", Dirs}, {"bool2", Bool, Optional, body(Reg::To)}},
    .attributes = {{"type", Attr::SiteType}},
    .cost = 60,
    .doc = "site, directions, condition (To)",
};
inline constexpr OpRecord Liberties{
    .name = "liberties",
    .result = Int,
    .operands = {{"int0", Int}, {"dirs1", Dirs}, {"bool2", Bool, Optional, body(Reg::To)}},
    .attributes = {{"type", Attr::SiteType}},
    .cost = 60,
    .doc = "site, directions, condition (To)",
};
inline constexpr OpRecord Territory{
    .name = "territory",
    .result = Int,
    .operands = {{"int0", Int}, {"dirs1", Dirs}},
    .attributes = {{"type", Attr::SiteType}},
    .doc = "players as a mask, directions",
};

}  // namespace ludens::ir::Op
