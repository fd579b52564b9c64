// regions.h - operations on sets of sites, on lists, and on the numbers of the board.
//
// Much of the board is tables: "the sites around this one", "the sites of that player's home". A table of
// sets is a run of the program's constant sets, named by the first and the length; a table of integers is a
// constant list.
#pragma once

#include "ir/op.h"

namespace ludens::ir::Op {

// --- tables
inline constexpr OpRecord SetAt{
    .name = "set_at",
    .result = Set,
    .operands = {{"int0", Int}},
    .attributes = {{"sets", Attr::SetTable}, {"count", Attr::SetCount}},
    .cost = 1,
    .doc = "index; first set, how many; empty beyond",
};
inline constexpr OpRecord Spread{
    .name = "spread",
    .result = Set,
    .operands = {{"set0", Set}},
    .attributes = {{"sets", Attr::SetTable}, {"count", Attr::SetCount}},
    .cost = 10,
    .doc = "the table's sets of all these sites together",
};
inline constexpr OpRecord SpreadIf{
    .name = "spread_if",
    .result = Set,
    .operands = {{"set0", Set}, {"bool1", Bool, Required, body(Reg::From, Reg::To)}},
    .attributes = {{"sets", Attr::SetTable}, {"count", Attr::SetCount}},
    .cost = 40,
    .doc = "the same, From and To bound, where the condition holds",
};
inline constexpr OpRecord Grow{
    .name = "grow",
    .result = Set,
    .operands = {{"set0", Set}, {"int1", Int}},
    .attributes = {{"sets", Attr::SetTable}, {"count", Attr::SetCount}},
    .cost = 40,
    .doc = "sites and their table's sets, so many times over",
};
inline constexpr OpRecord Lookup{
    .name = "lookup",
    .result = Int,
    .operands = {{"key", Int}},
    .attributes = {{"list", Attr::List}, {"number1"}, {"number2"}},
    .cost = 1,
    .doc = "key; list, first key, what absent keys give",
};
inline constexpr OpRecord LookupOr{
    .name = "lookup_or",
    .result = Int,
    .operands = {{"int0", Int}},
    .attributes = {{"list", Attr::List}},
    .cost = 2,
    .doc = "key; list: key, value, ..., keys ascending; else the key itself",
};

// --- who stands where
inline constexpr OpRecord PlayersMask{
    .name = "players_mask",
    .result = Int,
    .operands = {{"int0", Int, Optional}},
    .attributes = {{"number"}},
    .cost = 2,
    .doc = "seen from a player or the mover, a bit each; RoleGroup",
};
inline constexpr OpRecord BitOf{
    .name = "bit_of",
    .result = Int,
    .operands = {{"int0", Int}},
    .cost = 1,
    .doc = "1 << player; 0 where that is no player",
};
inline constexpr OpRecord SitesOfPlayers{
    .name = "sites_of",
    .result = Set,
    .operands = {{"int0", Int}},
    .attributes = {{"type", Attr::SiteType}},
    .cost = 2,
    .doc = "players as a mask; site type",
};
inline constexpr OpRecord PiecesOfPlayers{
    .name = "pieces_of",
    .result = Set,
    .operands = {{"int0", Int}},
    .attributes = {{"type", Attr::SiteType}, {"list", Attr::List}},
    .cost = 6,
    .doc = "players as a mask; site type, list of components",
};
inline constexpr OpRecord PieceSites{
    .name = "piece_sites",
    .result = Set,
    .operands = {{"int0", Int}},
    .attributes = {{"type", Attr::SiteType}},
    .cost = 6,
    .doc = "component; site type",
};
inline constexpr OpRecord OwnedPiece{
    .name = "owned_piece",
    .result = Set,
    .operands = {{"int0", Int}, {"int1", Int}},
    .attributes = {{"type", Attr::SiteType}},
    .cost = 6,
    .doc = "component, players as a mask; site type",
};
inline constexpr OpRecord TopOwned{
    .name = "top_owned",
    .result = Set,
    .operands = {{"set0", Set}, {"int1", Int}},
    .attributes = {{"type", Attr::SiteType}},
    .cost = 8,
    .doc = "those whose top piece belongs to the players; site type",
};
inline constexpr OpRecord StateSites{
    .name = "state_sites",
    .result = Set,
    .operands = {{"int0", Int}},
    .attributes = {{"type", Attr::SiteType}, {"number"}},
    .cost = 8,
    .doc = "local state; site type, how many sites",
};
inline constexpr OpRecord PendingSites{
    .name = "pending_sites",
    .result = Set,
    .cost = 1,
    .doc = "",
};
inline constexpr OpRecord LastSites{
    .name = "last_sites",
    .result = Set,
    .attributes = {{"flag", Attr::Flag}},
    .doc = "Where all that the last move did, and what followed it, happened: from (0) or to (1).",
};
inline constexpr OpRecord PassedSites{
    .name = "passed_sites",
    .result = Set,
    .doc = "the sites that it went over",
};
inline constexpr OpRecord ActNotePassed{
    .name = "act_note_passed",
    .result = Void,
    .operands = {{"int0", Int}},
    .doc = "the move at hand goes over it",
};
inline constexpr OpRecord ToClearSites{
    .name = "to_clear",
    .result = Set,
    .doc = "",
};
inline constexpr OpRecord StartSites{
    .name = "start_sites",
    .result = Set,
    .operands = {{"int0", Int}},
    .doc = "where the component stood before the first move",
};
inline constexpr OpRecord ActNoteStart{
    .name = "act_note_start",
    .result = Void,
    .doc = "the last of the start rules",
};
inline constexpr OpRecord IsFirstMove{
    .name = "is_first_move",
    .result = Bool,
    .doc = "has no move been made yet?",
};

// Register Region holds a site of the group at hand, and so many times the number of the ludeme that makes
// the groups.
inline constexpr int kGroupsApart = 1 << 16;

// Groups of players for PlayersMask.
enum class RoleGroup : int { All, Enemy, Ally, Friend, NonMover, TeamMover, Team1 };  // Team1 + k: team k + 1

// --- sets made site by site
inline constexpr OpRecord FilterBy{
    .name = "filter_by",
    .result = Set,
    .operands = {{"set0", Set}, {"bool1", Bool, Required, kNamedBody}},
    .attributes = {{"register", Attr::Register}},
    .cost = 20,
    .doc = "register",
};
inline constexpr OpRecord UnionOverSites{
    .name = "union_over",
    .result = Set,
    .operands = {{"set0", Set}, {"set1", Set, Required, kNamedBody}},
    .attributes = {{"register", Attr::Register}},
    .cost = 20,
    .doc = "register bound to each site in turn",
};
inline constexpr OpRecord UnionOverList{
    .name = "union_over_list",
    .result = Set,
    .operands = {{"list0", List}, {"set1", Set, Required, kNamedBody}},
    .attributes = {{"register", Attr::Register}},
    .cost = 20,
    .doc = "register bound to each number in turn",
};
inline constexpr OpRecord Levels{
    .name = "levels",
    .result = Set,
    .operands = {{"int0", Int}, {"bool1", Bool, Optional}, {"int2", Int, Optional}},
    .attributes = {{"type", Attr::SiteType}, {"flag", Attr::Flag}},
    .doc = "of the stack at a site: condition, start; site type, from top",
};

// --- along the lines of the board. Directions are taken as the piece on the first site sees them.
inline constexpr OpRecord DirectionSites{
    .name = "direction_sites",
    .result = Set,
    .operands = {{"set0", Set},
                 {"dirs1", Dirs},
                 {"bool2", Bool, Optional},
                 {"bool3", Bool, Optional},
                 {"int4", Int, Optional}},
    .attributes = {{"type", Attr::SiteType}},
    .doc = "from, directions, stop, stop included, distance; type",
};
inline constexpr OpRecord BetweenSites{
    .name = "between_sites",
    .result = Set,
    .operands = {{"int0", Int},
                 {"int1", Int},
                 {"dirs2", Dirs},
                 {"bool3", Bool, Optional},
                 {"bool4", Bool, Optional},
                 {"bool5", Bool, Optional}},
    .attributes = {{"type", Attr::SiteType}},
    .doc = "from, to, directions, ends included, condition; type",
};
inline constexpr OpRecord GroupSites{
    .name = "group_sites",
    .result = Set,
    .operands = {{"set0", Set},
                 {"dirs1", Dirs},
                 {"bool2", Bool, Optional, body(Reg::To)},
                 {"bool3", Bool, Optional, body(Reg::From, Reg::To, Reg::Aux)}},
    .attributes = {{"type", Attr::SiteType}},
    .cost = 60,
    .doc =
        "Groups that have one of the sites. Operands: sites, directions, which sites belong (To; absent: "
        "those with the same piece as the first), which steps connect (from Aux to To; absent: all). "
        "Attribute: site type.",
};
inline constexpr OpRecord GroupOrigins{
    .name = "group_origins",
    .result = Set,
    .operands = {{"set0", Set}, {"dirs1", Dirs}, {"bool2", Bool, Optional}, {"bool3", Bool, Optional}},
    .attributes = {{"type", Attr::SiteType}},
    .doc = "one of the sites for each group",
};
inline constexpr OpRecord VisitGroups{
    .name = "visit_groups",
    .result = Moves,
    .operands = {{"set0", Set}, {"moves1", Moves, Required, body()}},
    .attributes = {{"number"}},
    .doc =
        "Register Region bound to a site of each group in turn, and to how groups are made there (see "
        "kGroupsApart). Attribute: the number of the ludeme that makes the groups.",
};
inline constexpr OpRecord EveryGroup{
    .name = "every_group",
    .result = Bool,
    .operands = {{"set0", Set}, {"bool1", Bool}},
    .attributes = {{"number"}},
    .doc = "",
};
inline constexpr OpRecord AroundSites{
    .name = "around_sites",
    .result = Set,
    .operands = {{"set0", Set}, {"int1", Int}, {"bool2", Bool, Optional, body(Reg::From, Reg::To)}},
    .attributes = {{"type", Attr::SiteType}, {"direction", Attr::Direction}},
    .cost = 40,
    .doc = "centres, distance, condition; type, direction",
};
inline constexpr OpRecord DistanceSites{
    .name = "distance_sites",
    .result = Set,
    .operands = {{"int0", Int}, {"int1", Int}, {"int2", Int}},
    .attributes = {{"type", Attr::SiteType}, {"relation", Attr::Relation}},
    .doc = "from, least, most; type, relation",
};
inline constexpr OpRecord IsCovered{
    .name = "is_covered",
    .result = Bool,
    .operands = {{"int0", Int}},
    .attributes = {{"type", Attr::SiteType}},
    .doc = "is there a piece on a site straight above? type",
};
inline constexpr OpRecord IsRoofed{
    .name = "is_roofed",
    .result = Bool,
    .operands = {{"int0", Int}, {"int1", Int}},
    .attributes = {{"type", Attr::SiteType}},
    .doc = "do two pieces rest on both sites? type",
};
inline constexpr OpRecord SightSites{
    .name = "sight_sites",
    .result = Set,
    .operands = {{"int0", Int}, {"dirs1", Dirs}},
    .attributes = {{"type", Attr::SiteType}, {"number"}},
    .doc = "from, directions; type, what is looked for",
};
inline constexpr OpRecord PatternSites{
    .name = "pattern_sites",
    .result = Set,
    .operands = {{"int0", Int}, {"list1", List, Optional}},
    .attributes = {{"type", Attr::SiteType}, {"list", Attr::List}},
    .doc = "from, pieces in turn; type, list of steps",
};
inline constexpr OpRecord ReachSites{
    .name = "reach_sites",
    .result = Set,
    .operands = {{"int0", Int},
                 {"int1", Int},
                 {"int2", Int},
                 {"dirs3", Dirs},
                 {"bool4", Bool},
                 {"int5", Int, Optional}},
    .attributes = {{"type", Attr::SiteType}},
    .doc = "from, least and most steps, directions, condition, rotation; type",
};
inline constexpr OpRecord TrackSites{
    .name = "track_sites",
    .result = Set,
    .operands = {{"int0", Int}, {"int1", Int}, {"int2", Int}},
    .doc = "track, from, to",
};
inline constexpr OpRecord MovePassed{
    .name = "move_passed",
    .result = Set,
    .operands = {{"moves0", Moves, Required, body()}},
    .doc = "the sites that moves go over",
};
inline constexpr OpRecord MoveSites{
    .name = "move_sites",
    .result = Set,
    .operands = {{"moves0", Moves, Required, body()}},
    .attributes = {{"flag", Attr::Flag}},
    .doc = "where moves start (0) or end (1)",
};
inline constexpr OpRecord RandomSites{
    .name = "random_sites",
    .result = Set,
    .operands = {{"set0", Set}, {"int1", Int}},
    .doc = "so many of these",
};

// --- integers
inline constexpr OpRecord SumOver{
    .name = "sum_over",
    .result = Int,
    .operands = {{"set0", Set}},
    .attributes = {{"list", Attr::List}},
    .doc = "the list's entries of these sites",
};
inline constexpr OpRecord NthSite{
    .name = "nth_site",
    .result = Int,
    .operands = {{"set0", Set}, {"int1", Int}},
    .cost = 2,
    .doc = "-1 beyond",
};
inline constexpr OpRecord ListAt{
    .name = "list_at",
    .result = Int,
    .operands = {{"list0", List}, {"int1", Int}},
    .cost = 1,
    .doc = "-1 beyond",
};
inline constexpr OpRecord ListSize{
    .name = "list_size",
    .result = Int,
    .operands = {{"list0", List}},
    .cost = 1,
    .doc = "",
};
inline constexpr OpRecord Ahead{
    .name = "ahead",
    .result = Int,
    .operands = {{"int0", Int}, {"int1", Int}, {"dirs2", Dirs}},
    .attributes = {{"type", Attr::SiteType}, {"flag", Attr::Flag}},
    .cost = 3,
    .doc = "from, steps, directions; type, not as the piece there sees them",
};
inline constexpr OpRecord TrackMove{
    .name = "track_move",
    .result = Int,
    .operands = {{"int0", Int}, {"int1", Int}, {"int2", Int}, {"int3", Int}},
    .cost = 3,
    .doc = "track, from, steps, player",
};
inline constexpr OpRecord TrackFirst{
    .name = "track_first",
    .result = Int,
    .operands = {{"int0", Int}, {"int1", Int, Optional}, {"bool2", Bool, Optional}},
    .doc = "track, from, condition on To",
};
inline constexpr OpRecord WhereFirst{
    .name = "where_first",
    .result = Int,
    .operands = {{"int0", Int}, {"int1", Int, Optional}},
    .attributes = {{"type", Attr::SiteType}, {"number"}, {"list", Attr::List}},
    .doc =
        "The same, but the piece that has been there longest (runtime/order.h). Attributes: type, how many "
        "sites, list of the components that may be asked for.",
};
inline constexpr OpRecord WherePiece{
    .name = "where",
    .result = Int,
    .operands = {{"int0", Int}, {"int1", Int, Optional}},
    .attributes = {{"type", Attr::SiteType}, {"number"}},
    .doc = "component, state; type, how many sites",
};
inline constexpr OpRecord WhereLevel{
    .name = "where_level",
    .result = Int,
    .operands = {{"int0", Int}, {"int1", Int}, {"int2", Int, Optional}, {"bool3", Bool}},
    .attributes = {{"type", Attr::SiteType}},
    .doc = "component, site, state, from top; type",
};

// --- lists
inline constexpr OpRecord ListUnion{
    .name = "list_union",
    .result = List,
    .operands = {{"list0", List, Many}},
    .cost = 4,
    .doc = "",
};
inline constexpr OpRecord ListIntersection{
    .name = "list_intersection",
    .result = List,
    .operands = {{"list0", List}, {"list1", List}},
    .cost = 8,
    .doc = "those of the first that the second has",
};
inline constexpr OpRecord ListDifference{
    .name = "list_difference",
    .result = List,
    .operands = {{"list0", List}, {"list1", List}},
    .cost = 8,
    .doc = "",
};
inline constexpr OpRecord ListWithout{
    .name = "list_without",
    .result = List,
    .operands = {{"list0", List}, {"int1", Int}},
    .cost = 4,
    .doc = "its first occurrence",
};
inline constexpr OpRecord ListSelect{
    .name = "list_select",
    .result = List,
    .operands = {{"bool0", Bool}, {"list1", List}, {"list2", List, Optional}},
    .doc = "",
};
inline constexpr OpRecord ListPlayers{
    .name = "list_players",
    .result = List,
    .operands = {{"int0", Int}, {"bool1", Bool, Optional}},
    .doc = "of a mask, ascending; condition on Player",
};
inline constexpr OpRecord ListGroupSizes{
    .name = "list_group_sizes",
    .result = List,
    .operands =
        {{"set0", Set}, {"dirs1", Dirs}, {"bool2", Bool, Optional}, {"bool3", Bool, Optional}, {"int4", Int}},
    .attributes = {{"type", Attr::SiteType}},
    .doc = "the same, and the least size that counts",
};
inline constexpr OpRecord ListResults{
    .name = "list_results",
    .result = List,
    .operands = {{"set0", Set},
                 {"set1", Set, Required, body(Reg::From)},
                 {"int2", Int, Required, body(Reg::From, Reg::To)}},
    .cost = 40,
    .doc = "From of the first, To of the second",
};

// --- directions
inline constexpr OpRecord DirsOfLast{
    .name = "dirs_of_last",
    .result = Dirs,
    .attributes = {{"type", Attr::SiteType}, {"relation", Attr::Relation}, {"flag", Attr::Flag}},
    .doc = "type, relation, backwards: of the last move",
};
inline constexpr OpRecord DirsBetween{
    .name = "dirs_between",
    .result = Dirs,
    .operands = {{"int0", Int}, {"int1", Int}},
    .attributes = {{"type", Attr::SiteType}},
    .doc = "type",
};
inline constexpr OpRecord DirsBySite{
    .name = "dirs_by_site",
    .result = Dirs,
    .operands = {{"int0", Int}},
    .attributes = {{"type", Attr::SiteType}, {"relation", Attr::Relation}, {"list", Attr::List}},
    .doc = "site; type, relation, list of relative directions",
};
inline constexpr OpRecord DirsWithout{
    .name = "dirs_without",
    .result = Dirs,
    .operands = {{"dirs0", Dirs}, {"dirs1", Dirs}, {"int2", Int}},
    .attributes = {{"type", Attr::SiteType}},
    .doc = "groups taken apart at the site; type",
};
inline constexpr OpRecord DirsRandom{
    .name = "dirs_random",
    .result = Dirs,
    .operands = {{"dirs0", Dirs}, {"int1", Int}, {"int2", Int}},
    .attributes = {{"type", Attr::SiteType}},
    .doc = "directions, how many, site; type",
};

}  // namespace ludens::ir::Op
