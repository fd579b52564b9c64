// moves.h - ops that make moves: choice, loops, and the ways in which pieces travel.
#pragma once

#include "ir/op.h"

namespace ludens::ir::Op {

inline constexpr OpRecord NoMoves{
    .name = "no_moves",
    .result = Moves,
    .asks_world = true,
    .doc = "No moves.",
};
inline constexpr OpRecord Concat{
    .name = "concat",
    .result = Moves,
    .operands = {{"all", Moves, Many, body()}},
    .asks_world = true,
    .doc = "The moves of all these generators, in order.",
};
inline constexpr OpRecord IfMoves{
    .name = "if_moves",
    .result = Moves,
    .operands = {{"if", Bool, Required, body()},
                 {"then", Moves, Required, body()},
                 {"else", Moves, Optional, body()}},
    .asks_world = true,
    .doc = "The moves of one of two generators, by a condition; none where the second is absent.",
};

// --- emitting
inline constexpr OpRecord Emit{
    .name = "emit",
    .result = Moves,
    .attributes = {{"kind", Attr::Kind}},
    .registers = bit(Reg::From) | bit(Reg::To),
    .reads = state(Field::Turn),
    .asks_world = true,
    .doc = "One move of the kind, with From, To and the registers that the kind captures as they are.",
};
inline constexpr OpRecord EmitSet{
    .name = "emit_set",
    .result = Moves,
    .operands = {{"sites", Set}},
    .attributes = {{"kind", Attr::Kind}},
    .reads = state(Field::Turn),
    .asks_world = true,
    .doc = "One move of the kind for each site, which is both From and To.",
};

// --- loops
inline constexpr OpRecord BindReg{
    .name = "bind",
    .result = Moves,
    .operands = {{"value", Int}, {"body", Moves, Required, kNamedBody}},
    .attributes = {{"register", Attr::Register}},
    .asks_world = true,
    .doc = "The moves of the body with the register bound to the value.",
};
inline constexpr OpRecord ForSites{
    .name = "for_sites",
    .result = Moves,
    .operands = {{"sites", Set}, {"body", Moves, Required, kNamedBody}},
    .attributes = {{"register", Attr::Register}},
    .asks_world = true,
    .doc = "The moves of the body with the register bound to each site in turn, ascending.",
};
inline constexpr OpRecord ForRange{
    .name = "for_range",
    .result = Moves,
    .operands = {{"first", Int}, {"last", Int}, {"body", Moves, Required, kNamedBody}},
    .attributes = {{"register", Attr::Register}},
    .asks_world = true,
    .doc = "The moves of the body with the register bound to each number from first to last, both included.",
};
inline constexpr OpRecord ForPlayers{
    .name = "for_players",
    .result = Moves,
    .operands = {{"body", Moves, Required, body(Reg::Player)}},
    .asks_world = true,
    .doc = "The moves of the body with Player bound to each player in turn.",
};
inline constexpr OpRecord ForPiece{
    .name = "for_piece",
    .result = Moves,
    .operands = {{"player", Int}, {"body", Moves, Required, body(Reg::From, Reg::Level)}},
    .attributes = {{"type", Attr::SiteType},
                   {"component", Attr::Component},
                   {"container", Attr::MaybeContainer},
                   {"any_owner", Attr::Flag}},
    .reads = state(Field::Piece, Field::Stack, Field::Count, Field::Turn),
    .keeps = state(Field::OwnPieces),
    .as_somebody = true,
    .asks_world = true,
    .doc =
        "The moves of the body, in the player's turn, with From and Level bound to each place where the "
        "component stands: in one container, or anywhere where that is -1. None where the component is "
        "not the player's, unless any owner will do.",
};

// --- travelling from From
inline constexpr OpRecord Step{
    .name = "step",
    .result = Moves,
    .operands = {{"directions", Dirs},
                 {"if", Bool, Optional, body(Reg::To)},
                 {"body", Moves, Required, body(Reg::To)}},
    .attributes = {{"type", Attr::SiteType}},
    .registers = bit(Reg::From),
    .asks_world = true,
    .doc =
        "The moves of the body with To bound to each site that one step from From leads to, where the "
        "condition holds.",
};
inline constexpr OpRecord StepSet{
    .name = "step_set",
    .result = Moves,
    .operands = {{"from", Set}, {"directions", Dirs, Required, body()}, {"to", Set, Required, body()}},
    .attributes = {{"type", Attr::SiteType}, {"kind", Attr::Kind}},
    .reads = state(Field::Turn),
    .asks_world = true,
    .doc =
        "One move of the kind for each single step from one set to the other. The directions are "
        "constant.",
};
inline constexpr OpRecord Slide{
    .name = "slide",
    .result = Moves,
    .operands = {{"directions", Dirs},
                 {"least", Int},
                 {"most", Int},
                 {"while", Bool, Required, body(Reg::To, Reg::Between, Reg::Dir, Reg::Way, Reg::Dist)},
                 {"stop", Bool, Optional, body(Reg::To, Reg::Between, Reg::Dir, Reg::Way, Reg::Dist)},
                 {"if", Bool, Optional, body(Reg::To, Reg::Between, Reg::Dir, Reg::Way, Reg::Dist)},
                 {"body", Moves, Required, body(Reg::To, Reg::Between, Reg::Dir, Reg::Way, Reg::Dist)}},
    .attributes = {{"type", Attr::SiteType}},
    .registers = bit(Reg::From),
    .hands_on = bit(Reg::Between),
    .asks_world = true,
    .doc =
        "Along each radial from From: the moves of the body with To bound to each site, from the least "
        "distance to the most, as long as the sites passed (Between) allow. A site at which the slide "
        "stops is its last. Where there is a condition, To must satisfy it.",
};
inline constexpr OpRecord Hop{
    .name = "hop",
    .result = Moves,
    .operands = {{"directions", Dirs},
                 {"before", Int},
                 {"least", Int},
                 {"most", Int},
                 {"after", Int},
                 {"hurdle", Bool, Optional, body(Reg::Between, Reg::Dir, Reg::Way)},
                 {"if", Bool, Optional, body(Reg::To, Reg::Between)},
                 {"stop", Bool, Optional, body(Reg::To, Reg::Between)},
                 {"body", Moves, Required,
                  body(Reg::To, Reg::Between, Reg::Dir, Reg::Way, Reg::Dist, Reg::Aux)}},
    .attributes = {{"type", Attr::SiteType}},
    .registers = bit(Reg::From),
    .hands_on = bit(Reg::Between) | bit(Reg::Dir) | bit(Reg::Way) | bit(Reg::Dist),
    .asks_world = true,
    .doc =
        "Along each radial from From: at most `before` sites, then a hurdle of `least` to `most` sites "
        "(Between), then at most `after` sites, then the site To where the move ends. `if` must hold at all "
        "but the hurdle, each bound to To. With `stop`, only the first site after the hurdle that fails "
        "`if` counts, if it satisfies `stop`. A `least` of 0 allows single steps, too. Dist is where the "
        "hurdle begins, Aux its length.",
};

// --- whose moves count
inline constexpr OpRecord Priority{
    .name = "priority",
    .result = Moves,
    .operands = {{"lists", Moves, Many, body().also_into(Sink::Any)}},
    .attributes = {{"filters"}},
    .looks_ahead = true,
    .asks_world = true,
    .doc =
        "The moves of the first generator that has a legal one. The outer `filters` filters do not count "
        "for that.",
};

}  // namespace ludens::ir::Op
