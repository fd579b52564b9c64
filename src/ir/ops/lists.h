// lists.h - ops of lists of integers, in order, duplicates kept; and of numbers picked from sets, lists and
// the board.
#pragma once

#include "ir/op.h"

namespace ludens::ir::Op {

inline constexpr OpRecord ListUnion{
    .name = "list_union",
    .result = List,
    .operands = {{"lists", List, Many, body()}},
    .asks_world = true,
    .cost = 4,
    .doc = "The first list as it is, then what each further one adds.",
};
inline constexpr OpRecord ListIntersection{
    .name = "list_intersection",
    .result = List,
    .operands = {{"a", List}, {"b", List}},
    .asks_world = true,
    .cost = 8,
    .doc = "Those of a that b has.",
};
inline constexpr OpRecord ListDifference{
    .name = "list_difference",
    .result = List,
    .operands = {{"a", List}, {"b", List}},
    .asks_world = true,
    .cost = 8,
    .doc = "a without the first occurrence of each number of b, one for each time that b has it.",
};
inline constexpr OpRecord ListWithout{
    .name = "list_without",
    .result = List,
    .operands = {{"list", List}, {"value", Int}},
    .asks_world = true,
    .cost = 4,
    .doc = "The list without the first occurrence of the value.",
};
inline constexpr OpRecord ListSelect{
    .name = "list_select",
    .result = List,
    .operands = {{"if", Bool, Required, body()},
                 {"then", List, Required, body()},
                 {"else", List, Optional, body()}},
    .asks_world = true,
    .cost = 1,
    .doc = "One of two lists, by a condition; an empty one where the second is absent.",
};
inline constexpr OpRecord ListPlayers{
    .name = "list_players",
    .result = List,
    .operands = {{"players", Int}, {"if", Bool, Optional, body(Reg::Player)}},
    .asks_world = true,
    .cost = 10,
    .doc = "The players of a set of players (one bit each) for which the condition holds, ascending.",
};
inline constexpr OpRecord ListResults{
    .name = "list_results",
    .result = List,
    .operands = {{"from", Set},
                 {"to", Set, Required, body(Reg::From)},
                 {"body", Int, Required, body(Reg::From, Reg::To)}},
    .asks_world = true,
    .cost = 40,
    .doc = "The body's number for each From of the first set and To of the second.",
};

// --- numbers picked from sets and lists
inline constexpr OpRecord SumOver{
    .name = "sum_over",
    .result = Int,
    .operands = {{"sites", Set}},
    .attributes = {{"list", Attr::List}},
    .asks_world = true,
    .cost = 5,
    .doc = "The sum of the list's entries of these sites; sites beyond the list count nothing.",
};
inline constexpr OpRecord NthSite{
    .name = "nth_site",
    .result = Int,
    .operands = {{"sites", Set}, {"index", Int}},
    .asks_world = true,
    .cost = 2,
    .doc = "The site of this index, from 0, in ascending order; -1 where there are not so many.",
};
inline constexpr OpRecord ListAt{
    .name = "list_at",
    .result = Int,
    .operands = {{"list", List}, {"index", Int}},
    .asks_world = true,
    .cost = 1,
    .doc = "The number of this index, from 0; -1 where there are not so many.",
};
inline constexpr OpRecord ListSize{
    .name = "list_size",
    .result = Int,
    .operands = {{"list", List}},
    .asks_world = true,
    .cost = 1,
    .doc = "How many numbers the list has.",
};

// --- where pieces are
inline constexpr OpRecord WherePiece{
    .name = "where",
    .result = Int,
    .operands = {{"what", Int}},
    .attributes = {{"type", Attr::SiteType}, {"count"}},
    .reads = state(Field::Piece, Field::Stack),
    .asks_world = true,
    .cost = 20,
    .doc =
        "The lowest of the first `count` sites that holds the component on some level; -1 if there is none.",
};
inline constexpr OpRecord WhereFirst{
    .name = "where_first",
    .result = Int,
    .operands = {{"what", Int}, {"state", Int, Optional}},
    .attributes = {{"type", Attr::SiteType}, {"count"}, {"components", Attr::List}},
    .reads = state(Field::Piece, Field::Stack, Field::State, Field::Order),
    .asks_world = true,
    .cost = 20,
    .doc =
        "The site where a piece of the component, in the local state if one is given, has been longest "
        "(runtime/order.h); where the state keeps no order, the lowest such site. -1 if there is none. The "
        "list has the components that may be asked for.",
};
inline constexpr OpRecord WhereLevel{
    .name = "where_level",
    .result = Level,
    .operands = {{"what", Int}, {"site", Int}, {"state", Int, Optional}, {"from_top", Bool}},
    .attributes = {{"type", Attr::SiteType}},
    .reads = state(Field::Piece, Field::Stack, Field::State),
    .asks_world = true,
    .cost = 5,
    .doc =
        "The lowest level of the site that holds the component, or the highest, in the local state if one is "
        "given; -1 if there is none.",
};

}  // namespace ludens::ir::Op
