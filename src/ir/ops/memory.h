// memory.h - ops of votes, of what is remembered, of teams and of what has happened to whom.
#pragma once

#include "ir/op.h"

namespace ludens::ir::Op {

// --- conditions and lists
inline constexpr OpRecord VoteProposed{
    .name = "vote_proposed",
    .result = Bool,
    .attributes = {{"name", Attr::Name}},
    .reads = state(Field::Vote),
    .keeps = state(Field::Vote),
    .asks_world = true,
    .cost = 1,
    .doc = "Has this been proposed, and not been decided upon yet?",
};
inline constexpr OpRecord VoteDecided{
    .name = "vote_decided",
    .result = Bool,
    .attributes = {{"name", Attr::Name}},
    .reads = state(Field::Vote),
    .keeps = state(Field::Vote),
    .asks_world = true,
    .cost = 1,
    .doc = "Is this what the players decided last?",
};
inline constexpr OpRecord IsStoredState{
    .name = "is_stored_state",
    .result = Bool,
    .reads = state(Field::Piece, Field::Count, Field::Stack, Field::State, Field::Rotation, Field::Value,
                   Field::Hash, Field::Positions, Field::Course),
    .keeps = state(Field::Hash),
    .cost = 1,
    .doc = "Is the board as it was when it was stored? What the move at hand stores does not count yet.",
};
inline constexpr OpRecord IsRemembered{
    .name = "is_remembered",
    .result = Bool,
    .operands = {{"value", Int}},
    .attributes = {{"name", Attr::Name}},
    .reads = state(Field::Remembered),
    .asks_world = true,
    .cost = 4,
    .doc = "Is the value in the list of this name?",
};
inline constexpr OpRecord RememberedList{
    .name = "remembered",
    .result = List,
    .attributes = {{"name", Attr::Name}},
    .reads = state(Field::Remembered),
    .asks_world = true,
    .cost = 2,
    .doc = "The values in the list of this name, as they were remembered.",
};
inline constexpr OpRecord TeamPlayers{
    .name = "team_players",
    .result = List,
    .operands = {{"team", Int}},
    .reads = state(Field::Team),
    .asks_world = true,
    .cost = 3,
    .doc = "The players of the team, ascending; none where there are no teams.",
};

// --- effects
inline constexpr OpRecord ActPropose{
    .name = "act_propose",
    .result = Void,
    .attributes = {{"name", Attr::Name}},
    .writes = state(Field::Vote),
    .keeps = state(Field::Vote),
    .asks_world = true,
    .doc = "Proposes this.",
};
inline constexpr OpRecord ActVote{
    .name = "act_vote",
    .result = Void,
    .attributes = {{"name", Attr::Name}},
    .reads = state(Field::Vote),
    .writes = state(Field::Vote),
    .keeps = state(Field::Vote),
    .asks_world = true,
    .doc =
        "Votes for this. Once there are as many votes as players, what more than half of them want is "
        "decided, and nothing is proposed any more.",
};
inline constexpr OpRecord ActStoreState{
    .name = "act_store_state",
    .result = Void,
    .reads = state(Field::Piece, Field::Count, Field::Stack, Field::State, Field::Rotation, Field::Value,
                   Field::Hash, Field::Positions, Field::Course),
    .writes = state(Field::Positions),
    .keeps = state(Field::Hash),
    .doc = "Stores the board as it is, in place of what was stored before.",
};
inline constexpr OpRecord ActRemember{
    .name = "act_remember",
    .result = Void,
    .operands = {{"value", Int}},
    .attributes = {{"name", Attr::Name}},
    .reads = state(Field::Remembered),
    .writes = state(Field::Remembered),
    .keeps = state(Field::Remembered),
    .asks_world = true,
    .doc = "Adds the value to the list of this name; nothing where that is full.",
};
inline constexpr OpRecord ActForget{
    .name = "act_forget",
    .result = Void,
    .operands = {{"value", Int}},
    .attributes = {{"name", Attr::Name}},
    .reads = state(Field::Remembered),
    .writes = state(Field::Remembered),
    .keeps = state(Field::Remembered),
    .asks_world = true,
    .doc = "Takes the value out of the list of this name, once.",
};
inline constexpr OpRecord ActForgetAll{
    .name = "act_forget_all",
    .result = Void,
    .attributes = {{"name", Attr::MaybeName}},
    .writes = state(Field::Remembered),
    .keeps = state(Field::Remembered),
    .asks_world = true,
    .doc = "Empties the list of this name; without a name, all lists.",
};
inline constexpr OpRecord ActSetTeam{
    .name = "act_set_team",
    .result = Void,
    .operands = {{"team", Int}, {"player", Int}},
    .writes = state(Field::Team),
    .doc = "Puts the player into the team.",
};
inline constexpr OpRecord ActTrigger{
    .name = "act_trigger",
    .result = Void,
    .operands = {{"player", Int}},
    .writes = state(Field::Event),
    .asks_world = true,
    .doc = "Notes that the event happened to the player, whatever its name; nothing for nobody.",
};
inline constexpr OpRecord ActNote{
    .name = "act_note",
    .result = Void,
    .doc = "Changes nothing: a message to the players.",
};

}  // namespace ludens::ir::Op
