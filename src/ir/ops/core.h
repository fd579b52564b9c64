// core.h - operations that many families of ludemes build on. A family's own are in the file of its name.
#pragma once

#include "ir/op.h"

namespace ludens::ir::Op {

// --- nothing: an absent operand
inline constexpr OpRecord Nothing{
    .name = "nothing",
    .result = Void,
    .doc = "",
};

// --- integers
inline constexpr OpRecord Const{
    .name = "const",
    .result = Int,
    .attributes = {{"number"}},
    .cost = 0,
    .doc = "",
};
inline constexpr OpRecord GetReg{
    .name = "reg",
    .result = Int,
    .attributes = {{"register", Attr::Register}},
    .cost = 0,
    .doc = "register",
};
inline constexpr OpRecord Add{
    .name = "add",
    .result = Int,
    .operands = {{"int0", Int}, {"int1", Int}},
    .cost = 1,
    .doc = "",
};
inline constexpr OpRecord Sub{
    .name = "sub",
    .result = Int,
    .operands = {{"int0", Int}, {"int1", Int}},
    .cost = 1,
    .doc = "",
};
inline constexpr OpRecord Mul{
    .name = "mul",
    .result = Int,
    .operands = {{"int0", Int}, {"int1", Int}},
    .cost = 1,
    .doc = "",
};
inline constexpr OpRecord Div{
    .name = "div",
    .result = Int,
    .operands = {{"int0", Int}, {"int1", Int}},
    .cost = 1,
    .doc = "by zero gives 0",
};
inline constexpr OpRecord Mod{
    .name = "mod",
    .result = Int,
    .operands = {{"int0", Int}, {"int1", Int}},
    .cost = 1,
    .doc = "by zero gives 0",
};
inline constexpr OpRecord Pow{
    .name = "pow",
    .result = Int,
    .operands = {{"int0", Int}, {"int1", Int}},
    .doc = "",
};
inline constexpr OpRecord Neg{
    .name = "neg",
    .result = Int,
    .operands = {{"int0", Int}},
    .cost = 1,
    .doc = "",
};
inline constexpr OpRecord Abs{
    .name = "abs",
    .result = Int,
    .operands = {{"int0", Int}},
    .cost = 1,
    .doc = "",
};
inline constexpr OpRecord Min{
    .name = "min",
    .result = Int,
    .operands = {{"int0", Int}, {"int1", Int}},
    .cost = 1,
    .doc = "",
};
inline constexpr OpRecord Max{
    .name = "max",
    .result = Int,
    .operands = {{"int0", Int}, {"int1", Int}},
    .cost = 1,
    .doc = "",
};
inline constexpr OpRecord Select{
    .name = "select",
    .result = Int,
    .operands = {{"bool0", Bool}, {"int1", Int}, {"int2", Int}},
    .cost = 1,
    .doc = "",
};
inline constexpr OpRecord BoolToInt{
    .name = "to_int",
    .result = Int,
    .operands = {{"bool0", Bool}},
    .cost = 1,
    .doc = "",
};
inline constexpr OpRecord Mover{
    .name = "mover",
    .result = Int,
    .cost = 0,
    .doc = "",
};
inline constexpr OpRecord Next{
    .name = "next",
    .result = Int,
    .cost = 0,
    .doc = "",
};
inline constexpr OpRecord Prev{
    .name = "prev",
    .result = Int,
    .cost = 0,
    .doc = "",
};
inline constexpr OpRecord TeamOf{
    .name = "team_of",
    .result = Int,
    .operands = {{"int0", Int}},
    .doc = "",
};
inline constexpr OpRecord Count_Set{
    .name = "size",
    .result = Int,
    .operands = {{"set0", Set}},
    .cost = 2,
    .doc = "",
};
inline constexpr OpRecord First{
    .name = "first",
    .result = Int,
    .operands = {{"set0", Set}},
    .cost = 1,
    .doc = "lowest site, or -1",
};

// --- state of one site: attribute is the site type
inline constexpr OpRecord What{
    .name = "what",
    .result = Int,
    .operands = {{"int0", Int}, {"int1", Int, Optional}},
    .attributes = {{"type", Attr::SiteType}},
    .cost = 1,
    .doc = "site, level",
};
inline constexpr OpRecord Who{
    .name = "who",
    .result = Int,
    .operands = {{"int0", Int}, {"int1", Int, Optional}},
    .attributes = {{"type", Attr::SiteType}},
    .cost = 1,
    .doc = "",
};
inline constexpr OpRecord CountAt{
    .name = "count_at",
    .result = Int,
    .operands = {{"int0", Int}},
    .attributes = {{"type", Attr::SiteType}},
    .cost = 1,
    .doc = "",
};
inline constexpr OpRecord StateAt{
    .name = "state_at",
    .result = Int,
    .operands = {{"int0", Int}, {"int1", Int, Optional}},
    .attributes = {{"type", Attr::SiteType}},
    .cost = 1,
    .doc = "",
};
inline constexpr OpRecord RotationAt{
    .name = "rotation_at",
    .result = Int,
    .operands = {{"int0", Int}, {"int1", Int, Optional}},
    .attributes = {{"type", Attr::SiteType}},
    .cost = 1,
    .doc = "",
};
inline constexpr OpRecord ValueAt{
    .name = "value_at",
    .result = Int,
    .operands = {{"int0", Int}, {"int1", Int, Optional}},
    .attributes = {{"type", Attr::SiteType}},
    .cost = 1,
    .doc = "",
};
inline constexpr OpRecord StackSize{
    .name = "stack_size",
    .result = Int,
    .operands = {{"int0", Int}},
    .attributes = {{"type", Attr::SiteType}},
    .cost = 1,
    .doc = "",
};

// --- the move before
inline constexpr OpRecord LastFrom{
    .name = "last_from",
    .result = Int,
    .cost = 0,
    .doc = "",
};
inline constexpr OpRecord LastTo{
    .name = "last_to",
    .result = Int,
    .cost = 0,
    .doc = "",
};
inline constexpr OpRecord LastLevelFrom{
    .name = "last_level_from",
    .result = Int,
    .doc = "",
};
inline constexpr OpRecord LastLevelTo{
    .name = "last_level_to",
    .result = Int,
    .doc = "",
};

inline constexpr OpRecord AfterFrom{
    .name = "after_from",
    .result = Int,
    .doc = "Where its last action happened, what followed it included once that is done.",
};
inline constexpr OpRecord AfterTo{
    .name = "after_to",
    .result = Int,
    .doc = "",
};
inline constexpr OpRecord AfterLevelFrom{
    .name = "after_level_from",
    .result = Int,
    .doc = "",
};
inline constexpr OpRecord AfterLevelTo{
    .name = "after_level_to",
    .result = Int,
    .doc = "",
};
inline constexpr OpRecord TurnFrom{
    .name = "turn_from",
    .result = Int,
    .doc = "Where the first move of the mover's turn so far began; -1 before it.",
};

// --- conditions
inline constexpr OpRecord BoolConst{
    .name = "bool",
    .result = Bool,
    .attributes = {{"flag", Attr::Flag}},
    .cost = 1,
    .doc = "",
};
inline constexpr OpRecord Eq{
    .name = "eq",
    .result = Bool,
    .operands = {{"int0", Int}, {"int1", Int}},
    .cost = 1,
    .doc = "",
};
inline constexpr OpRecord Ne{
    .name = "ne",
    .result = Bool,
    .operands = {{"int0", Int}, {"int1", Int}},
    .cost = 1,
    .doc = "",
};
inline constexpr OpRecord Lt{
    .name = "lt",
    .result = Bool,
    .operands = {{"int0", Int}, {"int1", Int}},
    .cost = 1,
    .doc = "",
};
inline constexpr OpRecord Le{
    .name = "le",
    .result = Bool,
    .operands = {{"int0", Int}, {"int1", Int}},
    .cost = 1,
    .doc = "",
};
inline constexpr OpRecord Not{
    .name = "not",
    .result = Bool,
    .operands = {{"bool0", Bool}},
    .cost = 1,
    .doc = "",
};
inline constexpr OpRecord And{
    .name = "and",
    .result = Bool,
    .operands = {{"bool0", Bool, Many}},
    .cost = 1,
    .doc = "",
};
inline constexpr OpRecord Or{
    .name = "or",
    .result = Bool,
    .operands = {{"bool0", Bool, Many}},
    .cost = 1,
    .doc = "",
};
inline constexpr OpRecord Xor{
    .name = "xor",
    .result = Bool,
    .operands = {{"bool0", Bool}, {"bool1", Bool}},
    .cost = 1,
    .doc = "",
};
inline constexpr OpRecord SetEq{
    .name = "set_eq",
    .result = Bool,
    .operands = {{"set0", Set}, {"set1", Set}},
    .doc = "",
};
inline constexpr OpRecord IsIn{
    .name = "is_in",
    .result = Bool,
    .operands = {{"int0", Int}, {"set1", Set}},
    .cost = 1,
    .doc = "",
};
inline constexpr OpRecord IsEmptyAt{
    .name = "is_empty",
    .result = Bool,
    .operands = {{"int0", Int}},
    .attributes = {{"type", Attr::SiteType}},
    .cost = 1,
    .doc = "site type",
};
inline constexpr OpRecord IsEnemy{
    .name = "is_enemy",
    .result = Bool,
    .operands = {{"int0", Int}},
    .cost = 1,
    .doc = "anybody but nobody, the mover and the mover's team",
};
inline constexpr OpRecord IsFriend{
    .name = "is_friend",
    .result = Bool,
    .operands = {{"int0", Int}},
    .cost = 1,
    .doc = "",
};
inline constexpr OpRecord CanMove{
    .name = "can_move",
    .result = Bool,
    .operands = {{"moves0", Moves, Required, body()}},
    .doc = "",
};

// --- sets of sites
inline constexpr OpRecord SetConst{
    .name = "set",
    .result = Set,
    .attributes = {{"set", Attr::Set}},
    .cost = 0,
    .doc = "index of the program's constant set",
};
inline constexpr OpRecord EmptySites{
    .name = "empty_sites",
    .result = Set,
    .attributes = {{"type", Attr::SiteType}},
    .cost = 0,
    .doc = "site type",
};
inline constexpr OpRecord OwnSites{
    .name = "own_sites",
    .result = Set,
    .operands = {{"int0", Int}},
    .attributes = {{"type", Attr::SiteType}},
    .cost = 1,
    .doc = "player; site type",
};
inline constexpr OpRecord Union{
    .name = "union",
    .result = Set,
    .operands = {{"set0", Set, Many}},
    .cost = 1,
    .doc = "",
};
inline constexpr OpRecord Intersection{
    .name = "intersection",
    .result = Set,
    .operands = {{"set0", Set, Many}},
    .cost = 1,
    .doc = "",
};
inline constexpr OpRecord Difference{
    .name = "difference",
    .result = Set,
    .operands = {{"set0", Set}, {"set1", Set}},
    .cost = 1,
    .doc = "",
};
inline constexpr OpRecord Single{
    .name = "single",
    .result = Set,
    .operands = {{"int0", Int}},
    .cost = 1,
    .doc = "empty where the site is off the board",
};
inline constexpr OpRecord FilterSites{
    .name = "filter_sites",
    .result = Set,
    .operands = {{"set0", Set}, {"bool1", Bool, Required, body(Reg::Site)}},
    .cost = 20,
    .doc = "keeps those for which the condition holds, register Site bound",
};
inline constexpr OpRecord SelectSet{
    .name = "select_set",
    .result = Set,
    .operands = {{"bool0", Bool}, {"set1", Set}, {"set2", Set, Optional}},
    .cost = 1,
    .doc = "",
};

// --- lists
inline constexpr OpRecord ListConst{
    .name = "list",
    .result = List,
    .attributes = {{"list", Attr::List}},
    .cost = 1,
    .doc = "index of the program's constant list",
};
inline constexpr OpRecord MakeList{
    .name = "make_list",
    .result = List,
    .operands = {{"int0", Int, Many}},
    .cost = 2,
    .doc = "",
};
inline constexpr OpRecord ListOfSet{
    .name = "list_of_set",
    .result = List,
    .operands = {{"set0", Set}},
    .cost = 4,
    .doc = "",
};
inline constexpr OpRecord SetOfList{
    .name = "set_of_list",
    .result = Set,
    .operands = {{"list0", List}},
    .cost = 4,
    .doc = "",
};

// --- directions
inline constexpr OpRecord DirsConst{
    .name = "dirs",
    .result = Dirs,
    .attributes = {{"number1"}, {"number2"}},
    .cost = 1,
    .doc = "low and high half of the mask",
};
inline constexpr OpRecord DirsFacing{
    .name = "dirs_facing",
    .result = Dirs,
    .operands = {{"int0", Int}},
    .attributes = {{"directions", Attr::Directions}, {"type", Attr::SiteType}, {"relation", Attr::Relation}},
    .cost = 1,
    .doc = "of the piece at this site; direction table, site type, relation",
};
inline constexpr OpRecord DirsUnion{
    .name = "dirs_union",
    .result = Dirs,
    .operands = {{"dirs0", Dirs}, {"dirs1", Dirs}},
    .cost = 1,
    .doc = "",
};
inline constexpr OpRecord DirsDifference{
    .name = "dirs_difference",
    .result = Dirs,
    .operands = {{"dirs0", Dirs}, {"dirs1", Dirs}},
    .cost = 1,
    .doc = "",
};
inline constexpr OpRecord DirsSelect{
    .name = "dirs_select",
    .result = Dirs,
    .operands = {{"bool0", Bool}, {"dirs1", Dirs}, {"dirs2", Dirs}},
    .doc = "",
};

// --- making moves
inline constexpr OpRecord NoMoves{
    .name = "no_moves",
    .result = Moves,
    .doc = "",
};
inline constexpr OpRecord Concat{
    .name = "concat",
    .result = Moves,
    .operands = {{"moves0", Moves, Many, body()}},
    .doc = "",
};
inline constexpr OpRecord IfMoves{
    .name = "if_moves",
    .result = Moves,
    .operands = {{"bool0", Bool}, {"moves1", Moves, Required, body()}, {"moves2", Moves, Optional, body()}},
    .doc = "",
};
inline constexpr OpRecord Emit{
    .name = "emit",
    .result = Moves,
    .attributes = {{"kind", Attr::Kind}},
    .doc = "kind",
};
inline constexpr OpRecord EmitSet{
    .name = "emit_set",
    .result = Moves,
    .operands = {{"set0", Set}},
    .attributes = {{"kind", Attr::Kind}},
    .doc = "kind; each site of the set as From and To",
};
inline constexpr OpRecord EmitTo{
    .name = "emit_to",
    .result = Moves,
    .operands = {{"set0", Set}},
    .attributes = {{"kind", Attr::Kind}},
    .doc = "kind; From as it is, each site of the set as To",
};
inline constexpr OpRecord BindReg{
    .name = "bind",
    .result = Moves,
    .operands = {{"int0", Int}, {"moves1", Moves, Required, body()}},
    .attributes = {{"register", Attr::Register}},
    .doc = "register := value, within",
};
inline constexpr OpRecord ForSites{
    .name = "for_sites",
    .result = Moves,
    .operands = {{"set0", Set}, {"moves1", Moves, Required, body()}},
    .attributes = {{"register", Attr::Register}},
    .doc = "register",
};
inline constexpr OpRecord ForRange{
    .name = "for_range",
    .result = Moves,
    .operands = {{"int0", Int}, {"int1", Int}, {"moves2", Moves, Required, body()}},
    .attributes = {{"register", Attr::Register}},
    .doc = "from, to (inclusive); register",
};
inline constexpr OpRecord ForPlayers{
    .name = "for_players",
    .result = Moves,
    .operands = {{"moves0", Moves, Required, body()}},
    .doc = "Player bound to each in turn",
};
inline constexpr OpRecord ForPiece{
    .name = "for_piece",
    .result = Moves,
    .operands = {{"int0", Int}, {"moves1", Moves, Required, body()}},
    .attributes = {{"type", Attr::SiteType},
                   {"component", Attr::Component},
                   {"container", Attr::MaybeContainer},
                   {"flag", Attr::Flag}},
    .doc = "player whose pieces; site type, component, container or -1, any owner",
};
inline constexpr OpRecord Step{
    .name = "step",
    .result = Moves,
    .operands = {{"dirs0", Dirs}, {"bool1", Bool, Optional}, {"moves2", Moves, Required, body()}},
    .attributes = {{"type", Attr::SiteType}},
    .doc = "From bound: each step in the directions whose To passes; site type",
};
inline constexpr OpRecord StepSet{
    .name = "step_set",
    .result = Moves,
    .operands = {{"set0", Set}, {"dirs1", Dirs}, {"set2", Set}},
    .attributes = {{"type", Attr::SiteType}, {"kind", Attr::Kind}},
    .doc = "all of these at once, to sites of the last set; site type, kind",
};
inline constexpr OpRecord Slide{
    .name = "slide",
    .result = Moves,
    .operands = {{"dirs0", Dirs},
                 {"int1", Int},
                 {"int2", Int},
                 {"bool3", Bool, Optional},
                 {"bool4", Bool, Optional},
                 {"bool5", Bool, Optional},
                 {"moves6", Moves, Required, body()}},
    .attributes = {{"type", Attr::SiteType}},
    .doc = "directions, least, most, while (Between), stop if (To), ...; see slide",
};
inline constexpr OpRecord Hop{
    .name = "hop",
    .result = Moves,
    .operands = {{"dirs0", Dirs},
                 {"int1", Int},
                 {"int2", Int},
                 {"int3", Int},
                 {"int4", Int},
                 {"bool5", Bool, Optional},
                 {"bool6", Bool, Optional},
                 {"bool7", Bool, Optional},
                 {"moves8", Moves, Required, body()}},
    .attributes = {{"type", Attr::SiteType}},
    .doc = "",
};
inline constexpr OpRecord Priority{
    .name = "priority",
    .result = Moves,
    .operands = {{"moves0", Moves, Many, body()}},
    .attributes = {{"number"}},
    .doc = "how many filters stand around it",
};
inline constexpr OpRecord AsPlayer{
    .name = "as_player",
    .result = Moves,
    .operands = {{"int0", Int}, {"moves1", Moves, Required, body()}},
    .doc = "mover rebound, nothing applied",
};

// --- effects: actions are gathered with their operands read, and applied together
inline constexpr OpRecord Do{
    .name = "do",
    .result = Void,
    .operands = {{"void0", Void, Many, body()}},
    .doc = "in order",
};
inline constexpr OpRecord Gather{
    .name = "gather",
    .result = Void,
    .operands = {{"moves0", Moves, Required, body()}},
    .doc = "the actions of all these moves, and their consequences",
};
inline constexpr OpRecord IfDo{
    .name = "if_do",
    .result = Void,
    .operands = {{"bool0", Bool}, {"void1", Void, Required, body()}, {"void2", Void, Optional, body()}},
    .doc = "",
};
inline constexpr OpRecord ForSitesDo{
    .name = "for_sites_do",
    .result = Void,
    .operands = {{"set0", Set}, {"void1", Void, Required, body()}},
    .attributes = {{"register", Attr::Register}},
    .doc = "register",
};
inline constexpr OpRecord ActMove{
    .name = "act_move",
    .result = Void,
    .operands = {{"int0", Int}, {"int1", Int}, {"int2", Int, Optional}, {"int3", Int, Optional}},
    .attributes = {{"type1", Attr::SiteType}, {"type2", Attr::SiteType}, {"flag", Attr::Flag}},
    .doc = "from, to, level from, level to; types, whole stack",
};
inline constexpr OpRecord ActAdd{
    .name = "act_add",
    .result = Void,
    .operands = {{"int0", Int},
                 {"int1", Int},
                 {"int2", Int, Optional},
                 {"int3", Int, Optional},
                 {"int4", Int, Optional},
                 {"int5", Int, Optional},
                 {"int6", Int, Optional}},
    .attributes = {{"type", Attr::SiteType}},
    .doc = "site, what, count, state, rotation, value, level; site type",
};
inline constexpr OpRecord ActRemove{
    .name = "act_remove",
    .result = Void,
    .operands = {{"int0", Int}, {"int1", Int, Optional}},
    .attributes = {{"type", Attr::SiteType}, {"flag", Attr::Flag}},
    .doc = "site, level; site type, at the end of the turn",
};
inline constexpr OpRecord ActSetNext{
    .name = "act_set_next",
    .result = Void,
    .operands = {{"int0", Int}},
    .doc = "",
};
inline constexpr OpRecord ActMoveAgain{
    .name = "act_move_again",
    .result = Void,
    .doc = "",
};
inline constexpr OpRecord ActSwapPlayers{
    .name = "act_swap_players",
    .result = Void,
    .operands = {{"int0", Int}, {"int1", Int}},
    .doc = "",
};
inline constexpr OpRecord ActPass{
    .name = "act_pass",
    .result = Void,
    .doc = "",
};

// --- outcome
inline constexpr OpRecord Result{
    .name = "result",
    .result = Void,
    .operands = {{"int0", Int}},
    .attributes = {{"result", Attr::Result}, {"flag", Attr::Flag}},
    .doc = "player; kind of result, everybody",
};

}  // namespace ludens::ir::Op
