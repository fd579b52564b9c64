// large.h - ops of pieces that cover several sites (Component::footprints). A large piece stands on one site;
// its state says how it lies. The others that it covers hold nothing, but are not empty.
#pragma once

#include "ir/op.h"

namespace ludens::ir::Op {

inline constexpr OpInfo IsLarge{"is_large", Type::Bool, "i", 0};  // a component
// Component, sites to stand on, sites that it may cover, the only state (absent: any), moves. Registers To
// and Aux2, the state. Immediate: does it stand on From now, so that it must come to lie otherwise? Then it
// may also cover and stand where it lies.
inline constexpr OpInfo ForLargePlaces{"for_large_places", Type::Moves, "issi?m", 1};
inline constexpr OpInfo ActMoveLarge{"act_move_large", Type::Void, "iii", 2};  // from, to, state; site types
inline constexpr OpInfo LargeSites{"large_sites", Type::Set, "s",
                                   1};  // and all that pieces there cover; site type
// How many sites the pieces on these sites cover, each as it would lie in the middle of the board; site type
inline constexpr OpInfo LargeSize{"large_size", Type::Int, "s", 1};

}  // namespace ludens::ir::Op
