// order.h - ops of order and choice among moves: one after another, the longest, one by chance.
//
// `filters`: how many of a kind's conditions (Kind::filters) stand around the op. An op that tests its own
// moves tests only the conditions inside it.
#pragma once

#include "ir/op.h"

namespace ludens::ir::Op {

// --- one after another
inline constexpr OpRecord ForList{
    .name = "for_list",
    .result = Moves,
    .operands = {{"list", List}, {"moves", Moves, Required, kNamedBody}},
    .attributes = {{"register", Attr::Register}},
    .asks_world = true,
    .doc = "The moves for each number of the list in turn, the register bound to it.",
};
inline constexpr OpRecord ForTeams{
    .name = "for_teams",
    .result = Moves,
    .operands = {{"moves", Moves, Required, body(Reg::Team)}},
    .reads = state(Field::Team),
    .asks_world = true,
    .doc = "The moves for each team that has players, ascending, register Team bound to it.",
};
inline constexpr OpRecord Prelude{
    .name = "prelude",
    .result = Moves,
    .operands = {{"first", Moves, Required, body().into(Sink::Effect)},
                 {"moves", Moves, Required, body().also_into(Sink::Any)},
                 {"else", Moves, Optional, body()}},
    .attributes = {{"filters"}},
    .looks_ahead = true,
    .knows_sink = true,
    .doc =
        "Carries out the effects `first` and gives the moves of the position that follows, or those of "
        "`else` where there are none. A move that is made carries the effects along.",
};
inline constexpr OpRecord While{
    .name = "while",
    .result = Moves,
    .operands = {{"if", Bool, Required, body()}, {"moves", Moves, Required, body().also_into(Sink::Effect)}},
    .looks_ahead = true,
    .knows_sink = true,
    .doc = "As an effect: carries out the moves again and again while the condition holds.",
};
inline constexpr OpRecord Sequence{
    .name = "sequence",
    .result = Moves,
    .operands = {{"moves", Moves, Many, body().also_into(Sink::Effect)}},
    .looks_ahead = true,
    .knows_sink = true,
    .doc = "As an effect: each in turn, worked out in the position that those before it led to.",
};

// --- several as one
inline constexpr OpRecord Append{
    .name = "append",
    .result = Moves,
    .operands = {{"moves", Moves, Required, body().into(Sink::First)}},
    .attributes = {{"kind", Attr::Kind}},
    .doc = "One move of the kind, from and to the sites of the first of the moves; none if there are none.",
};
inline constexpr OpRecord Combine{
    .name = "combine",
    .result = Moves,
    .operands = {{"first", Moves, Required, body().also_into(Sink::Effect)},
                 {"second", Moves, Required, body().also_into(Sink::Effect)}},
    .looks_ahead = true,
    .knows_sink = true,
    .doc = "As an effect: each of the first moves together with each of the second, as one move.",
};

// --- one of them
inline constexpr OpRecord Choose{
    .name = "choose",
    .result = Moves,
    .operands = {{"effects", Moves, Required, body()}, {"moves", Moves, Required, body().into(Sink::Effect)}},
    .attributes = {{"kind", Attr::Kind}},
    .knows_sink = true,
    .doc =
        "A choice among effects that depend on one another's actions: one move of the kind for each of "
        "`moves`, register Aux bound to its index. Run as an effect: `effects`.",
};
inline constexpr OpRecord ActPick{
    .name = "act_pick",
    .result = Void,
    .operands = {{"moves", Moves, Required, body().into(Sink::Effect)}, {"index", Int}},
    .doc = "Carries out one of the moves, with what follows it; nothing where there are not as many.",
};
inline constexpr OpRecord FirstSite{
    .name = "first_site",
    .result = Moves,
    .operands = {{"moves", Moves, Required, body(Reg::Site).also_into(Sink::Any)}},
    .attributes = {{"sites", Attr::List}, {"filters"}},
    .looks_ahead = true,
    .asks_world = true,
    .doc = "The moves with register Site bound to the first site of the list for which there are any.",
};

// --- those that measure most. `unprefixed` are the same moves without what is done before them
// (do ... next:), as they are played from where that has been done.
inline constexpr OpRecord LongestMoves{
    .name = "longest_moves",
    .result = Moves,
    .operands = {{"moves", Moves, Required, body().also_into(Sink::List)},
                 {"by_value", Bool, Optional, body()},
                 {"unprefixed", Moves, Optional, body().into(Sink::List)}},
    .attributes = {{"filters"}},
    .reads = state(Field::Value, Field::Turn, Field::Marked, Field::Outcome, Field::Positions),
    .looks_ahead = true,
    .knows_sink = true,
    .doc =
        "Those of the moves that begin the longest turn; by value: the turn that takes pieces of the "
        "greatest value.",
};
inline constexpr OpRecord GreediestMoves{
    .name = "greediest_moves",
    .result = Moves,
    .operands = {{"moves", Moves, Required, body().also_into(Sink::List)},
                 {"by_value", Bool, Optional, body()},
                 {"unprefixed", Moves, Optional, body().into(Sink::List)}},
    .attributes = {{"filters"}},
    .reads = state(Field::Value, Field::Marked),
    .looks_ahead = true,
    .knows_sink = true,
    .doc = "Those of the moves that take most pieces themselves; by value: those of the greatest value.",
};
inline constexpr OpRecord WinningSites{
    .name = "winning_sites",
    .result = Set,
    .operands = {{"player", Int}, {"moves", Moves, Required, body().into(Sink::List)}},
    .reads = state(Field::Turn, Field::Outcome),
    .looks_ahead = true,
    .as_somebody = true,
    .cost = 60,
    .doc = "Where those of the moves lead that win the game for the player at once; empty for nobody.",
};

// --- chance
inline constexpr OpRecord RandomMoves{
    .name = "random_moves",
    .result = Moves,
    .operands = {{"moves", Moves, Many, body()}},
    .attributes = {{"weights", Attr::List}},
    .chance = true,
    .doc = "The moves of one operand, drawn by constant weights; none where all weights are 0.",
};
inline constexpr OpRecord RandomMovesBy{
    .name = "random_moves_by",
    .result = Moves,
    .operands = {{"weights", List}, {"moves", Moves, Many, body()}},
    .chance = true,
    .doc = "The moves of one operand, drawn by weights that depend on the position.",
};
inline constexpr OpRecord SomeMoves{
    .name = "some_moves",
    .result = Moves,
    .operands = {{"moves", Moves, Required, body().also_into(Sink::List)}, {"count", Int}},
    .attributes = {{"filters"}},
    .chance = true,
    .looks_ahead = true,
    .doc = "So many of the moves, no more than there are, drawn one after another; one may be drawn again.",
};

}  // namespace ludens::ir::Op
