// counts.h - ops that count: pieces, steps, turns; and the numbers that the course of the game has.
#pragma once

#include "ir/op.h"

namespace ludens::ir::Op {

// --- pieces
// players as a mask, components (absent: all), where (absent: everywhere), condition on Site and Level; site
// type or -1 for all
inline constexpr OpInfo CountPieces{"count_pieces", Type::Int, "il?s?b?", 1};
inline constexpr OpInfo StackSizes{"stack_sizes", Type::Int, "s", 1};  // all pieces on the sites; site type
inline constexpr OpInfo CountLevels{"count_levels", Type::Int, "sb?b?",
                                    2};  // sites, condition, stop (To, Level); site type, from top
inline constexpr OpInfo BiggestLine{"biggest_line", Type::Int, "b",
                                    2};  // condition (To); site type, direction

// --- steps
inline constexpr OpInfo StepsApart{"steps_apart", Type::Int, "is", 2};  // site, sites; site type, relation
// The same where only steps count that a rule allows: site, sites, directions (From), condition (From, To),
// how the piece turns from one step to the next (Value); site type, whether the directions are the piece's
inline constexpr OpInfo StepsByRule{"steps_by_rule", Type::Int, "isdb?i?", 2};
inline constexpr OpInfo StepsOnTrack{"steps_on_track", Type::Int, "iiii", 0};  // track, from, to, player

// --- lists
inline constexpr OpInfo CountInList{"count_in_list", Type::Int, "il", 0};

// --- the course of the game
inline constexpr OpInfo Turns{"turns", Type::Int, "", 0};  // from 1
inline constexpr OpInfo Plies{"plies", Type::Int, "", 0};
inline constexpr OpInfo MovesThisTurn{"moves_this_turn", Type::Int, "", 0};
inline constexpr OpInfo ActivePlayers{"active_players", Type::Int, "", 0};
inline constexpr OpInfo LegalMoves{"legal_moves", Type::Int, "", 0};

// --- the match that the game is part of
inline constexpr OpInfo GamesDone{"games_done", Type::Int, "", 0};     // -1 outside a match
inline constexpr OpInfo MatchScore{"match_score", Type::Int, "i", 0};  // of a player; -1 where there is none

}  // namespace ludens::ir::Op
