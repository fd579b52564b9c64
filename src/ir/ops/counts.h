// counts.h - ops that count: pieces, steps, turns; and the numbers that the course of the game has.
#pragma once

#include "ir/op.h"

namespace ludens::ir::Op {

// --- pieces
inline constexpr OpRecord CountPieces{
    .name = "count_pieces",
    .result = Int,
    .operands = {{"int0", Int},
                 {"list1", List, Optional},
                 {"set2", Set, Optional},
                 {"bool3", Bool, Optional, body(Reg::Site)}},
    .attributes = {{"type", Attr::MaybeSiteType}},
    .cost = 20,
    .doc =
        "players as a mask, components (absent: all), where (absent: everywhere), condition on Site and "
        "Level; site type or -1 for all",
};
inline constexpr OpRecord StackSizes{
    .name = "stack_sizes",
    .result = Int,
    .operands = {{"set0", Set}},
    .attributes = {{"type", Attr::SiteType}},
    .doc = "all pieces on the sites; site type",
};
inline constexpr OpRecord CountLevels{
    .name = "count_levels",
    .result = Int,
    .operands = {{"set0", Set}, {"bool1", Bool, Optional}, {"bool2", Bool, Optional}},
    .attributes = {{"type", Attr::SiteType}, {"flag", Attr::Flag}},
    .doc = "sites, condition, stop (To, Level); site type, from top",
};
inline constexpr OpRecord BiggestLine{
    .name = "biggest_line",
    .result = Int,
    .operands = {{"bool0", Bool}},
    .attributes = {{"type", Attr::SiteType}, {"direction", Attr::Direction}},
    .doc = "condition (To); site type, direction",
};

// --- steps
inline constexpr OpRecord StepsApart{
    .name = "steps_apart",
    .result = Int,
    .operands = {{"int0", Int}, {"set1", Set}},
    .attributes = {{"type", Attr::SiteType}, {"relation", Attr::Relation}},
    .doc = "site, sites; site type, relation",
};
inline constexpr OpRecord StepsByRule{
    .name = "steps_by_rule",
    .result = Int,
    .operands =
        {{"int0", Int}, {"set1", Set}, {"dirs2", Dirs}, {"bool3", Bool, Optional}, {"int4", Int, Optional}},
    .attributes = {{"type", Attr::SiteType}, {"flag", Attr::Flag}},
    .doc =
        "The same where only steps count that a rule allows: site, sites, directions (From), condition "
        "(From, To), how the piece turns from one step to the next (Value); site type, whether the "
        "directions are the piece's",
};
inline constexpr OpRecord StepsOnTrack{
    .name = "steps_on_track",
    .result = Int,
    .operands = {{"int0", Int}, {"int1", Int}, {"int2", Int}, {"int3", Int}},
    .doc = "track, from, to, player",
};

// --- lists
inline constexpr OpRecord CountInList{
    .name = "count_in_list",
    .result = Int,
    .operands = {{"int0", Int}, {"list1", List}},
    .doc = "",
};

// --- the course of the game
inline constexpr OpRecord Turns{
    .name = "turns",
    .result = Int,
    .doc = "from 1",
};
inline constexpr OpRecord Plies{
    .name = "plies",
    .result = Int,
    .doc = "",
};
inline constexpr OpRecord MovesThisTurn{
    .name = "moves_this_turn",
    .result = Int,
    .doc = "",
};
inline constexpr OpRecord ActivePlayers{
    .name = "active_players",
    .result = Int,
    .doc = "",
};
inline constexpr OpRecord LegalMoves{
    .name = "legal_moves",
    .result = Int,
    .doc = "",
};

// --- the match that the game is part of
inline constexpr OpRecord GamesDone{
    .name = "games_done",
    .result = Int,
    .doc = "-1 outside a match",
};
inline constexpr OpRecord MatchScore{
    .name = "match_score",
    .result = Int,
    .operands = {{"int0", Int}},
    .doc = "of a player; -1 where there is none",
};

}  // namespace ludens::ir::Op
