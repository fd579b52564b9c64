// game_numbers.h - ops of the numbers that a game keeps off the board: counter, scores, amounts, variables,
// what is pending; and of numbers drawn by chance or made of a list.
#pragma once

#include "ir/op.h"

namespace ludens::ir::Op {

// --- numbers of the game
inline constexpr OpRecord Counter{
    .name = "counter",
    .result = Int,
    .reads = state(Field::Counter),
    .asks_world = true,
    .cost = 0,
    .doc = "The counter, which every move raises by one; -1 at first.",
};
inline constexpr OpRecord Pot{
    .name = "pot",
    .result = Int,
    .reads = state(Field::Amount),
    .asks_world = true,
    .cost = 0,
    .doc = "The amount in the pot.",
};
inline constexpr OpRecord PendingValue{
    .name = "pending_value",
    .result = Int,
    .reads = state(Field::Pending),
    .keeps = state(Field::Pending),
    .asks_world = true,
    .cost = 1,
    .doc = "The value that is pending; 0 unless there is exactly one.",
};
inline constexpr OpRecord Var{
    .name = "var",
    .result = Int,
    .attributes = {{"name", Attr::Name}},
    .reads = state(Field::Variable),
    .asks_world = true,
    .cost = 0,
    .doc = "The variable's value; -1 until it is set.",
};

// --- of a player
inline constexpr OpRecord Score{
    .name = "score",
    .result = Int,
    .operands = {{"player", Int}},
    .reads = state(Field::Score),
    .keeps = state(Field::Score),
    .asks_world = true,
    .cost = 0,
    .doc = "The player's score; 0 for nobody.",
};
inline constexpr OpRecord Amount{
    .name = "amount",
    .result = Int,
    .operands = {{"player", Int}},
    .reads = state(Field::Amount),
    .keeps = state(Field::Amount),
    .asks_world = true,
    .cost = 1,
    .doc = "The amount that the player owns; -1 for nobody.",
};
inline constexpr OpRecord PlayerValue{
    .name = "player_value",
    .result = Int,
    .operands = {{"player", Int}},
    .reads = state(Field::PlayerValue),
    .asks_world = true,
    .cost = 0,
    .doc = "The player's value; player 0 has one, too. -1 where there is no such player.",
};

// --- chance and lists
inline constexpr OpRecord RandomInt{
    .name = "random_int",
    .result = Int,
    .operands = {{"least", Int}, {"most", Int}},
    .chance = true,
    .cost = 1,
    .doc = "A number from least to most, all equally likely; -1 where there is none.",
};
inline constexpr OpRecord ListMax{
    .name = "list_max",
    .result = Int,
    .operands = {{"list", List}},
    .asks_world = true,
    .cost = 2,
    .doc = "The greatest number of the list; -1 of nothing.",
};
inline constexpr OpRecord ListMin{
    .name = "list_min",
    .result = Int,
    .operands = {{"list", List}},
    .asks_world = true,
    .cost = 2,
    .doc = "The least number of the list; -1 of nothing.",
};
inline constexpr OpRecord ListSum{
    .name = "list_sum",
    .result = Int,
    .operands = {{"list", List}},
    .asks_world = true,
    .cost = 2,
    .doc = "The sum of the list; 0 of nothing.",
};
inline constexpr OpRecord ListProduct{
    .name = "list_product",
    .result = Int,
    .operands = {{"list", List}},
    .asks_world = true,
    .cost = 2,
    .doc = "The product of the list; 0 of nothing.",
};

// --- effects
inline constexpr OpRecord ActSetCounter{
    .name = "act_set_counter",
    .result = Void,
    .operands = {{"value", Int}},
    .writes = state(Field::Counter),
    .asks_world = true,
    .doc = "Sets the counter.",
};
inline constexpr OpRecord ActSetPot{
    .name = "act_set_pot",
    .result = Void,
    .operands = {{"amount", Int}},
    .writes = state(Field::Amount),
    .asks_world = true,
    .doc = "Sets the amount in the pot.",
};
inline constexpr OpRecord ActSetVar{
    .name = "act_set_var",
    .result = Void,
    .operands = {{"value", Int}},
    .attributes = {{"name", Attr::Name}},
    .writes = state(Field::Variable),
    .asks_world = true,
    .doc = "Sets the variable.",
};
inline constexpr OpRecord ActSetPending{
    .name = "act_set_pending",
    .result = Void,
    .operands = {{"value", Int}},
    .writes = state(Field::Pending),
    .keeps = state(Field::Pending),
    .asks_world = true,
    .doc = "Adds the value, often a site, to what is pending; 1 in place of -1.",
};
inline constexpr OpRecord ActSetPendingSites{
    .name = "act_set_pending_sites",
    .result = Void,
    .operands = {{"sites", Set}},
    .writes = state(Field::Pending),
    .keeps = state(Field::Pending),
    .doc = "Adds the sites to what is pending.",
};
inline constexpr OpRecord ActSetScore{
    .name = "act_set_score",
    .result = Void,
    .operands = {{"player", Int}, {"score", Int}},
    .attributes = {{"adds", Attr::Flag}},
    .reads = state(Field::Score),
    .writes = state(Field::Score),
    .keeps = state(Field::Score),
    .asks_world = true,
    .doc = "Sets the player's score, or adds to it; nothing for nobody.",
};
inline constexpr OpRecord ActSetAmount{
    .name = "act_set_amount",
    .result = Void,
    .operands = {{"player", Int}, {"amount", Int}},
    .writes = state(Field::Amount),
    .keeps = state(Field::Amount),
    .asks_world = true,
    .doc = "Sets the amount that the player owns; nothing for nobody.",
};
inline constexpr OpRecord ActSetPlayerValue{
    .name = "act_set_player_value",
    .result = Void,
    .operands = {{"player", Int}, {"value", Int}},
    .writes = state(Field::PlayerValue),
    .asks_world = true,
    .doc = "Sets the player's value; player 0 has one, too.",
};

}  // namespace ludens::ir::Op
