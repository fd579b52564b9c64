// lifted.h - what the passes of src/optimize put in place of loops over single sites.
#pragma once

#include "ir/ops/effects.h"

namespace ludens::ir::Op {

inline constexpr OpRecord SitesOfPiece{
    .name = "sites_of_piece",
    .result = Set,
    .attributes = {{"type", Attr::SiteType}, {"component", Attr::Component}},
    .reads = state(Field::Piece, Field::Stack),
    .keeps = state(Field::OwnPieces),
    .asks_world = true,
    .cost = 0,
    .doc = "Where the component stands, at any level.",
};
inline constexpr OpRecord EnemySites{
    .name = "enemy_sites",
    .result = Set,
    .attributes = {{"type", Attr::SiteType}},
    .reads = state(Field::Piece, Field::Stack, Field::Turn, Field::Team),
    .asks_world = true,
    .cost = 3,
    .doc = "Where pieces of players stand who are not on the mover's side.",
};
inline constexpr OpRecord FriendSites{
    .name = "friend_sites",
    .result = Set,
    .attributes = {{"type", Attr::SiteType}},
    .reads = state(Field::Piece, Field::Stack, Field::Turn, Field::Team),
    .asks_world = true,
    .cost = 3,
    .doc = "Where pieces of the mover, and of the mover's team, stand.",
};
inline constexpr OpRecord IsOccupied{
    .name = "is_occupied",
    .result = Bool,
    .operands = {{"site", Int}},
    .attributes = {{"type", Attr::SiteType}},
    .reads = state(Field::Piece, Field::Stack),
    .asks_world = true,
    .cost = 1,
    .doc = "Does something stand there? False off the board.",
};
inline constexpr OpRecord IsEnemyAt{
    .name = "is_enemy_at",
    .result = Bool,
    .operands = {{"site", Int}},
    .attributes = {{"type", Attr::SiteType}},
    .reads = state(Field::Piece, Field::Stack, Field::Turn, Field::Team),
    .asks_world = true,
    .cost = 1,
    .doc = "Does a piece of an enemy of the mover stand there? False off the board.",
};
inline constexpr OpRecord IsFriendAt{
    .name = "is_friend_at",
    .result = Bool,
    .operands = {{"site", Int}},
    .attributes = {{"type", Attr::SiteType}},
    .reads = state(Field::Piece, Field::Stack, Field::Turn, Field::Team),
    .asks_world = true,
    .cost = 1,
    .doc = "Does a piece of the mover, or of the mover's team, stand there? False off the board.",
};
inline constexpr OpRecord ActReplace{
    .name = "act_replace",
    .result = Void,
    .operands = {{"from", Int}, {"to", Int}},
    .attributes = {{"from_type", Attr::SiteType}, {"to_type", Attr::SiteType}, {"whole_stack", Attr::Flag}},
    .reads = state(Field::Piece, Field::Stack),
    .writes = kPieceFields,
    .asks_world = true,
    .doc = "What stands on the target goes, and the piece goes there as with act_move.",
};

// --- some of the sites
inline constexpr OpRecord HopSources{
    .name = "hop_sources",
    .result = Set,
    .operands = {{"from", Set}, {"directions", Dirs, Required, body()}, {"hurdle", Set}, {"to", Set}},
    .attributes = {{"type", Attr::SiteType}},
    .asks_world = true,
    .cost = 10,
    .doc =
        "Those of the sites from which some line leads to a hurdle and then to a site of the last set. The "
        "directions are constant.",
};
inline constexpr OpRecord LineSites{
    .name = "line_sites",
    .result = Set,
    .operands = {{"from", Int}, {"directions", Dirs, Required, body()}, {"while", Set}},
    .attributes = {{"type", Attr::SiteType}},
    .asks_world = true,
    .cost = 10,
    .doc =
        "The sites of each line from a site, as long as they are in the set; none from off the board. The "
        "directions are constant.",
};

// --- from a site outwards: who comes there?
inline constexpr OpRecord LeapReaches{
    .name = "leap_reaches",
    .result = Bool,
    .operands = {{"from", Set}, {"to", Int}},
    .attributes = {{"list", Attr::List}},
    .asks_world = true,
    .cost = 2,
    .doc = "Does a leap of the table (see for_table) lead from one of the sites to that one?",
};
inline constexpr OpRecord SlideReaches{
    .name = "slide_reaches",
    .result = Bool,
    .operands = {{"from", Set}, {"directions", Dirs, Required, body()}, {"while", Set}, {"to", Int}},
    .attributes = {{"type", Attr::SiteType}, {"least"}, {"most"}},
    .asks_world = true,
    .cost = 10,
    .doc =
        "Does a slide lead from one of the sites to that one, all sites between them in the set? The "
        "directions are constant, and no two ways from a site meet.",
};

// --- moves of all pieces on some sites
inline constexpr OpRecord SlideSet{
    .name = "slide_set",
    .result = Moves,
    .operands = {{"from", Set},
                 {"directions", Dirs, Required, body()},
                 {"while", Set, Required, body()},
                 {"stop", Set, Optional, body()},
                 {"if", Set, Optional, body()}},
    .attributes = {{"type", Attr::SiteType}, {"kind", Attr::Kind}, {"least"}, {"most"}},
    .reads = state(Field::Turn),
    .asks_world = true,
    .doc =
        "One move of the kind for each slide from one of the sites: as `slide`, with sets of sites for its "
        "conditions. The directions are constant, and no two ways from a site meet.",
};
inline constexpr OpRecord HopSet{
    .name = "hop_set",
    .result = Moves,
    .operands = {{"from", Set}, {"third", Set, Required, body()}, {"to", Set, Required, body()}},
    .attributes = {{"list", Attr::List}, {"kind", Attr::Kind}},
    .reads = state(Field::Turn),
    .asks_world = true,
    .doc =
        "One move of the kind for each three sites in a row in the list of which the first is in `from`, the "
        "second, where the move ends, in `to` and the third in `third`: what a hop passes, or what lies "
        "ahead "
        "or behind. No two threes have the first and the second in common.",
};
inline constexpr OpRecord JumpSet{
    .name = "jump_set",
    .result = Moves,
    .operands = {{"from", Set},
                 {"counted", Set, Required, body()},
                 {"over", Set, Required, body()},
                 {"to", Set, Required, body()}},
    .attributes = {{"list", Attr::List}, {"type", Attr::SiteType}, {"kind", Attr::Kind}},
    .reads = state(Field::Turn),
    .asks_world = true,
    .doc =
        "One move of the kind for each jump from one of the sites to one of `to`, along a line and just so "
        "far as is counted, over sites that are all in `over`. The list (ir/jumps.h) has sorts of jumps: "
        "their directions, and for each site which of the sites in `counted` count there. No two jumps from "
        "a site come to the same one.",
};
inline constexpr OpRecord LeapSet{
    .name = "leap_set",
    .result = Moves,
    .operands = {{"from", Set}, {"to", Set, Required, body()}},
    .attributes = {{"list", Attr::List}, {"kind", Attr::Kind}},
    .reads = state(Field::Turn),
    .asks_world = true,
    .doc =
        "One move of the kind for each leap from one of the sites to one of the others that the table gives "
        "for it (see for_table).",
};

}  // namespace ludens::ir::Op
