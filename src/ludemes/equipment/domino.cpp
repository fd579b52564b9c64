// domino.cpp - (domino): one single domino.
#include "ludemes/equipment/equipping.h"

namespace ludens::ludemes::equipment {

namespace {

void domino_item(const Use& use, GameEquipment& made) {
  add_component(use, made,
                make_domino(std::string(use.word("name")), use.whole("value"), use.whole("value2")),
                use.word("role"), use.arg("moves"));
}

}  // namespace

constexpr Meaning domino_meaning{.order = ItemOrder::Component, .item = domino_item};

extern const Ludeme domino = {
    .rule = "domino",
    .form = "(domino <string> <roleType> value:<int> value2:<int> [<moves>])",
    .summary = "Makes a domino, a large piece with a number at each end",
    .params = {{"name", "name of the domino"},
               {"role", "its owner"},
               {"value", "the number at one end"},
               {"value2", "the number at the other end"},
               {"moves", "its moves [none]"}},
    .example = "(domino \"Domino45\" Shared value:4 value2:5)",
    .meaning = &domino_meaning,
};

}  // namespace ludens::ludemes::equipment
