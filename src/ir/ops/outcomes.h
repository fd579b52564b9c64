// outcomes.h - ops of end rules beyond results of single players, and of start rules.
#pragma once

#include "ir/op.h"

namespace ludens::ir::Op {

// --- end rules
inline constexpr OpRecord ByScore{
    .name = "by_score",
    .result = Void,
    .operands = {{"misere", Bool}, {"players_and_scores", Int, Many}},
    .reads = state(Field::Score, Field::Outcome),
    .writes = state(Field::Score, Field::Outcome),
    .keeps = state(Field::Score),
    .asks_world = true,
    .doc =
        "Sets scores, a player and a score in turn, and ends the game with everybody ranked by score: the "
        "greatest first, in misere the least. Those with the same score share the mean of their ranks.",
};
inline constexpr OpRecord ByPayoff{
    .name = "by_payoff",
    .result = Void,
    .operands = {{"players_and_payoffs", Int, Many}},
    .reads = state(Field::Outcome),
    .writes = state(Field::Outcome),
    .doc =
        "Ends the game with everybody ranked by payoff, a player and a payoff in thousandths in turn; 0 for "
        "players who are not named.",
};
inline constexpr OpRecord ForActiveDo{
    .name = "for_active_do",
    .result = Void,
    .operands = {{"body", Void, Required, body(Reg::Player)}},
    .attributes = {{"but_mover", Attr::Flag}},
    .reads = state(Field::Outcome, Field::Turn),
    .asks_world = true,
    .doc =
        "Does it for each player who is still in play, without the mover where but_mover is set, register "
        "Player bound.",
};
inline constexpr OpRecord ForTracksDo{
    .name = "for_tracks_do",
    .result = Void,
    .operands = {{"body", Void, Required, body(Reg::Track)}},
    .reads = state(Field::Outcome),
    .doc = "Does it for each track, register Track bound to its index, as long as somebody is in play.",
};
inline constexpr OpRecord TeamResult{
    .name = "team_result",
    .result = Void,
    .operands = {{"team", Int}},
    .attributes = {{"result", Attr::Result}},
    .reads = state(Field::Team, Field::Outcome),
    .writes = state(Field::Outcome),
    .doc =
        "Gives all players of the team this result; nothing once the game is over, or where the player with "
        "the team's number is out of play.",
};

// --- start rules
inline constexpr OpRecord Settle{
    .name = "settle",
    .result = Void,
    .operands = {{"body", Void, Required, body()}},
    .doc = "Does it, and applies all that the start rule has gathered so far.",
};
inline constexpr OpRecord ForListDo{
    .name = "for_list_do",
    .result = Void,
    .operands = {{"list", List}, {"body", Void, Required, kNamedBody}},
    .attributes = {{"register", Attr::Register}},
    .asks_world = true,
    .doc = "Does it for each number of the list, the register bound to it.",
};
inline constexpr OpRecord ForValuesDo{
    .name = "for_values_do",
    .result = Void,
    .operands = {{"first", Int}, {"last", Int}, {"body", Void, Required, kNamedBody}},
    .attributes = {{"register", Attr::Register}},
    .asks_world = true,
    .doc = "Does it for each number from the first to the last, the register bound to it.",
};

inline constexpr OpRecord ActScatter{
    .name = "act_scatter",
    .result = Void,
    .operands = {{"sites", Set},
                 {"count", Int},
                 {"state", Int, Optional, body()},
                 {"value", Int, Optional, body(), state(Field::Value)}},
    .attributes = {{"type", Attr::SiteType}, {"pieces", Attr::List}, {"shuffled", Attr::Flag}},
    .reads = state(Field::Piece, Field::Stack),
    .writes = state(Field::Piece, Field::Count, Field::Stack, Field::State, Field::Value),
    .chance = true,
    .doc =
        "Puts so many of each piece on empty sites drawn from these, each with state and value worked out "
        "anew. Shuffled: the pieces come in random order.",
};
inline constexpr OpRecord ActShuffle{
    .name = "act_shuffle",
    .result = Void,
    .operands = {{"site", Int},
                 {"state", Int, Optional, body()},
                 {"value", Int, Optional, body(), state(Field::Value)},
                 {"counts", Int, Many}},
    .attributes = {{"type", Attr::SiteType}, {"pieces", Attr::List}},
    .writes = state(Field::Piece, Field::Count, Field::Stack, Field::State, Field::Value),
    .chance = true,
    .doc = "Puts pieces on the site in random order, each as often as its count says.",
};
inline constexpr OpRecord ActSetCount{
    .name = "act_set_count",
    .result = Void,
    .operands = {{"site", Int}, {"what", Int}, {"count", Int}},
    .attributes = {{"type", Attr::SiteType}},
    .reads = state(Field::Piece, Field::State, Field::Rotation, Field::Value),
    .writes = state(Field::Piece, Field::Count, Field::State, Field::Rotation, Field::Value),
    .locates = true,
    .asks_world = true,
    .doc = "Puts so many of the piece on the site, owned by nobody; nothing where pieces stack.",
};

}  // namespace ludens::ir::Op
