// large.h - ops of pieces that cover several sites (Component::footprints). A large piece stands on one site;
// its state says how it lies. The others that it covers hold nothing, but are not empty.
#pragma once

#include "ir/op.h"

namespace ludens::ir::Op {

inline constexpr OpRecord IsLarge{
    .name = "is_large",
    .result = Bool,
    .operands = {{"what", Int}},
    .cost = 1,
    .doc = "Does the component cover several sites?",
};
inline constexpr OpRecord ForLargePlaces{
    .name = "for_large_places",
    .result = Moves,
    .operands = {{"what", Int},
                 {"sites", Set},
                 {"allowed", Set},
                 {"state", Int, Optional},
                 {"moves", Moves, Required, body(Reg::To, Reg::Aux2)}},
    .attributes = {{"stands", Attr::Flag}},
    .registers = bit(Reg::From),
    .reads = state(Field::State),
    .doc =
        "The moves for each way in which the component may stand on one of the sites and cover nothing but "
        "what is allowed. Registers To and Aux2, its state; a state that is given is the only one. Where it "
        "stands on From now, it may use what it covers there, and must come to lie otherwise.",
};
inline constexpr OpRecord ActMoveLarge{
    .name = "act_move_large",
    .result = Void,
    .operands = {{"from", Int}, {"to", Int}, {"state", Int}},
    .attributes = {{"from_type", Attr::SiteType}, {"to_type", Attr::SiteType}},
    .reads = state(Field::Piece, Field::Count, Field::State, Field::Hidden),
    .writes = state(Field::Piece, Field::Count, Field::State, Field::Value, Field::Hidden),
    .doc = "Moves the large piece, or one of several, to the site and lays it as the state says.",
};
inline constexpr OpRecord LargeSites{
    .name = "large_sites",
    .result = Set,
    .operands = {{"sites", Set}},
    .attributes = {{"type", Attr::SiteType}},
    .reads = state(Field::Piece, Field::Stack, Field::State),
    .cost = 20,
    .doc = "The sites, and all that pieces on them cover.",
};
inline constexpr OpRecord LargeSize{
    .name = "large_size",
    .result = Int,
    .operands = {{"sites", Set}},
    .attributes = {{"type", Attr::SiteType}},
    .reads = state(Field::Piece, Field::Stack),
    .cost = 20,
    .doc = "How many sites the pieces on these sites cover, each as it would lie in the middle of the board.",
};

}  // namespace ludens::ir::Op
