// regions.h - ops of regions: sets of sites from tables, by who stands there, and site by site.
//
// Much of the board is tables: "the sites around this one", "the sites of that player's home". A table of
// sets is a run of the program's constant sets, named by the first and the length; a table of integers is a
// constant list.
#pragma once

#include "ir/codes.h"
#include "ir/op.h"

namespace ludens::ir::Op {

// --- tables
inline constexpr OpRecord SetAt{
    .name = "set_at",
    .result = Set,
    .operands = {{"index", Int}},
    .attributes = {{"sets", Attr::SetTable}, {"count", Attr::SetCount}},
    .asks_world = true,
    .cost = 1,
    .doc = "The table's set of this index; empty where the table has none.",
};
inline constexpr OpRecord Spread{
    .name = "spread",
    .result = Set,
    .operands = {{"sites", Set}},
    .attributes = {{"sets", Attr::SetTable}, {"count", Attr::SetCount}},
    .asks_world = true,
    .cost = 10,
    .doc = "The union of the table's sets of all the sites.",
};
inline constexpr OpRecord SpreadIf{
    .name = "spread_if",
    .result = Set,
    .operands = {{"sites", Set}, {"if", Bool, Required, body(Reg::From, Reg::To)}, {"among", Set, Optional}},
    .attributes = {{"sets", Attr::SetTable}, {"count", Attr::SetCount}},
    .asks_world = true,
    .cost = 40,
    .doc =
        "As spread, but only the sites To of From's set for which the condition holds, and of those that are "
        "among these.",
};
inline constexpr OpRecord Grow{
    .name = "grow",
    .result = Set,
    .operands = {{"sites", Set}, {"steps", Int}},
    .attributes = {{"sets", Attr::SetTable}, {"count", Attr::SetCount}},
    .asks_world = true,
    .cost = 40,
    .doc = "The sites and the table's sets of them, as many times over as there are steps.",
};
inline constexpr OpRecord Lookup{
    .name = "lookup",
    .result = Int,
    .operands = {{"key", Int}},
    .attributes = {{"list", Attr::List}, {"first"}, {"otherwise"}},
    .asks_world = true,
    .cost = 1,
    .doc = "list[key - first]; `otherwise` where that is outside the list.",
};
inline constexpr OpRecord LookupOr{
    .name = "lookup_or",
    .result = Int,
    .operands = {{"key", Int}},
    .attributes = {{"list", Attr::List}},
    .asks_world = true,
    .cost = 2,
    .doc =
        "The value of the key in a list of key, value, key, value ..., keys ascending; the key itself where "
        "it is not listed.",
};

// --- players
inline constexpr OpRecord PlayersMask{
    .name = "players_mask",
    .result = Int,
    .operands = {{"player", Int, Optional}},
    .attributes = {{"group"}},
    .reads = state(Field::Turn, Field::Team),
    .asks_world = true,
    .cost = 2,
    .doc =
        "The players of a group (RoleGroup) as the player sees it, or the mover where absent; one bit each. "
        "None where that is no player.",
};
inline constexpr OpRecord BitOf{
    .name = "bit_of",
    .result = Int,
    .operands = {{"player", Int}},
    .asks_world = true,
    .cost = 1,
    .doc = "The player as a set of players: 1 << player; 0 where that is no player.",
};

// --- who stands where. `players` has one bit for each.
inline constexpr OpRecord SitesOfPlayers{
    .name = "sites_of",
    .result = Set,
    .operands = {{"players", Int}},
    .attributes = {{"type", Attr::SiteType}},
    .reads = state(Field::Piece, Field::Stack),
    .asks_world = true,
    .cost = 2,
    .doc = "Where pieces of the players stand.",
};
inline constexpr OpRecord PiecesOfPlayers{
    .name = "pieces_of",
    .result = Set,
    .operands = {{"players", Int}},
    .attributes = {{"type", Attr::SiteType}, {"components", Attr::List}},
    .reads = state(Field::Piece, Field::Stack),
    .keeps = state(Field::PieceSets),
    .asks_world = true,
    .cost = 6,
    .doc = "Where those of the components stand that belong to the players.",
};
inline constexpr OpRecord PieceSites{
    .name = "piece_sites",
    .result = Set,
    .operands = {{"what", Int}},
    .attributes = {{"type", Attr::SiteType}},
    .reads = state(Field::Piece, Field::Stack),
    .keeps = state(Field::PieceSets),
    .asks_world = true,
    .cost = 6,
    .doc = "Where pieces of the component stand; nowhere for a number that is no component.",
};
inline constexpr OpRecord OwnedPiece{
    .name = "owned_piece",
    .result = Set,
    .operands = {{"what", Int}, {"players", Int}},
    .attributes = {{"type", Attr::SiteType}},
    .reads = state(Field::Piece, Field::Stack),
    .keeps = state(Field::PieceSets),
    .asks_world = true,
    .cost = 6,
    .doc = "Where pieces of the component stand, if it belongs to one of the players; else nowhere.",
};
inline constexpr OpRecord TopOwned{
    .name = "top_owned",
    .result = Set,
    .operands = {{"sites", Set}, {"players", Int}},
    .attributes = {{"type", Attr::SiteType}},
    .reads = state(Field::Piece, Field::Stack),
    .asks_world = true,
    .cost = 8,
    .doc = "Those sites whose top piece belongs to one of the players.",
};
inline constexpr OpRecord StateSites{
    .name = "state_sites",
    .result = Set,
    .operands = {{"state", Int}},
    .attributes = {{"type", Attr::SiteType}, {"count"}},
    .reads = state(Field::Piece, Field::Stack, Field::State),
    .asks_world = true,
    .cost = 8,
    .doc = "Those of the first `count` sites whose top piece has the local state.",
};

// --- what has happened
inline constexpr OpRecord PendingSites{
    .name = "pending_sites",
    .result = Set,
    .reads = state(Field::Pending),
    .keeps = state(Field::Pending),
    .cost = 1,
    .doc = "The sites that are pending.",
};
inline constexpr OpRecord LastSites{
    .name = "last_sites",
    .result = Set,
    .attributes = {{"to", Attr::Flag}},
    .reads = state(Field::LastMove, Field::LastSites),
    .keeps = state(Field::LastSites),
    .cost = 1,
    .doc = "Where the actions of the last move and of its consequences began, or ended (`to`).",
};
inline constexpr OpRecord PassedSites{
    .name = "passed_sites",
    .result = Set,
    .reads = state(Field::Passed, Field::Course),
    .keeps = state(Field::Passed),
    .asks_world = true,
    .cost = 1,
    .doc = "The sites that the last move passed over.",
};
inline constexpr OpRecord ActNotePassed{
    .name = "act_note_passed",
    .result = Void,
    .operands = {{"site", Int}},
    .reads = state(Field::Course),
    .writes = state(Field::Passed),
    .asks_world = true,
    .doc = "Notes that the move passes over the site; off the board, nothing.",
};
inline constexpr OpRecord ToClearSites{
    .name = "to_clear",
    .result = Set,
    .reads = state(Field::Marked),
    .keeps = state(Field::Marked),
    .asks_world = true,
    .cost = 1,
    .doc = "Where pieces are marked to be removed at the end of the turn.",
};
inline constexpr OpRecord StartSites{
    .name = "start_sites",
    .result = Set,
    .operands = {{"what", Int}},
    .reads = state(Field::Start),
    .keeps = state(Field::Start),
    .asks_world = true,
    .cost = 1,
    .doc =
        "Where pieces of the component stood before the first move; nowhere for a number that is no "
        "component.",
};
inline constexpr OpRecord ActNoteStart{
    .name = "act_note_start",
    .result = Void,
    .reads = state(Field::Piece, Field::Stack),
    .writes = state(Field::Start),
    .doc = "Notes where all pieces stand: the last of the start rules, for start_sites.",
};
inline constexpr OpRecord IsFirstMove{
    .name = "is_first_move",
    .result = Bool,
    .reads = state(Field::Course),
    .asks_world = true,
    .cost = 1,
    .doc = "Has no move been made yet?",
};

// --- sets made site by site
inline constexpr OpRecord FilterBy{
    .name = "filter_by",
    .result = Set,
    .operands = {{"sites", Set}, {"if", Bool, Required, kNamedBody}},
    .attributes = {{"register", Attr::Register}},
    .asks_world = true,
    .cost = 20,
    .doc = "Those sites for which the condition holds, with the register bound to the site.",
};
inline constexpr OpRecord UnionOverSites{
    .name = "union_over",
    .result = Set,
    .operands = {{"sites", Set}, {"body", Set, Required, kNamedBody}},
    .attributes = {{"register", Attr::Register}},
    .asks_world = true,
    .cost = 20,
    .doc = "The union of the body's sets, with the register bound to each site in turn.",
};
inline constexpr OpRecord UnionOverList{
    .name = "union_over_list",
    .result = Set,
    .operands = {{"list", List}, {"body", Set, Required, kNamedBody}},
    .attributes = {{"register", Attr::Register}},
    .asks_world = true,
    .cost = 20,
    .doc = "The union of the body's sets, with the register bound to each number of the list in turn.",
};
inline constexpr OpRecord Levels{
    .name = "levels",
    .result = Set,
    .operands = {{"site", Int}, {"if", Bool, Optional, body(Reg::Level)}, {"start", Level, Optional, body()}},
    .attributes = {{"type", Attr::SiteType}, {"from_top", Attr::Flag}},
    .reads = state(Field::Piece, Field::Stack),
    .cost = 20,
    .doc =
        "The levels of the stack at the site, as if they were sites, for which the condition holds: from "
        "`start` up, or with `from_top` from `start` down; all where it is absent.",
};
inline constexpr OpRecord RandomSites{
    .name = "random_sites",
    .result = Set,
    .operands = {{"sites", Set}, {"count", Int}},
    .chance = true,
    .cost = 10,
    .doc = "So many of the sites, drawn by chance; all where there are no more.",
};

// --- the sites of moves
// What generating finds depends on the buffers that it writes to, too; not memoised.
inline constexpr OpRecord MovePassed{
    .name = "move_passed",
    .result = Set,
    .operands = {{"moves", Moves, Required, body().into(Sink::Effect)}},
    .doc = "The sites that the moves pass over.",
};
inline constexpr OpRecord MoveSites{
    .name = "move_sites",
    .result = Set,
    .operands = {{"moves", Moves, Required, body().into(Sink::List)}},
    .attributes = {{"to", Attr::Flag}},
    .looks_ahead = true,
    .as_somebody = true,
    .doc = "Where the legal ones of the moves begin, or end (`to`).",
};

}  // namespace ludens::ir::Op
