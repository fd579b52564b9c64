// large.h - ops of pieces that cover several sites (Component::footprints). A large piece stands on one site;
// its state says how it lies. The others that it covers hold nothing, but are not empty.
#pragma once

#include "ir/op.h"

namespace ludens::ir::Op {

inline constexpr OpRecord IsLarge{
    .name = "is_large",
    .result = Bool,
    .operands = {{"int0", Int}},
    .doc = "a component",
};
inline constexpr OpRecord ForLargePlaces{
    .name = "for_large_places",
    .result = Moves,
    .operands = {{"int0", Int},
                 {"set1", Set},
                 {"set2", Set},
                 {"int3", Int, Optional},
                 {"moves4", Moves, Required, body()}},
    .attributes = {{"flag", Attr::Flag}},
    .doc =
        "Component, sites to stand on, sites that it may cover, the only state (absent: any), moves. "
        "Registers To and Aux2, the state. Attribute: does it stand on From now, so that it must come to lie "
        "otherwise? Then it may also cover and stand where it lies.",
};
inline constexpr OpRecord ActMoveLarge{
    .name = "act_move_large",
    .result = Void,
    .operands = {{"int0", Int}, {"int1", Int}, {"int2", Int}},
    .attributes = {{"type1", Attr::SiteType}, {"type2", Attr::SiteType}},
    .doc = "from, to, state; site types",
};
inline constexpr OpRecord LargeSites{
    .name = "large_sites",
    .result = Set,
    .operands = {{"set0", Set}},
    .attributes = {{"type", Attr::SiteType}},
    .doc = "and all that pieces there cover; site type",
};
inline constexpr OpRecord LargeSize{
    .name = "large_size",
    .result = Int,
    .operands = {{"set0", Set}},
    .attributes = {{"type", Attr::SiteType}},
    .doc =
        "How many sites the pieces on these sites cover, each as it would lie in the middle of the board; "
        "site type",
};

}  // namespace ludens::ir::Op
