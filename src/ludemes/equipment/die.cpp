// die.cpp - (die): one single die.
#include "ludemes/equipment/equipping.h"

namespace ludens::ludemes::equipment {

namespace {

void die_item(const Use& use, GameEquipment& made) {
  ir::Component die;
  read_common_slots(use, die);
  die.kind = ir::ComponentKind::Die;
  const int faces = use.whole("numFaces");
  if (faces < 1 || faces > kMaxDieFaces)
    return use.fail_at("numFaces", "L0332", "a die has from 1 to " + std::to_string(kMaxDieFaces) + " faces");
  for (int face = 1; face <= faces; ++face) die.faces.push_back(face);
  add_component(use, made, std::move(die), use.word("role"), use.arg("moves"));
}

}  // namespace

constexpr Meaning die_meaning{.order = ItemOrder::Component, .item = die_item};

extern const Ludeme die = {
    .rule = "die",
    .form = "(die <string> <roleType> numFaces:<int> [<directionFacing>] [<moves>])",
    .summary = "Makes a die that stands on the board as a piece",
    .params = {{"name", "name of the die"},
               {"role", "its owner"},
               {"numFaces", "how many faces it has"},
               {"facing", "where it faces [nowhere]"},
               {"moves", "its moves [none]"}},
    .example = "(die \"Die6\" All numFaces:6)",
    .meaning = &die_meaning,
};

}  // namespace ludens::ludemes::equipment
