// core.h - operations that many families of ludemes build on. A family's own are in the file of its name.
#pragma once

#include "ir/op.h"

namespace ludens::ir::Op {

// --- nothing: an absent operand
inline constexpr OpInfo Nothing{"nothing", Type::Void, "", 0};

// --- integers
inline constexpr OpInfo Const{"const", Type::Int, "", 1};
inline constexpr OpInfo GetReg{"reg", Type::Int, "", 1};  // register
inline constexpr OpInfo Add{"add", Type::Int, "ii", 0};
inline constexpr OpInfo Sub{"sub", Type::Int, "ii", 0};
inline constexpr OpInfo Mul{"mul", Type::Int, "ii", 0};
inline constexpr OpInfo Div{"div", Type::Int, "ii", 0};  // by zero gives 0
inline constexpr OpInfo Mod{"mod", Type::Int, "ii", 0};  // by zero gives 0
inline constexpr OpInfo Pow{"pow", Type::Int, "ii", 0};
inline constexpr OpInfo Neg{"neg", Type::Int, "i", 0};
inline constexpr OpInfo Abs{"abs", Type::Int, "i", 0};
inline constexpr OpInfo Min{"min", Type::Int, "ii", 0};
inline constexpr OpInfo Max{"max", Type::Int, "ii", 0};
inline constexpr OpInfo Select{"select", Type::Int, "bii", 0};
inline constexpr OpInfo BoolToInt{"to_int", Type::Int, "b", 0};
inline constexpr OpInfo Mover{"mover", Type::Int, "", 0};
inline constexpr OpInfo Next{"next", Type::Int, "", 0};
inline constexpr OpInfo Prev{"prev", Type::Int, "", 0};
inline constexpr OpInfo TeamOf{"team_of", Type::Int, "i", 0};
inline constexpr OpInfo Count_Set{"size", Type::Int, "s", 0};
inline constexpr OpInfo First{"first", Type::Int, "s", 0};  // lowest site, or -1

// --- state of one site: immediate is the site type
inline constexpr OpInfo What{"what", Type::Int, "ii?", 1};  // site, level
inline constexpr OpInfo Who{"who", Type::Int, "ii?", 1};
inline constexpr OpInfo CountAt{"count_at", Type::Int, "i", 1};
inline constexpr OpInfo StateAt{"state_at", Type::Int, "ii?", 1};
inline constexpr OpInfo RotationAt{"rotation_at", Type::Int, "ii?", 1};
inline constexpr OpInfo ValueAt{"value_at", Type::Int, "ii?", 1};
inline constexpr OpInfo StackSize{"stack_size", Type::Int, "i", 1};

// --- the move before
inline constexpr OpInfo LastFrom{"last_from", Type::Int, "", 0};
inline constexpr OpInfo LastTo{"last_to", Type::Int, "", 0};
inline constexpr OpInfo LastLevelFrom{"last_level_from", Type::Int, "", 0};
inline constexpr OpInfo LastLevelTo{"last_level_to", Type::Int, "", 0};

// Where its last action happened, what followed it included once that is done.
inline constexpr OpInfo AfterFrom{"after_from", Type::Int, "", 0};
inline constexpr OpInfo AfterTo{"after_to", Type::Int, "", 0};
inline constexpr OpInfo AfterLevelFrom{"after_level_from", Type::Int, "", 0};
inline constexpr OpInfo AfterLevelTo{"after_level_to", Type::Int, "", 0};
// Where the first move of the mover's turn so far began; -1 before it.
inline constexpr OpInfo TurnFrom{"turn_from", Type::Int, "", 0};

// --- conditions
inline constexpr OpInfo BoolConst{"bool", Type::Bool, "", 1};
inline constexpr OpInfo Eq{"eq", Type::Bool, "ii", 0};
inline constexpr OpInfo Ne{"ne", Type::Bool, "ii", 0};
inline constexpr OpInfo Lt{"lt", Type::Bool, "ii", 0};
inline constexpr OpInfo Le{"le", Type::Bool, "ii", 0};
inline constexpr OpInfo Not{"not", Type::Bool, "b", 0};
inline constexpr OpInfo And{"and", Type::Bool, "b*", 0};
inline constexpr OpInfo Or{"or", Type::Bool, "b*", 0};
inline constexpr OpInfo Xor{"xor", Type::Bool, "bb", 0};
inline constexpr OpInfo SetEq{"set_eq", Type::Bool, "ss", 0};
inline constexpr OpInfo IsIn{"is_in", Type::Bool, "is", 0};
inline constexpr OpInfo IsEmptyAt{"is_empty", Type::Bool, "i", 1};  // site type
inline constexpr OpInfo IsEnemy{"is_enemy", Type::Bool, "i",
                                0};  // anybody but nobody, the mover and the mover's team
inline constexpr OpInfo IsFriend{"is_friend", Type::Bool, "i", 0};
inline constexpr OpInfo CanMove{"can_move", Type::Bool, "m", 0};

// --- sets of sites
inline constexpr OpInfo SetConst{"set", Type::Set, "", 1};            // index of the program's constant set
inline constexpr OpInfo EmptySites{"empty_sites", Type::Set, "", 1};  // site type
inline constexpr OpInfo OwnSites{"own_sites", Type::Set, "i", 1};     // player; site type
inline constexpr OpInfo Union{"union", Type::Set, "s*", 0};
inline constexpr OpInfo Intersection{"intersection", Type::Set, "s*", 0};
inline constexpr OpInfo Difference{"difference", Type::Set, "ss", 0};
inline constexpr OpInfo Single{"single", Type::Set, "i", 0};  // empty where the site is off the board
inline constexpr OpInfo FilterSites{"filter_sites", Type::Set, "sb",
                                    0};  // keeps those for which the condition holds, register Site bound
inline constexpr OpInfo SelectSet{"select_set", Type::Set, "bss?", 0};

// --- lists
inline constexpr OpInfo ListConst{"list", Type::List, "", 1};  // index of the program's constant list
inline constexpr OpInfo MakeList{"make_list", Type::List, "i*", 0};
inline constexpr OpInfo ListOfSet{"list_of_set", Type::List, "s", 0};
inline constexpr OpInfo SetOfList{"set_of_list", Type::Set, "l", 0};

// --- directions
inline constexpr OpInfo DirsConst{"dirs", Type::Dirs, "", 2};  // low and high half of the mask
inline constexpr OpInfo DirsFacing{"dirs_facing", Type::Dirs, "i",
                                   3};  // of the piece at this site; direction table, site type, relation
inline constexpr OpInfo DirsUnion{"dirs_union", Type::Dirs, "dd", 0};
inline constexpr OpInfo DirsDifference{"dirs_difference", Type::Dirs, "dd", 0};
inline constexpr OpInfo DirsSelect{"dirs_select", Type::Dirs, "bdd", 0};

// --- making moves
inline constexpr OpInfo NoMoves{"no_moves", Type::Moves, "", 0};
inline constexpr OpInfo Concat{"concat", Type::Moves, "m*", 0};
inline constexpr OpInfo IfMoves{"if_moves", Type::Moves, "bmm?", 0};
inline constexpr OpInfo Emit{"emit", Type::Moves, "", 1, 0};  // kind
inline constexpr OpInfo EmitSet{"emit_set", Type::Moves, "s", 1,
                                0};  // kind; each site of the set as From and To
inline constexpr OpInfo EmitTo{"emit_to", Type::Moves, "s", 1,
                               0};  // kind; From as it is, each site of the set as To
inline constexpr OpInfo BindReg{"bind", Type::Moves, "im", 1};           // register := value, within
inline constexpr OpInfo ForSites{"for_sites", Type::Moves, "sm", 1};     // register
inline constexpr OpInfo ForRange{"for_range", Type::Moves, "iim", 1};    // from, to (inclusive); register
inline constexpr OpInfo ForPlayers{"for_players", Type::Moves, "m", 0};  // Player bound to each in turn
inline constexpr OpInfo ForPiece{"for_piece", Type::Moves, "im",
                                 4};  // player whose pieces; site type, component, container or -1, any owner
inline constexpr OpInfo Step{"step", Type::Moves, "db?m",
                             1};  // From bound: each step in the directions whose To passes; site type
inline constexpr OpInfo StepSet{"step_set", Type::Moves, "sds", 2,
                                1};  // all of these at once, to sites of the last set; site type, kind
inline constexpr OpInfo Slide{"slide", Type::Moves, "diib?b?b?m",
                              1};  // directions, least, most, while (Between), stop if (To), ...; see slide
inline constexpr OpInfo Hop{"hop", Type::Moves, "diiiib?b?b?m", 1};
inline constexpr OpInfo Priority{"priority", Type::Moves, "m*", 1};   // how many filters stand around it
inline constexpr OpInfo AsPlayer{"as_player", Type::Moves, "im", 0};  // mover rebound, nothing applied

// --- effects: actions are gathered with their operands read, and applied together
inline constexpr OpInfo Do{"do", Type::Void, "v*", 0};  // in order
inline constexpr OpInfo Gather{"gather", Type::Void, "m",
                               0};  // the actions of all these moves, and their consequences
inline constexpr OpInfo IfDo{"if_do", Type::Void, "bvv?", 0};
inline constexpr OpInfo ForSitesDo{"for_sites_do", Type::Void, "sv", 1};  // register
inline constexpr OpInfo ActMove{"act_move", Type::Void, "iii?i?",
                                3};  // from, to, level from, level to; types, whole stack
inline constexpr OpInfo ActAdd{"act_add", Type::Void, "iii?i?i?i?i?",
                               1};  // site, what, count, state, rotation, value, level; site type
inline constexpr OpInfo ActRemove{"act_remove", Type::Void, "ii?",
                                  2};  // site, level; site type, at the end of the turn
inline constexpr OpInfo ActSetNext{"act_set_next", Type::Void, "i", 0};
inline constexpr OpInfo ActMoveAgain{"act_move_again", Type::Void, "", 0};
inline constexpr OpInfo ActSwapPlayers{"act_swap_players", Type::Void, "ii", 0};
inline constexpr OpInfo ActPass{"act_pass", Type::Void, "", 0};

// --- outcome
inline constexpr OpInfo Result{"result", Type::Void, "i", 2};  // player; kind of result, everybody

}  // namespace ludens::ir::Op
