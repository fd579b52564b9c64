// moves.h - ops that make moves: choice, loops, and the ways in which pieces travel.
#pragma once

#include "ir/op.h"

namespace ludens::ir::Op {

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

}  // namespace ludens::ir::Op
