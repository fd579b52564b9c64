// travel.h - ops of pieces that travel, and of captures that look along lines and around groups.
//
// Generators bind registers and run their body; what is not said to be bound stays as it is.
#pragma once

#include "ir/ops/effects.h"

namespace ludens::ir::Op {

// --- ways
inline constexpr OpRecord ForTable{
    .name = "for_table",
    .result = Moves,
    .operands = {{"body", Moves, Required, body(Reg::To)}},
    .attributes = {{"list", Attr::List}},
    .registers = bit(Reg::From),
    .asks_world = true,
    .doc =
        "The moves of the body with To bound to each site that the table gives for From. The table holds "
        "where the targets of each site begin, then one past the last, then the targets.",
};
inline constexpr OpRecord SlideTrack{
    .name = "slide_track",
    .result = Moves,
    .operands = {{"least", Int},
                 {"most", Int},
                 {"while", Bool, Required, body(Reg::To, Reg::Between).late()},
                 {"stop", Bool, Optional, body(Reg::To, Reg::Between)},
                 {"if", Bool, Optional, body(Reg::To, Reg::Between)},
                 {"body_at_stop", Moves, Required, body(Reg::To, Reg::Between)},
                 {"body", Moves, Required, body(Reg::To, Reg::Between)}},
    .attributes = {{"tracks", Attr::List}, {"only_beyond_bend", Attr::Flag}},
    .registers = bit(Reg::From),
    .hands_on = bit(Reg::Between),
    .asks_world = true,
    .doc =
        "As slide, along tracks, from each place where From lies on one: at a site where the slide stops "
        "the moves of one body, elsewhere, if the condition holds, those of the other.",
};
inline constexpr OpRecord ForDirection{
    .name = "for_direction",
    .result = Moves,
    .operands = {{"site", Int},
                 {"directions", Dirs},
                 {"least", Int},
                 {"most", Int},
                 {"while", Bool, Optional, body(Reg::Between, Reg::Dir, Reg::Way)},
                 {"if", Bool, Optional, body(Reg::To, Reg::Between, Reg::Dir, Reg::Way, Reg::Dist)},
                 {"body", Moves, Required, body(Reg::To, Reg::Between, Reg::Dir, Reg::Way, Reg::Dist)}},
    .attributes = {{"type", Attr::SiteType}, {"binds_between", Attr::Flag}},
    .hands_on = bit(Reg::Between),
    .asks_world = true,
    .doc =
        "Along each radial from the site: the moves of the body with To bound to each site from the least "
        "distance to the most. A radial ends at the first site that fails `if`, or, nearer than `least`, "
        "`while` (asked of Between). With binds_between, Between is To. None off the board.",
};
inline constexpr OpRecord ForLevels{
    .name = "for_levels",
    .result = Moves,
    .operands = {{"site", Int}, {"body", Moves, Required, body(Reg::Level)}},
    .attributes = {{"type", Attr::SiteType}, {"from_top", Attr::Flag}},
    .reads = state(Field::Piece, Field::Stack),
    .leaves = bit(Reg::Level),
    .doc =
        "The moves of the body with Level bound to each level of the stack on the site. Level is left as "
        "the last round has it, as in the language.",
};
inline constexpr OpRecord KeepLevel{
    .name = "keep_level",
    .result = Void,
    .operands = {{"body", Void, Required, body()}},
    .doc = "The effect; then Level is as before.",
};
inline constexpr OpRecord LeaveLevel{
    .name = "leave_level",
    .result = Moves,
    .operands = {{"effects", Void, Many, body()}},
    .doc = "No moves. Level is left as these effects leave it, but they do not happen.",
};
inline constexpr OpRecord OuterTurn{
    .name = "outer_turn",
    .result = Moves,
    .operands = {{"body", Moves, Required, body()}},
    .attributes = {{"filters"}},
    .reads = state(Field::Turn),
    .as_somebody = true,
    .asks_world = true,
    .doc =
        "The moves of the body, which asks in another player's turn; so many filters around it are tested "
        "in the turn that it is here.",
};
inline constexpr OpRecord DirsAlong{
    .name = "dirs_along",
    .result = Dirs,
    .operands = {{"from", Int}, {"to", Int}},
    .attributes = {{"directions", Attr::Directions}, {"type", Attr::SiteType}},
    .reads = state(Field::Piece, Field::Stack, Field::Rotation),
    .asks_world = true,
    .cost = 10,
    .doc =
        "The directions that the table gives for the way from one site to the other, where that is one "
        "step; else for the facing of the piece on the first.",
};

// --- captures. The body gives the effect on each piece that is caught.
inline constexpr OpRecord Custodial{
    .name = "custodial",
    .result = Moves,
    .operands = {{"site", Int},
                 {"directions", Dirs},
                 {"least", Int},
                 {"most", Int},
                 {"target", Bool, Required, body(Reg::To, Reg::Between)},
                 {"end", Bool, Required, body(Reg::To, Reg::Between)},
                 {"body", Moves, Required, body(Reg::To, Reg::Between)}},
    .attributes = {{"type", Attr::SiteType}},
    .hands_on = bit(Reg::To),
    .asks_world = true,
    .doc =
        "Along each radial from the site: the moves of the body with Between bound to each site of a row "
        "of targets, of a length from least to most, if the site beyond the row (To, -1 off the board) is "
        "a right end.",
};
inline constexpr OpRecord Intervene{
    .name = "intervene",
    .result = Moves,
    .operands = {{"site", Int},
                 {"directions", Dirs},
                 {"target", Bool, Required, body(Reg::To)},
                 {"least", Int},
                 {"most", Int},
                 {"body", Moves, Required, body(Reg::To)}},
    .attributes = {{"type", Attr::SiteType}},
    .asks_world = true,
    .doc =
        "On each line through the site with a row of targets on both sides of it, of lengths from least "
        "to most: the moves of the body with To bound to each site of both rows.",
};
inline constexpr OpRecord Surround{
    .name = "surround",
    .result = Moves,
    .operands = {{"site", Int},
                 {"directions", Dirs},
                 {"target", Bool, Required, body(Reg::To, Reg::Between)},
                 {"friend", Bool, Required, body(Reg::To, Reg::Between)},
                 {"exceptions", Int},
                 {"with", Int, Optional},
                 {"body", Moves, Required, body(Reg::To, Reg::Between)}},
    .attributes = {{"type", Attr::SiteType}},
    .hands_on = bit(Reg::To),
    .reads = state(Field::Piece, Field::Stack),
    .asks_world = true,
    .doc =
        "The moves of the body with Between bound to each neighbour of the site that is a target and has "
        "friends (To) all around, but for some exceptions. Where a component is named, one of the friends "
        "is that.",
};
inline constexpr OpRecord Enclose{
    .name = "enclose",
    .result = Moves,
    .operands = {{"site", Int},
                 {"directions", Dirs},
                 {"target", Bool, Required, body(Reg::Between)},
                 {"exceptions", Int},
                 {"body", Moves, Required, body(Reg::Between)},
                 {"targets", Set, Optional}},
    .attributes = {{"type", Attr::SiteType}, {"of_empty", Attr::Flag}},
    .reads = state(Field::Piece, Field::Stack),
    .asks_world = true,
    .doc =
        "The moves of the body with Between bound to each site of each group of targets beside the site "
        "that touches no empty site, but for some exceptions. Where empty sites are what is enclosed, the "
        "group's wall is one chain. None where nothing stands on the site. `targets`, where that is known: "
        "all "
        "sites that are one.",
};

// --- effects on pieces
inline constexpr OpRecord ForWay{
    .name = "for_way",
    .result = Void,
    .operands = {{"from", Int},
                 {"direction", Int},
                 {"way", Int},
                 {"first", Int},
                 {"last", Int},
                 {"body", Void, Required, body(Reg::Between)}},
    .attributes = {{"type", Attr::SiteType}},
    .asks_world = true,
    .doc =
        "The effect with Between bound to each site of a radial, from the last to the first. The radial "
        "is named by where it begins, its direction and its index among those of that direction.",
};
inline constexpr OpRecord Repeat{
    .name = "repeat",
    .result = Void,
    .operands = {{"count", Int}, {"body", Void, Required, body()}},
    .asks_world = true,
    .doc =
        "The effect `count` times, at least once and at most 1,000 times. All rounds read the state as it "
        "is before the first.",
};
inline constexpr OpRecord ActPromote{
    .name = "act_promote",
    .result = Void,
    .operands = {{"site", Int}, {"what", Int}},
    .attributes = {{"type", Attr::SiteType}},
    .writes = kPieceFields,
    .locates = true,
    .asks_world = true,
    .doc = "The piece on the site becomes the component. Nothing happens where there is no such component.",
};
inline constexpr OpRecord ActMoveSome{
    .name = "act_move_some",
    .result = Void,
    .operands = {{"from", Int}, {"to", Int}, {"count", Int}},
    .attributes = {{"from_type", Attr::SiteType}, {"to_type", Attr::SiteType}, {"most"}},
    .writes = kPieceFields,
    .locates = true,
    .asks_world = true,
    .doc =
        "Moves `count` pieces from one site to another, of a stack those on top; none of a stack that has "
        "fewer. Where pieces are counted, those are lost that come to another component, or to a site that "
        "would then hold more than `most`.",
};
inline constexpr OpRecord ActCopy{
    .name = "act_copy",
    .result = Void,
    .operands = {{"from", Int}, {"to", Int}, {"from_level", Level}},
    .attributes = {{"from_type", Attr::SiteType}, {"to_type", Attr::SiteType}},
    .writes = kPieceFields,
    .locates = true,
    .asks_world = true,
    .doc = "A copy of the piece on one site, at a level of its stack, comes to another.",
};
inline constexpr OpRecord ActTurn{
    .name = "act_turn",
    .result = Void,
    .operands = {{"site", Int}, {"rotation", Int}},
    .attributes = {{"type", Attr::SiteType}},
    .writes = state(Field::Rotation),
    .keeps = state(Field::Rotation),
    .locates = true,
    .asks_world = true,
    .doc = "The piece on the site is turned to the rotation.",
};
inline constexpr OpRecord ActFlip{
    .name = "act_flip",
    .result = Void,
    .operands = {{"site", Int}},
    .attributes = {{"type", Attr::SiteType}},
    .writes = kPieceFields,
    .locates = true,
    .asks_world = true,
    .doc =
        "The piece on the site shows its other side: its state becomes the other of two. A stack is "
        "turned upside down.",
};
inline constexpr OpRecord ActTakeControl{
    .name = "act_take_control",
    .result = Void,
    .operands = {{"site", Int}, {"owner", Int}},
    .attributes = {{"type", Attr::SiteType}},
    .reads = kPieceFields,
    .writes = kPieceFields,
    .asks_world = true,
    .doc = "The piece on the site becomes its namesake among the new owner's; where there is none it stays.",
};
inline constexpr OpRecord ActPush{
    .name = "act_push",
    .result = Void,
    .operands = {{"site", Int}, {"directions", Dirs}},
    .attributes = {{"type", Attr::SiteType}},
    .reads = state(Field::Piece, Field::Stack),
    .writes = kPieceFields,
    .locates = true,
    .asks_world = true,
    .doc =
        "Every piece of the row that begins on the site goes one site on, in the lowest of the "
        "directions, into the first gap or off the board.",
};
inline constexpr OpRecord ActAttract{
    .name = "act_attract",
    .result = Void,
    .operands = {{"site", Int}, {"directions", Dirs}},
    .attributes = {{"type", Attr::SiteType}},
    .reads = state(Field::Piece, Field::Stack),
    .writes = kPieceFields,
    .locates = true,
    .asks_world = true,
    .doc = "The pieces on each radial from the site come as close to it as they can.",
};

// --- questions
inline constexpr OpRecord IsThreatened{
    .name = "is_threatened",
    .result = Bool,
    .operands = {{"what", Int, Optional},
                 {"sites", Set, Required, body()},
                 {"moves", Moves, Optional, body().into(Sink::Any)},
                 {"by", Bool, Optional, body(Reg::To, Reg::Player)}},
    .attributes = {{"type", Attr::SiteType}},
    .reads = kPieceFields | state(Field::Turn, Field::Team, Field::Course),
    .looks_ahead = true,
    .as_somebody = true,
    .asks_world = true,
    .cost = 60,
    .doc =
        "Could an enemy of the piece move to one of the sites? The piece is `what`, as if it stood there, "
        "else the one that does. The moves are `moves`, else those of the enemy's phase. Asked within "
        "itself: no. Where `by` is given, it says the same of the enemy Player and the site To, whatever "
        "piece of another player stands there.",
};
inline constexpr OpRecord CanFlip{
    .name = "can_flip",
    .result = Bool,
    .operands = {{"site", Int}},
    .attributes = {{"type", Attr::SiteType}},
    .reads = state(Field::Piece, Field::Stack),
    .asks_world = true,
    .cost = 3,
    .doc = "Does a piece with two sides stand there, or a stack?",
};
inline constexpr OpRecord IsAhead{
    .name = "is_ahead",
    .result = Bool,
    .operands = {{"from", Int}, {"to", Int}},
    .attributes = {{"type", Attr::SiteType}},
    .reads = state(Field::Piece, Field::Stack),
    .asks_world = true,
    .cost = 3,
    .doc =
        "Does the second site lie ahead of the piece on the first, by row and column? Yes where it faces "
        "nowhere, no off the board.",
};
inline constexpr OpRecord StandsOn{
    .name = "stands_on",
    .result = Set,
    .operands = {{"what", Int}},
    .attributes = {{"type", Attr::SiteType}},
    .reads = state(Field::Piece, Field::Stack),
    .keeps = state(Field::OwnPieces),
    .asks_world = true,
    .cost = 3,
    .doc =
        "Where the component stands: as sites_of_piece where the state keeps sets by piece, else where it "
        "is the top piece.",
};
inline constexpr OpRecord IsWithin{
    .name = "is_within",
    .result = Bool,
    .operands = {{"what", Int}, {"sites", Set, Required, body()}},
    .reads = state(Field::Piece, Field::Stack),
    .asks_world = true,
    .cost = 20,
    .doc =
        "Does the component stand on one of the sites, at any level, whatever type of site the numbers "
        "are of?",
};

}  // namespace ludens::ir::Op
