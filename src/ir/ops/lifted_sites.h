// lifted_sites.h - what the passes of src/optimize put in place of questions about one site after another,
// and of questions that ask for more than is needed.
#pragma once

#include "ir/op.h"

namespace ludens::ir::Op {

inline constexpr OpRecord IsOneGroup{
    .name = "is_one_group",
    .result = Bool,
    .operands = {{"count", Int, Required, body()},
                 {"directions", Dirs, Required, body(Reg::From)},
                 {"members", Set}},
    .attributes = {{"type", Attr::SiteType}},
    .asks_world = true,
    .cost = 60,
    .doc =
        "Do the members make one group? The directions are constant. `count`, how many groups there are, is "
        "not asked here, but by who wants to know how near that is.",
};
inline constexpr OpRecord HasLiberty{
    .name = "has_liberty",
    .result = Bool,
    .operands = {{"site", Int}, {"directions", Dirs, Required, body()}},
    .attributes = {{"type", Attr::SiteType}},
    .reads = state(Field::Piece, Field::Stack),
    .asks_world = true,
    .cost = 10,
    .doc =
        "Is an empty site next to the group of like pieces at the site? No of a site that is empty or off "
        "the board. The directions are a constant.",
};
inline constexpr OpRecord Crowded{
    .name = "crowded",
    .result = Set,
    .operands = {{"among", Set}, {"least", Int}},
    .attributes = {{"sets", Attr::SetTable}, {"count", Attr::SetCount}},
    .asks_world = true,
    .cost = 20,
    .doc = "The sites of the table that have at least so many of their set, at most 4, among these sites.",
};
inline constexpr OpRecord WholeWithout{
    .name = "whole_without",
    .result = Set,
    .operands = {{"directions", Dirs, Required, body(Reg::From)}, {"members", Set}},
    .attributes = {{"type", Attr::SiteType}},
    .asks_world = true,
    .cost = 60,
    .doc =
        "Those of the members without which all others hang together by steps in the directions: one group, "
        "and not none. Members that are not on the board do not count.",
};
inline constexpr OpRecord Shifted{
    .name = "shifted",
    .result = Set,
    .operands = {{"sites", Set}},
    .attributes = {{"by"}},
    .asks_world = true,
    .cost = 2,
    .doc =
        "Each of the sites, moved on by so many numbers, or back where that is below zero. There may be "
        "numbers among them that are no sites.",
};
inline constexpr OpRecord LowStacks{
    .name = "low_stacks",
    .result = Set,
    .operands = {{"sites", Set}, {"size", Int}},
    .attributes = {{"type", Attr::SiteType}},
    .reads = state(Field::Piece, Field::Stack),
    .asks_world = true,
    .cost = 10,
    .doc = "Those of the sites that hold fewer pieces than that.",
};
inline constexpr OpRecord SideStates{
    .name = "side_states",
    .result = Set,
    .attributes = {{"type", Attr::SiteType}, {"friends", Attr::Flag}},
    .reads = state(Field::Piece, Field::Stack, Field::State, Field::Turn, Field::Team),
    .asks_world = true,
    .cost = 10,
    .doc =
        "The sites whose top piece has the number of a player as its local state who is an enemy of the "
        "mover, or else a friend.",
};
inline constexpr OpRecord BracketingSites{
    .name = "bracketing_sites",
    .result = Set,
    .operands = {{"sites", Set},
                 {"directions", Dirs, Required, body()},
                 {"least", Int},
                 {"most", Int},
                 {"targets", Set},
                 {"ends", Set}},
    .attributes = {{"type", Attr::SiteType}},
    .asks_world = true,
    .cost = 40,
    .doc =
        "Those of the sites from which a radial leads along a row of targets, of a length from least to "
        "most, to one of the ends. The directions are a constant.",
};
inline constexpr OpRecord Bracketed{
    .name = "bracketed",
    .result = Set,
    .operands = {{"site", Int},
                 {"directions", Dirs, Required, body()},
                 {"least", Int},
                 {"most", Int},
                 {"targets", Set},
                 {"ends", Set}},
    .attributes = {{"type", Attr::SiteType}},
    .asks_world = true,
    .cost = 20,
    .doc =
        "The rows of targets, of a length from least to most, along which a radial leads from the site to "
        "one of the ends; none from off the board. The directions are a constant.",
};
inline constexpr OpRecord EmitTo{
    .name = "emit_to",
    .result = Moves,
    .operands = {{"sites", Set}},
    .attributes = {{"kind", Attr::Kind}},
    .registers = bit(Reg::From),
    .reads = state(Field::Turn),
    .asks_world = true,
    .doc = "One move of the kind for each site, which is To; From stays as it is.",
};

}  // namespace ludens::ir::Op
