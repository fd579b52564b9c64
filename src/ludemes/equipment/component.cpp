// component.cpp - (component): the general form of a piece, of which pieces, cards, dice and tiles are kinds.
#include "language/ludeme.h"

namespace ludens::ludemes::equipment {

extern const Ludeme component = {
    .rule = "component",
    .form = "(component <string> <roleType> {{<stepType>}} <directionFacing> <moves> <int> <int> <int>)",
    .summary = "Makes a component in the general way, with everything spelt out",
    .params = {{"name", "name of the component"},
               {"role", "its owner"},
               {"walks", "the walks that draw its shape, if it covers several sites"},
               {"facing", "where it faces"},
               {"moves", "its moves"},
               {"maxState", "largest local state to provide for"},
               {"maxCount", "largest count to provide for"},
               {"maxValue", "largest value to provide for"}},
    .example = "(component \"Disc\" Each {{F}} N (move Pass) 0 1 0)",
};

}  // namespace ludens::ludemes::equipment
