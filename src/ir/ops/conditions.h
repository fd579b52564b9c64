// conditions.h - ops of conditions on the position: lines, figures, repetition, passes, and conditions on all
// of something. Groups and connections are in groups.h.
#pragma once

#include "ir/op.h"

namespace ludens::ir::Op {

inline constexpr OpRecord IfBool{
    .name = "if_bool",
    .result = Bool,
    .operands = {{"bool0", Bool}, {"bool1", Bool}, {"bool2", Bool, Optional}},
    .cost = 1,
    .doc = "false where the last is absent and asked",
};

// --- lines and figures
inline constexpr OpRecord IsLine{
    .name = "is_line",
    .result = Bool,
    .operands = {{"int0", Int},
                 {"int1", Int, Optional},
                 {"set2", Set, Optional},
                 {"int3", Int, Optional},
                 {"int4", Int, Optional},
                 {"list5", List, Optional},
                 {"bool6", Bool, Optional},
                 {"bool7", Bool, Optional}},
    .attributes = {{"type", Attr::SiteType},
                   {"direction", Attr::Direction},
                   {"flag1", Attr::Flag},
                   {"flag2", Attr::Flag},
                   {"flag3", Attr::Flag},
                   {"number"}},
    .cost = 3,
    .doc =
        "Operands: length, site passed, set of sites of which one must be passed, who, what, whats, "
        "condition on To, whether pieces hide what lies below them. Attributes: site type, direction, exact, "
        "contiguous, both ways, least different pieces.",
};
inline constexpr OpRecord IsStackLine{
    .name = "is_stack_line",
    .result = Bool,
    .operands = {{"int0", Int},
                 {"int1", Int},
                 {"set2", Set, Optional},
                 {"int3", Int, Optional},
                 {"int4", Int, Optional},
                 {"list5", List, Optional},
                 {"bool6", Bool, Optional}},
    .attributes = {{"type", Attr::SiteType},
                   {"direction", Attr::Direction},
                   {"flag1", Attr::Flag},
                   {"flag2", Attr::Flag},
                   {"flag3", Attr::Flag}},
    .doc =
        "The same of stacks, through one site. Attributes: site type, direction, exact, by tops alone, by "
        "levels.",
};
inline constexpr OpRecord IsFigure{
    .name = "is_figure",
    .result = Bool,
    .operands = {{"int0", Int}, {"list1", List, Optional}},
    .attributes = {{"type", Attr::SiteType}, {"list", Attr::List}},
    .cost = 60,
    .doc =
        "from, pieces in turn (absent: the piece there); site type, list of steps. Is the figure there in "
        "some orientation?",
};
inline constexpr OpRecord HasPyramid{
    .name = "has_pyramid",
    .result = Bool,
    .operands = {{"set0", Set}},
    .attributes = {{"type", Attr::SiteType}, {"list", Attr::List}},
    .doc =
        "Tops of pyramids; site type, list: where the corners of each site's pyramids begin, then those, "
        "four by four. Do like pieces stand on a top and all four corners?",
};
inline constexpr OpRecord IsFlat{
    .name = "is_flat",
    .result = Bool,
    .operands = {{"int0", Int}},
    .doc = "do pieces fill all sites right below?",
};
inline constexpr OpRecord IsFree{
    .name = "is_free",
    .result = Bool,
    .operands = {{"set0", Set}, {"int1", Int, Optional}},
    .attributes = {{"type", Attr::SiteType}},
    .doc =
        "site, sites, not to be counted; does one of the sites have an empty neighbour in the four main "
        "directions at the bottom? site type",
};
inline constexpr OpRecord HoldPieces{
    .name = "hold_pieces",
    .result = Bool,
    .attributes = {{"list1", Attr::List}, {"list2", Attr::List}, {"type", Attr::SiteType}},
    .doc = "Do these sites hold these pieces? list of sites, list of pieces; site type",
};
inline constexpr OpRecord IsAngle{
    .name = "is_angle",
    .result = Bool,
    .operands = {{"int0", Int}, {"bool1", Bool}, {"bool2", Bool}},
    .attributes = {{"type", Attr::SiteType}, {"number"}},
    .doc =
        "site; is there an angle at it between sites of the one kind and the other (register Site)? type, "
        "kind",
};

// --- all of something
inline constexpr OpRecord AllSites{
    .name = "all_sites",
    .result = Bool,
    .operands = {{"set0", Set}, {"bool1", Bool}},
    .doc = "register Site",
};
inline constexpr OpRecord AllSitesDiffer{
    .name = "all_differ",
    .result = Bool,
    .operands = {{"set0", Set}, {"bool1", Bool}},
    .attributes = {{"type", Attr::SiteType}},
    .doc = "also no two pieces alike; site type",
};
inline constexpr OpRecord AllValues{
    .name = "all_values",
    .result = Bool,
    .operands = {{"list0", List}, {"bool1", Bool}},
    .doc = "register Value",
};
inline constexpr OpRecord AllInList{
    .name = "all_in_list",
    .result = Bool,
    .operands = {{"list0", List}, {"list1", List}},
    .doc = "each of the first occurs in the second",
};
inline constexpr OpRecord AllInSet{
    .name = "all_in_set",
    .result = Bool,
    .operands = {{"list0", List}, {"set1", Set}},
    .doc = "",
};
inline constexpr OpRecord NoPieceThere{
    .name = "no_piece",
    .result = Bool,
    .operands = {{"int0", Int}, {"list1", List, Optional}, {"set2", Set, Optional}},
    .attributes = {{"type", Attr::MaybeSiteType}},
    .cost = 10,
    .doc = "players as a mask, components, where; type or -1",
};

// --- the course of the game
inline constexpr OpRecord NoMovesFor{
    .name = "no_moves_for",
    .result = Bool,
    .operands = {{"int0", Int}},
    .attributes = {{"flag", Attr::Flag}},
    .looks_ahead = true,
    .as_somebody = true,
    .doc = "player; is it the next player?",
};
inline constexpr OpRecord IsRepeat{
    .name = "is_repeat",
    .result = Bool,
    .attributes = {{"number"}},
    .doc = "kind of repetition",
};
inline constexpr OpRecord IsCycle{
    .name = "is_cycle",
    .result = Bool,
    .doc = "",
};
inline constexpr OpRecord AllPassed{
    .name = "all_passed",
    .result = Bool,
    .doc = "",
};
inline constexpr OpRecord MoverBefore{
    .name = "mover_before",
    .result = Int,
    .operands = {{"int0", Int}},
    .doc = "The mover of the last move that this player did not make; 0 or -1 where there is none.",
};
inline constexpr OpRecord WasPass{
    .name = "was_pass",
    .result = Bool,
    .doc = "",
};
inline constexpr OpRecord IsPending{
    .name = "is_pending",
    .result = Bool,
    .doc = "",
};
inline constexpr OpRecord IsVisited{
    .name = "is_visited",
    .result = Bool,
    .operands = {{"int0", Int}},
    .doc = "",
};
inline constexpr OpRecord IsActive{
    .name = "is_active",
    .result = Bool,
    .operands = {{"int0", Int}},
    .doc = "",
};
inline constexpr OpRecord IsTriggered{
    .name = "is_triggered",
    .result = Bool,
    .operands = {{"int0", Int}},
    .attributes = {{"event", Attr::Event}},
    .doc = "player; name of the event",
};
inline constexpr OpRecord LastSiteIs{
    .name = "last_site_is",
    .result = Bool,
    .attributes = {{"flag", Attr::Flag}, {"type", Attr::SiteType}},
    .doc = "to or from; site type",
};

// --- dice; the attribute is how many there are
inline constexpr OpRecord AnyDie{
    .name = "any_die",
    .result = Bool,
    .operands = {{"int0", Int}},
    .attributes = {{"number"}},
    .doc = "",
};
inline constexpr OpRecord DiceUsed{
    .name = "dice_used",
    .result = Bool,
    .attributes = {{"number"}},
    .doc = "",
};
inline constexpr OpRecord DiceEqual{
    .name = "dice_equal",
    .result = Bool,
    .doc = "",
};

}  // namespace ludens::ir::Op
