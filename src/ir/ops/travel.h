// travel.h - ops of pieces that travel, and of captures that look along lines and around groups.
//
// Generators bind registers and run their body; what is not said to be bound stays as it is. Directions are
// those of the piece at From unless the op says otherwise.
#pragma once

#include "ir/op.h"

namespace ludens::ir::Op {

// --- ways
inline constexpr OpRecord ForTable{
    .name = "for_table",
    .result = Moves,
    .operands = {{"moves0", Moves, Required, body()}},
    .attributes = {{"list", Attr::List}},
    .doc =
        "From bound: To is each site that the table gives for it. The list holds, per site, where its "
        "targets begin, then one past the last, then the targets. list",
};
inline constexpr OpRecord SlideTrack{
    .name = "slide_track",
    .result = Moves,
    .operands = {{"int0", Int},
                 {"int1", Int},
                 {"bool2", Bool},
                 {"bool3", Bool, Optional},
                 {"bool4", Bool, Optional},
                 {"moves5", Moves, Optional, body()},
                 {"moves6", Moves, Required, body()}},
    .attributes = {{"list", Attr::List}, {"flag", Attr::Flag}},
    .doc =
        "Along a track, from each place where From lies on it: least, most, while (Between), stop if (To), "
        "condition of other moves (To), body at a stop, body elsewhere; list of tracks, whether only beyond "
        "a bend. Between and To bound.",
};
inline constexpr OpRecord ForDirection{
    .name = "for_direction",
    .result = Moves,
    .operands = {{"int0", Int},
                 {"dirs1", Dirs},
                 {"int2", Int},
                 {"int3", Int},
                 {"bool4", Bool, Optional},
                 {"bool5", Bool, Optional},
                 {"moves6", Moves, Required, body()}},
    .attributes = {{"type", Attr::SiteType}, {"flag", Attr::Flag}},
    .doc =
        "start, directions, least, most, condition before the least (Between), condition (To), body; site "
        "type, whether Between is the site passed last. To, Dir, Way and Dist bound.",
};
inline constexpr OpRecord ForLevels{
    .name = "for_levels",
    .result = Moves,
    .operands = {{"int0", Int}, {"moves1", Moves, Required, body()}},
    .attributes = {{"type", Attr::SiteType}, {"flag", Attr::Flag}},
    .doc =
        "site; site type, from the top. Level bound, and left where the loop ends, as the language has it.",
};
inline constexpr OpRecord KeepLevel{
    .name = "keep_level",
    .result = Void,
    .operands = {{"void0", Void, Required, body()}},
    .doc = "an effect; then Level is as before",
};
inline constexpr OpRecord LeaveLevel{
    .name = "leave_level",
    .result = Moves,
    .operands = {{"void0", Void, Many, body()}},
    .doc = "Level as these effects would leave it; they do not happen.",
};
inline constexpr OpRecord ForRotations{
    .name = "for_rotations",
    .result = Moves,
    .operands = {{"list0", List}, {"moves1", Moves, Required, body()}},
    .attributes = {{"register", Attr::Register}},
    .doc = "each number of the list; register",
};
inline constexpr OpRecord OuterTurn{
    .name = "outer_turn",
    .result = Moves,
    .operands = {{"moves0", Moves, Required, body()}},
    .attributes = {{"number"}},
    .doc =
        "Moves in another player's name: so many filters around it are tested in the turn that it is here.",
};
inline constexpr OpRecord DirsAlong{
    .name = "dirs_along",
    .result = Dirs,
    .operands = {{"int0", Int}, {"int1", Int}},
    .attributes = {{"directions", Attr::Directions}, {"type", Attr::SiteType}},
    .doc =
        "Facing as if the piece had just gone from one site to the other, where that is one step; else as "
        "the piece there faces. from, to; direction table, site type",
};

// --- captures. Sites where the piece to be caught stands are bound, and the body gives the effect.
inline constexpr OpRecord Custodial{
    .name = "custodial",
    .result = Moves,
    .operands = {{"int0", Int},
                 {"dirs1", Dirs},
                 {"int2", Int},
                 {"int3", Int},
                 {"bool4", Bool},
                 {"bool5", Bool},
                 {"moves6", Moves, Required, body()}},
    .attributes = {{"type", Attr::SiteType}},
    .doc = "start, directions, least, most, target (Between), far end (To), body; site type.",
};
inline constexpr OpRecord Intervene{
    .name = "intervene",
    .result = Moves,
    .operands = {{"int0", Int},
                 {"dirs1", Dirs},
                 {"bool2", Bool},
                 {"int3", Int},
                 {"int4", Int},
                 {"moves5", Moves, Required, body()}},
    .attributes = {{"type", Attr::SiteType}},
    .doc = "start, directions, target (To), least, most, body; site type. To bound.",
};
inline constexpr OpRecord Surround{
    .name = "surround",
    .result = Moves,
    .operands = {{"int0", Int},
                 {"dirs1", Dirs},
                 {"bool2", Bool},
                 {"bool3", Bool},
                 {"int4", Int},
                 {"int5", Int, Optional},
                 {"moves6", Moves, Required, body()}},
    .attributes = {{"type", Attr::SiteType}},
    .doc =
        "start, directions, target (Between), friend (To), exceptions, piece that must be around, body; site "
        "type.",
};
inline constexpr OpRecord Enclose{
    .name = "enclose",
    .result = Moves,
    .operands =
        {{"int0", Int}, {"dirs1", Dirs}, {"bool2", Bool}, {"int3", Int}, {"moves4", Moves, Required, body()}},
    .attributes = {{"type", Attr::SiteType}, {"flag", Attr::Flag}},
    .doc =
        "start, directions, target (Between), exceptions, body; site type, whether empty sites may be the "
        "target.",
};
inline constexpr OpRecord ForGroups{
    .name = "for_groups",
    .result = Moves,
    .operands = {{"set0", Set}, {"dirs1", Dirs}, {"bool2", Bool}, {"moves3", Moves, Required, body()}},
    .attributes = {{"type", Attr::SiteType}},
    .doc =
        "Each group of sites where the condition (From: its first site, To) holds: candidates, directions, "
        "condition, body; site type. The group's sites are the region at hand.",
};

// --- effects on pieces
inline constexpr OpRecord ForWay{
    .name = "for_way",
    .result = Void,
    .operands = {{"int0", Int},
                 {"int1", Int},
                 {"int2", Int},
                 {"int3", Int},
                 {"int4", Int},
                 {"void5", Void, Required, body()}},
    .attributes = {{"type", Attr::SiteType}},
    .doc =
        "Each site of the way that registers describe, last first: from, direction, way, first, last, "
        "effect; site type. Between bound.",
};
inline constexpr OpRecord Repeat{
    .name = "repeat",
    .result = Void,
    .operands = {{"int0", Int}, {"void1", Void, Required, body()}},
    .doc = "how often, at least once; effect",
};
inline constexpr OpRecord ActPromote{
    .name = "act_promote",
    .result = Void,
    .operands = {{"int0", Int}, {"int1", Int}},
    .attributes = {{"type", Attr::SiteType}},
    .doc = "site, what; site type",
};
inline constexpr OpRecord ActMoveSome{
    .name = "act_move_some",
    .result = Void,
    .operands = {{"int0", Int}, {"int1", Int}, {"int2", Int}},
    .attributes = {{"type1", Attr::SiteType}, {"type2", Attr::SiteType}, {"number"}},
    .doc = "from, to, how many from the top; site types, most on one site",
};
inline constexpr OpRecord ActCopy{
    .name = "act_copy",
    .result = Void,
    .operands = {{"int0", Int}, {"int1", Int}, {"int2", Int}},
    .attributes = {{"type1", Attr::SiteType}, {"type2", Attr::SiteType}},
    .doc = "from, to, level; site types",
};
inline constexpr OpRecord ActTurn{
    .name = "act_turn",
    .result = Void,
    .operands = {{"int0", Int}, {"int1", Int}},
    .attributes = {{"type", Attr::SiteType}},
    .doc = "site, rotation; site type",
};
inline constexpr OpRecord ActFlip{
    .name = "act_flip",
    .result = Void,
    .operands = {{"int0", Int}},
    .attributes = {{"type", Attr::SiteType}},
    .doc = "site; site type",
};
inline constexpr OpRecord ActTakeControl{
    .name = "act_take_control",
    .result = Void,
    .operands = {{"int0", Int}, {"int1", Int}},
    .attributes = {{"type", Attr::SiteType}},
    .doc = "site, new owner; site type",
};
inline constexpr OpRecord ActPush{
    .name = "act_push",
    .result = Void,
    .operands = {{"int0", Int}, {"dirs1", Dirs}},
    .attributes = {{"type", Attr::SiteType}},
    .doc = "start, directions; site type",
};
inline constexpr OpRecord ActAttract{
    .name = "act_attract",
    .result = Void,
    .operands = {{"int0", Int}, {"dirs1", Dirs}},
    .attributes = {{"type", Attr::SiteType}},
    .doc = "start, directions; site type",
};

// --- questions
inline constexpr OpRecord IsThreatened{
    .name = "is_threatened",
    .result = Bool,
    .operands = {{"int0", Int, Optional}, {"set1", Set}, {"moves2", Moves, Optional, body()}},
    .attributes = {{"type", Attr::SiteType}},
    .doc =
        "Could an enemy move there? What (absent: whatever stands there), sites, moves (absent: the enemy's "
        "phase); site type.",
};
inline constexpr OpRecord CanFlip{
    .name = "can_flip",
    .result = Bool,
    .operands = {{"int0", Int}},
    .attributes = {{"type", Attr::SiteType}},
    .doc = "site; site type",
};
inline constexpr OpRecord IsAhead{
    .name = "is_ahead",
    .result = Bool,
    .operands = {{"int0", Int}, {"int1", Int}},
    .attributes = {{"type", Attr::SiteType}},
    .doc =
        "Does the second site lie ahead of the piece on the first, by row and column? Yes where it faces "
        "nowhere. from, to; site type",
};
inline constexpr OpRecord StandsOn{
    .name = "stands_on",
    .result = Set,
    .operands = {{"int0", Int}},
    .attributes = {{"type", Attr::SiteType}},
    .doc = "where the component stands; site type",
};
inline constexpr OpRecord IsWithin{
    .name = "is_within",
    .result = Bool,
    .operands = {{"int0", Int}, {"set1", Set}},
    .attributes = {{"type", Attr::SiteType}},
    .doc = "what, sites; site type",
};

}  // namespace ludens::ir::Op
