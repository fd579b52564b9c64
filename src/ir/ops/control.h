// control.h - ops of choice and order among moves, and of the parts of the state that are not on the board.
#pragma once

#include "ir/op.h"

namespace ludens::ir::Op {

// --- order and choice
inline constexpr OpRecord ForList{
    .name = "for_list",
    .result = Moves,
    .operands = {{"list0", List}, {"moves1", Moves, Required, body()}},
    .attributes = {{"register", Attr::Register}},
    .doc = "each number of the list; register",
};
inline constexpr OpRecord ForTeams{
    .name = "for_teams",
    .result = Moves,
    .operands = {{"moves0", Moves, Required, body()}},
    .doc = "each team with players in it, Team bound",
};
inline constexpr OpRecord Prelude{
    .name = "prelude",
    .result = Moves,
    .operands = {{"moves0", Moves, Required, body()},
                 {"moves1", Moves, Required, body()},
                 {"moves2", Moves, Optional, body()}},
    .attributes = {{"number"}},
    .doc =
        "The first effects carried out, and moves made in the position that follows. Operands: effects, "
        "moves, what is offered where there are none. Attributes: how many filters stand around it.",
};
inline constexpr OpRecord While{
    .name = "while",
    .result = Moves,
    .operands = {{"bool0", Bool}, {"moves1", Moves, Required, body()}},
    .doc = "",
};
inline constexpr OpRecord Sequence{
    .name = "sequence",
    .result = Moves,
    .operands = {{"moves0", Moves, Many, body()}},
    .doc = "each worked out where the one before led",
};
inline constexpr OpRecord Append{
    .name = "append",
    .result = Moves,
    .operands = {{"moves0", Moves, Required, body()}},
    .attributes = {{"kind", Attr::Kind}},
    .doc = "one move, if there are any of these; kind",
};
inline constexpr OpRecord Combine{
    .name = "combine",
    .result = Moves,
    .operands = {{"moves0", Moves, Required, body()}, {"moves1", Moves, Required, body()}},
    .doc = "each pair as one move",
};
inline constexpr OpRecord Choose{
    .name = "choose",
    .result = Moves,
    .operands = {{"moves0", Moves, Required, body()}, {"moves1", Moves, Required, body()}},
    .attributes = {{"kind", Attr::Kind}},
    .doc =
        "Effects that work out each other's actions, as moves to choose from. Operands: the moves as "
        "effects; the same without what stands around them, of which each is a move of the kind (register "
        "Aux: the how many-th).",
};
inline constexpr OpRecord ActPick{
    .name = "act_pick",
    .result = Void,
    .operands = {{"moves0", Moves, Required, body()}, {"int1", Int}},
    .doc = "moves, the how many-th of them",
};
inline constexpr OpRecord LongestMoves{
    .name = "longest_moves",
    .result = Moves,
    .operands = {{"moves0", Moves, Required, body()},
                 {"bool1", Bool, Optional},
                 {"moves2", Moves, Optional, body()}},
    .attributes = {{"number"}},
    .doc =
        "Those that begin the longest turn, or take most. Operands: moves, whether pieces count by their "
        "value, the same moves without what is done before them (do ... next:). Attribute: how many filters "
        "stand around it.",
};
inline constexpr OpRecord GreediestMoves{
    .name = "greediest_moves",
    .result = Moves,
    .operands = {{"moves0", Moves, Required, body()},
                 {"bool1", Bool, Optional},
                 {"moves2", Moves, Optional, body()}},
    .attributes = {{"number"}},
    .doc = "",
};
inline constexpr OpRecord FirstSite{
    .name = "first_site",
    .result = Moves,
    .operands = {{"moves0", Moves, Required, body()}},
    .attributes = {{"list", Attr::List}, {"number"}},
    .doc =
        "Site bound to each site of the list in turn; the first that gives moves is the last. Attributes: "
        "list, filters.",
};
inline constexpr OpRecord RandomMoves{
    .name = "random_moves",
    .result = Moves,
    .operands = {{"moves0", Moves, Many, body()}},
    .attributes = {{"list", Attr::List}},
    .doc = "one of the lists; list of weights",
};
inline constexpr OpRecord RandomMovesBy{
    .name = "random_moves_by",
    .result = Moves,
    .operands = {{"list0", List}, {"moves1", Moves, Many, body()}},
    .doc = "weights; the lists",
};
inline constexpr OpRecord SomeMoves{
    .name = "some_moves",
    .result = Moves,
    .operands = {{"moves0", Moves, Required, body()}, {"int1", Int}},
    .attributes = {{"number"}},
    .doc =
        "Some of the moves, drawn one after another; one may be drawn again. Attribute: how many filters "
        "stand around it.",
};
inline constexpr OpRecord WinningSites{
    .name = "winning_sites",
    .result = Set,
    .operands = {{"int0", Int}, {"moves1", Moves, Required, body()}},
    .doc = "Where moves lead that win the game for the player.",
};

// --- numbers of the game
inline constexpr OpRecord Counter{
    .name = "counter",
    .result = Int,
    .cost = 0,
    .doc = "",
};
inline constexpr OpRecord Pot{
    .name = "pot",
    .result = Int,
    .doc = "",
};
inline constexpr OpRecord TrumpSuit{
    .name = "trump_suit",
    .result = Int,
    .doc = "",
};
inline constexpr OpRecord PendingValue{
    .name = "pending_value",
    .result = Int,
    .doc = "0 unless there is exactly one",
};
inline constexpr OpRecord Var{
    .name = "var",
    .result = Int,
    .attributes = {{"name", Attr::Name}},
    .cost = 0,
    .doc = "name",
};
inline constexpr OpRecord Score{
    .name = "score",
    .result = Int,
    .operands = {{"int0", Int}},
    .cost = 0,
    .doc = "player",
};
inline constexpr OpRecord Amount{
    .name = "amount",
    .result = Int,
    .operands = {{"int0", Int}},
    .doc = "",
};
inline constexpr OpRecord PlayerValue{
    .name = "player_value",
    .result = Int,
    .operands = {{"int0", Int}},
    .cost = 0,
    .doc = "",
};
inline constexpr OpRecord CountIn{
    .name = "count_in",
    .result = Int,
    .operands = {{"set0", Set}},
    .attributes = {{"type", Attr::SiteType}},
    .doc = "pieces on these sites; site type",
};
inline constexpr OpRecord CardFact{
    .name = "card_fact",
    .result = Int,
    .operands = {{"int0", Int}, {"int1", Int, Optional}},
    .attributes = {{"number"}},
    .doc = "site, level; which fact",
};
inline constexpr OpRecord FaceAt{
    .name = "face_at",
    .result = Int,
    .operands = {{"int0", Int}},
    .doc = "what the die at the site shows",
};
inline constexpr OpRecord RandomInt{
    .name = "random_int",
    .result = Int,
    .operands = {{"int0", Int}, {"int1", Int}},
    .doc = "from, to",
};
inline constexpr OpRecord ListMax{
    .name = "list_max",
    .result = Int,
    .operands = {{"list0", List}},
    .cost = 2,
    .doc = "-1 of nothing",
};
inline constexpr OpRecord ListMin{
    .name = "list_min",
    .result = Int,
    .operands = {{"list0", List}},
    .cost = 2,
    .doc = "",
};
inline constexpr OpRecord ListSum{
    .name = "list_sum",
    .result = Int,
    .operands = {{"list0", List}},
    .cost = 2,
    .doc = "",
};
inline constexpr OpRecord ListProduct{
    .name = "list_product",
    .result = Int,
    .operands = {{"list0", List}},
    .doc = "",
};

enum class CardFacts : int { Suit, Rank, TrumpRank, TrumpValue };

// --- conditions and lists of the game
inline constexpr OpRecord VoteProposed{
    .name = "vote_proposed",
    .result = Bool,
    .attributes = {{"name", Attr::Name}},
    .doc = "name",
};
inline constexpr OpRecord VoteDecided{
    .name = "vote_decided",
    .result = Bool,
    .attributes = {{"name", Attr::Name}},
    .doc = "name",
};
inline constexpr OpRecord IsStoredState{
    .name = "is_stored_state",
    .result = Bool,
    .doc = "",
};
inline constexpr OpRecord IsRemembered{
    .name = "is_remembered",
    .result = Bool,
    .operands = {{"int0", Int}},
    .attributes = {{"name", Attr::Name}},
    .cost = 4,
    .doc = "name",
};
inline constexpr OpRecord RememberedList{
    .name = "remembered",
    .result = List,
    .attributes = {{"name", Attr::Name}},
    .cost = 2,
    .doc = "name",
};
inline constexpr OpRecord TeamPlayers{
    .name = "team_players",
    .result = List,
    .operands = {{"int0", Int}},
    .doc = "of this team, ascending",
};

// --- effects
enum class SiteField : int { Count, State, Value };
inline constexpr OpRecord ActSetSite{
    .name = "act_set_site",
    .result = Void,
    .operands = {{"site", Int}, {"value", Int}, {"level", Int, Optional}},
    .attributes = {{"type", Attr::SiteType}, {"number"}},
    .locates = true,
    .doc = "site, what, level; site type, field",
};
inline constexpr OpRecord ActSetScore{
    .name = "act_set_score",
    .result = Void,
    .operands = {{"int0", Int}, {"int1", Int}},
    .attributes = {{"flag", Attr::Flag}},
    .doc = "player, what; whether it is added",
};
inline constexpr OpRecord ActSetAmount{
    .name = "act_set_amount",
    .result = Void,
    .operands = {{"int0", Int}, {"int1", Int}},
    .doc = "",
};
inline constexpr OpRecord ActSetPlayerValue{
    .name = "act_set_player_value",
    .result = Void,
    .operands = {{"int0", Int}, {"int1", Int}},
    .doc = "",
};
inline constexpr OpRecord ActSetCounter{
    .name = "act_set_counter",
    .result = Void,
    .operands = {{"int0", Int}},
    .doc = "",
};
inline constexpr OpRecord ActSetPot{
    .name = "act_set_pot",
    .result = Void,
    .operands = {{"int0", Int}},
    .doc = "",
};
inline constexpr OpRecord ActSetTrump{
    .name = "act_set_trump",
    .result = Void,
    .operands = {{"int0", Int}},
    .doc = "",
};
inline constexpr OpRecord ActSetVar{
    .name = "act_set_var",
    .result = Void,
    .operands = {{"int0", Int}},
    .attributes = {{"name", Attr::Name}},
    .doc = "name",
};
inline constexpr OpRecord ActSetPending{
    .name = "act_set_pending",
    .result = Void,
    .operands = {{"int0", Int}},
    .doc = "",
};
inline constexpr OpRecord ActSetPendingSites{
    .name = "act_set_pending_sites",
    .result = Void,
    .operands = {{"set0", Set}},
    .doc = "",
};
inline constexpr OpRecord ActSetTeam{
    .name = "act_set_team",
    .result = Void,
    .operands = {{"int0", Int}, {"int1", Int}},
    .doc = "team, player",
};
inline constexpr OpRecord ActRemember{
    .name = "act_remember",
    .result = Void,
    .operands = {{"int0", Int}},
    .attributes = {{"name", Attr::Name}},
    .doc = "name",
};
inline constexpr OpRecord ActForget{
    .name = "act_forget",
    .result = Void,
    .operands = {{"int0", Int}},
    .attributes = {{"name", Attr::Name}},
    .doc = "name",
};
inline constexpr OpRecord ActForgetAll{
    .name = "act_forget_all",
    .result = Void,
    .attributes = {{"name", Attr::MaybeName}},
    .doc = "name, or -1",
};
inline constexpr OpRecord ActStoreState{
    .name = "act_store_state",
    .result = Void,
    .doc = "",
};
inline constexpr OpRecord ActTrigger{
    .name = "act_trigger",
    .result = Void,
    .operands = {{"int0", Int}},
    .doc = "",
};
inline constexpr OpRecord ActPropose{
    .name = "act_propose",
    .result = Void,
    .attributes = {{"name", Attr::Name}},
    .doc = "name",
};
inline constexpr OpRecord ActVote{
    .name = "act_vote",
    .result = Void,
    .attributes = {{"name", Attr::Name}},
    .doc = "name",
};
inline constexpr OpRecord ActNote{
    .name = "act_note",
    .result = Void,
    .doc = "",
};

}  // namespace ludens::ir::Op
