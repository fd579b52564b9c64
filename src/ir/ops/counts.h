// counts.h - ops that count: pieces, steps, turns; and the numbers that the course of the game has.
#pragma once

#include "ir/op.h"

namespace ludens::ir::Op {

// --- pieces
// Where nothing stacks, the condition sees whatever Level is bound to around the op.
inline constexpr OpRecord CountPieces{
    .name = "count_pieces",
    .result = Int,
    .operands = {{"players", Int},
                 {"whats", List, Optional},
                 {"sites", Set, Optional},
                 {"if", Bool, Optional, body(Reg::Level, Reg::Site)}},
    .attributes = {{"type", Attr::MaybeSiteType}},
    .hands_on = bit(Reg::Level),
    .reads = state(Field::Piece, Field::Count, Field::Stack),
    .asks_world = true,
    .cost = 20,
    .doc =
        "How many pieces of these components these players, a mask, have on the sites. Without a list, of "
        "any; without sites, anywhere; without a type, on sites of all. The condition is tested for each "
        "site, and for each level of a stack.",
};
inline constexpr OpRecord CountLevels{
    .name = "count_levels",
    .result = Int,
    .operands = {{"sites", Set},
                 {"if", Bool, Optional, body(Reg::To, Reg::Level)},
                 {"stop", Bool, Optional, body(Reg::To, Reg::Level)}},
    .attributes = {{"type", Attr::SiteType}, {"from_top", Attr::Flag}},
    .reads = state(Field::Piece, Field::Stack),
    .asks_world = true,
    .cost = 20,
    .doc =
        "How many levels of the stacks on the sites meet the condition. Each is counted from its bottom or "
        "its top, up to the first level where it is to stop.",
};
inline constexpr OpRecord BiggestLine{
    .name = "biggest_line",
    .result = Int,
    .operands = {{"if", Bool, Required, body(Reg::To)}},
    .attributes = {{"type", Attr::SiteType}, {"direction", Attr::Direction}},
    .asks_world = true,
    .cost = 60,
    .doc = "How many sites the longest line in the direction has whose sites all meet the condition.",
};

// --- steps
inline constexpr OpRecord StepsApart{
    .name = "steps_apart",
    .result = Int,
    .operands = {{"from", Int}, {"sites", Set}},
    .attributes = {{"type", Attr::SiteType}, {"relation", Attr::Relation}},
    .asks_world = true,
    .cost = 3,
    .doc =
        "How many steps the nearest of the sites is away. One that cannot be reached counts as 0 steps "
        "away; sites off the board do not count. 0 from off the board, and to no site.",
};
inline constexpr OpRecord StepsByRule{
    .name = "steps_by_rule",
    .result = Int,
    .operands = {{"from", Int},
                 {"sites", Set},
                 {"directions", Dirs, Required, body(Reg::From)},
                 {"if", Bool, Optional, body(Reg::From, Reg::To)},
                 {"rotation", Int, Optional, body(Reg::From, Reg::To, Reg::Value), state(Field::Rotation)}},
    .attributes = {{"type", Attr::SiteType}, {"of_piece", Attr::Flag}},
    .reads = state(Field::Piece, Field::Stack, Field::Rotation),
    .asks_world = true,
    .cost = 60,
    .doc =
        "As steps_apart, but of steps in these directions, where each must meet the condition; a billion "
        "where no way leads there. The directions may be those of the piece at the start, wherever the "
        "steps lead; it may turn from one step to the next, from one rotation, as Value, to another.",
};
inline constexpr OpRecord StepsOnTrack{
    .name = "steps_on_track",
    .result = Int,
    .operands = {{"track", Int}, {"from", Int}, {"to", Int}, {"player", Int, Required, body()}},
    .reads = state(Field::Piece, Field::Stack, Field::Track),
    .keeps = state(Field::Track),
    .cost = 10,
    .doc =
        "How many steps along the track lead from one site to the other; -1 where none do. Where pieces are "
        "followed on tracks, the way begins where the player's piece on the first site is.",
};

// --- lists
inline constexpr OpRecord CountInList{
    .name = "count_in_list",
    .result = Int,
    .operands = {{"value", Int}, {"list", List}},
    .asks_world = true,
    .cost = 2,
    .doc = "How many times the value occurs in the list.",
};

// --- the course of the game
inline constexpr OpRecord Turns{
    .name = "turns",
    .result = Int,
    .reads = state(Field::Course),
    .asks_world = true,
    .cost = 1,
    .doc = "The number of the turn, from 1.",
};
inline constexpr OpRecord Plies{
    .name = "plies",
    .result = Int,
    .reads = state(Field::Course),
    .asks_world = true,
    .cost = 1,
    .doc = "How many moves have been made.",
};
inline constexpr OpRecord MovesThisTurn{
    .name = "moves_this_turn",
    .result = Int,
    .reads = state(Field::Course),
    .asks_world = true,
    .cost = 1,
    .doc = "How many moves the mover has made in this turn.",
};
inline constexpr OpRecord ActivePlayers{
    .name = "active_players",
    .result = Int,
    .reads = state(Field::Outcome),
    .asks_world = true,
    .cost = 1,
    .doc = "How many players are still in play.",
};
inline constexpr OpRecord LegalMoves{
    .name = "legal_moves",
    .result = Int,
    .looks_ahead = true,
    .cost = 60,
    .doc = "How many legal moves there are; 0 where that is asked while they are being counted.",
};

// --- the match that the game is part of
inline constexpr OpRecord GamesDone{
    .name = "games_done",
    .result = Int,
    .reads = state(Field::Match),
    .cost = 1,
    .doc = "How many games of the match are over; -1 outside a match.",
};
inline constexpr OpRecord MatchScore{
    .name = "match_score",
    .result = Int,
    .operands = {{"player", Int}},
    .reads = state(Field::Match),
    .cost = 1,
    .doc = "The player's points in the match; -1 outside a match, and of what is no player.",
};

}  // namespace ludens::ir::Op
