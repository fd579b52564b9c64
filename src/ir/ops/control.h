// control.h - ops of choice and order among moves, and of the parts of the state that are not on the board.
#pragma once

#include "ir/op.h"

namespace ludens::ir::Op {

// --- order and choice
inline constexpr OpInfo ForList{"for_list", Type::Moves, "lm", 1};  // each number of the list; register
inline constexpr OpInfo ForTeams{"for_teams", Type::Moves, "m",
                                 0};  // each team with players in it, Team bound
// The first effects carried out, and moves made in the position that follows. Operands: effects, moves, what
// is offered where there are none. Immediates: how many filters stand around it.
inline constexpr OpInfo Prelude{"prelude", Type::Moves, "mmm?", 1};
inline constexpr OpInfo While{"while", Type::Moves, "bm", 0};
inline constexpr OpInfo Sequence{"sequence", Type::Moves, "m*",
                                 0};  // each worked out where the one before led
inline constexpr OpInfo Append{"append", Type::Moves, "m", 1,
                               0};  // one move, if there are any of these; kind
inline constexpr OpInfo Combine{"combine", Type::Moves, "mm", 0};  // each pair as one move
// Effects that work out each other's actions, as moves to choose from. Operands: the moves as effects; the
// same without what stands around them, of which each is a move of the kind (register Aux: the how many-th).
inline constexpr OpInfo Choose{"choose", Type::Moves, "mm", 1, 0};
inline constexpr OpInfo ActPick{"act_pick", Type::Void, "mi", 0};  // moves, the how many-th of them
// Those that begin the longest turn, or take most. Operands: moves, whether pieces count by their value, the
// same moves without what is done before them (do ... next:).
// Immediate: how many filters stand around it.
inline constexpr OpInfo LongestMoves{"longest_moves", Type::Moves, "mb?m?", 1};
inline constexpr OpInfo GreediestMoves{"greediest_moves", Type::Moves, "mb?m?", 1};
// Site bound to each site of the list in turn; the first that gives moves is the last. Immediates: list,
// filters.
inline constexpr OpInfo FirstSite{"first_site", Type::Moves, "m", 2};
inline constexpr OpInfo RandomMoves{"random_moves", Type::Moves, "m*",
                                    1};  // one of the lists; list of weights
inline constexpr OpInfo RandomMovesBy{"random_moves_by", Type::Moves, "lm*", 0};  // weights; the lists
// Some of the moves, drawn one after another; one may be drawn again. Immediate: how many filters stand
// around it.
inline constexpr OpInfo SomeMoves{"some_moves", Type::Moves, "mi", 1};
// Where moves lead that win the game for the player.
inline constexpr OpInfo WinningSites{"winning_sites", Type::Set, "im", 0};

// --- numbers of the game
inline constexpr OpInfo Counter{"counter", Type::Int, "", 0};
inline constexpr OpInfo Pot{"pot", Type::Int, "", 0};
inline constexpr OpInfo TrumpSuit{"trump_suit", Type::Int, "", 0};
inline constexpr OpInfo PendingValue{"pending_value", Type::Int, "", 0};  // 0 unless there is exactly one
inline constexpr OpInfo Var{"var", Type::Int, "", 1};                     // name
inline constexpr OpInfo Score{"score", Type::Int, "i", 0};                // player
inline constexpr OpInfo Amount{"amount", Type::Int, "i", 0};
inline constexpr OpInfo PlayerValue{"player_value", Type::Int, "i", 0};
inline constexpr OpInfo CountIn{"count_in", Type::Int, "s", 1};       // pieces on these sites; site type
inline constexpr OpInfo CardFact{"card_fact", Type::Int, "ii?", 1};   // site, level; which fact
inline constexpr OpInfo FaceAt{"face_at", Type::Int, "i", 0};         // what the die at the site shows
inline constexpr OpInfo RandomInt{"random_int", Type::Int, "ii", 0};  // from, to
inline constexpr OpInfo ListMax{"list_max", Type::Int, "l", 0};       // -1 of nothing
inline constexpr OpInfo ListMin{"list_min", Type::Int, "l", 0};
inline constexpr OpInfo ListSum{"list_sum", Type::Int, "l", 0};
inline constexpr OpInfo ListProduct{"list_product", Type::Int, "l", 0};

enum class CardFacts : int { Suit, Rank, TrumpRank, TrumpValue };

// --- conditions and lists of the game
inline constexpr OpInfo VoteProposed{"vote_proposed", Type::Bool, "", 1};  // name
inline constexpr OpInfo VoteDecided{"vote_decided", Type::Bool, "", 1};    // name
inline constexpr OpInfo IsStoredState{"is_stored_state", Type::Bool, "", 0};
inline constexpr OpInfo IsRemembered{"is_remembered", Type::Bool, "i", 1};  // name
inline constexpr OpInfo RememberedList{"remembered", Type::List, "", 1};    // name
inline constexpr OpInfo TeamPlayers{"team_players", Type::List, "i", 0};    // of this team, ascending

// --- effects
enum class SiteField : int { Count, State, Value };
inline constexpr OpInfo ActSetSite{"act_set_site", Type::Void, "iii?",
                                   2};  // site, what, level; site type, field
inline constexpr OpInfo ActSetScore{"act_set_score", Type::Void, "ii",
                                    1};  // player, what; whether it is added
inline constexpr OpInfo ActSetAmount{"act_set_amount", Type::Void, "ii", 0};
inline constexpr OpInfo ActSetPlayerValue{"act_set_player_value", Type::Void, "ii", 0};
inline constexpr OpInfo ActSetCounter{"act_set_counter", Type::Void, "i", 0};
inline constexpr OpInfo ActSetPot{"act_set_pot", Type::Void, "i", 0};
inline constexpr OpInfo ActSetTrump{"act_set_trump", Type::Void, "i", 0};
inline constexpr OpInfo ActSetVar{"act_set_var", Type::Void, "i", 1};  // name
inline constexpr OpInfo ActSetPending{"act_set_pending", Type::Void, "i", 0};
inline constexpr OpInfo ActSetPendingSites{"act_set_pending_sites", Type::Void, "s", 0};
inline constexpr OpInfo ActSetTeam{"act_set_team", Type::Void, "ii", 0};    // team, player
inline constexpr OpInfo ActRemember{"act_remember", Type::Void, "i", 1};    // name
inline constexpr OpInfo ActForget{"act_forget", Type::Void, "i", 1};        // name
inline constexpr OpInfo ActForgetAll{"act_forget_all", Type::Void, "", 1};  // name, or -1
inline constexpr OpInfo ActStoreState{"act_store_state", Type::Void, "", 0};
inline constexpr OpInfo ActTrigger{"act_trigger", Type::Void, "i", 0};
inline constexpr OpInfo ActPropose{"act_propose", Type::Void, "", 1};  // name
inline constexpr OpInfo ActVote{"act_vote", Type::Void, "", 1};        // name
inline constexpr OpInfo ActNote{"act_note", Type::Void, "", 0};

}  // namespace ludens::ir::Op
