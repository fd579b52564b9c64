// effects.h - ops of effects. Actions are gathered with their operands read, and applied together.
#pragma once

#include "ir/op.h"

namespace ludens::ir::Op {

// All that may change where a piece comes or goes.
inline constexpr FieldSet kPieceFields =
    state(Field::Piece, Field::Count, Field::Stack, Field::State, Field::Rotation, Field::Value,
          Field::Hidden, Field::Track, Field::Groups, Field::Order);

inline constexpr OpRecord Do{
    .name = "do",
    .result = Void,
    .operands = {{"all", Void, Many, body()}},
    .asks_world = true,
    .doc = "These effects, in order.",
};
inline constexpr OpRecord Gather{
    .name = "gather",
    .result = Void,
    .operands = {{"moves", Moves, Required, body().into(Sink::Merge)}},
    .asks_world = true,
    .doc = "The actions of all these moves, each followed by its consequences.",
};
inline constexpr OpRecord IfDo{
    .name = "if_do",
    .result = Void,
    .operands = {{"if", Bool, Required, body()},
                 {"then", Void, Required, body()},
                 {"else", Void, Optional, body()}},
    .asks_world = true,
    .doc = "One of two effects, by a condition; nothing where the second is absent.",
};
inline constexpr OpRecord ForSitesDo{
    .name = "for_sites_do",
    .result = Void,
    .operands = {{"sites", Set}, {"body", Void, Required, kNamedBody}},
    .attributes = {{"register", Attr::Register}},
    .asks_world = true,
    .doc = "The effect with the register bound to each site in turn, ascending.",
};

// --- pieces
inline constexpr OpRecord ActMove{
    .name = "act_move",
    .result = Void,
    .operands = {{"from", Int}, {"to", Int}, {"from_level", Level, Optional}, {"to_level", Level, Optional}},
    .attributes = {{"from_type", Attr::SiteType}, {"to_type", Attr::SiteType}, {"whole_stack", Attr::Flag}},
    .writes = kPieceFields,
    .locates = true,
    .asks_world = true,
    .doc =
        "A piece goes from one site to another, from and to a level of the stacks there, or the top. What "
        "stands on the target goes, unless pieces are stacked there; where they are counted, like joins "
        "like. Nothing happens off the board.",
};
inline constexpr OpRecord ActAdd{
    .name = "act_add",
    .result = Void,
    .operands = {{"site", Int},
                 {"what", Int},
                 {"count", Int, Optional},
                 {"state", Int, Optional},
                 {"rotation", Int, Optional, kEager, state(Field::Rotation)},
                 {"value", Int, Optional, kEager, state(Field::Value)},
                 {"level", Level, Optional}},
    .attributes = {{"type", Attr::SiteType}},
    .writes = kPieceFields,
    .locates = true,
    .asks_world = true,
    .doc =
        "Adds one piece of the component, or `count`, to the site. A piece that stands there stays and "
        "takes on the state, rotation and value that are given. Nothing happens off the board, nor where "
        "there is no such component.",
};
inline constexpr OpRecord ActRemove{
    .name = "act_remove",
    .result = Void,
    .operands = {{"site", Int}, {"level", Level, Optional}},
    .attributes = {{"type", Attr::SiteType}, {"at_end_of_turn", Attr::Flag, state(Field::Marked)}},
    .writes = kPieceFields | state(Field::Marked),
    .locates = true,
    .asks_world = true,
    .doc =
        "What stands on the site goes; of a stack, the piece at the level, or the top. At the end of the "
        "turn: it is only marked now.",
};

// --- whose turn it is
inline constexpr OpRecord ActSetNext{
    .name = "act_set_next",
    .result = Void,
    .operands = {{"player", Int}},
    .writes = state(Field::Turn),
    .asks_world = true,
    .doc = "The player moves next. No effect if there is no such player.",
};
inline constexpr OpRecord ActMoveAgain{
    .name = "act_move_again",
    .result = Void,
    .reads = state(Field::Turn),
    .writes = state(Field::Turn),
    .asks_world = true,
    .doc = "The mover is to move next.",
};
inline constexpr OpRecord ActSwapPlayers{
    .name = "act_swap_players",
    .result = Void,
    .operands = {{"player1", Int}, {"player2", Int}},
    .writes = state(Field::Turn),
    .asks_world = true,
    .doc = "Two players change seats: each takes over the other's pieces and turn.",
};
inline constexpr OpRecord ActPass{
    .name = "act_pass",
    .result = Void,
    .writes = state(Field::LastMove),
    .asks_world = true,
    .doc = "Nothing: the move counts as a pass.",
};

// --- outcome
inline constexpr OpRecord Result{
    .name = "result",
    .result = Void,
    .operands = {{"player", Int}},
    .attributes = {{"result", Attr::Result}, {"everybody", Attr::Flag}},
    .reads = state(Field::Outcome, Field::Turn),
    .writes = state(Field::Outcome),
    .asks_world = true,
    .doc = "The player wins, loses or draws, or everybody does; the game may go on among the others.",
};

}  // namespace ludens::ir::Op
