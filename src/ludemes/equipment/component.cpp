// component.cpp - (component): the general form of a piece, of which pieces, cards, dice and tiles are kinds.
#include "ludemes/equipment/equipping.h"

namespace ludens::ludemes::equipment {

namespace {

void component_item(const Use& use, GameEquipment& made) {
  ir::Component component;
  read_common_slots(use, component);
  component.walks = walks_of(use);
  add_component(use, made, std::move(component), use.word("role"), use.arg("moves"));
}

}  // namespace

constexpr Meaning component_meaning{.order = ItemOrder::Component, .item = component_item};

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
    .meaning = &component_meaning,
};

}  // namespace ludens::ludemes::equipment
