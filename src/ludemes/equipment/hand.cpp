// hand.cpp - (hand): sites beside the board where a player keeps pieces.
#include "ludemes/equipment/equipping.h"
#include "ludemes/roles.h"

namespace ludens::ludemes::equipment {

namespace {

void hand_item(const Use& use, GameEquipment& made) {
  const auto add_for = [&](std::string_view role) {
    ir::Container hand;
    hand.kind = ir::ContainerKind::Hand;
    hand.name = container_name("Hand", role);
    hand.sites = use.whole("size", 1);
    hand.owner = owner_of(role, made.equipment.players);
    add_container(use, made, std::move(hand));
  };
  const std::string_view role = use.word("role");
  if (role != "Each") return add_for(role);
  for (int player = 1; player <= made.equipment.players; ++player) add_for("P" + std::to_string(player));
}

}  // namespace

constexpr Meaning hand_meaning{.order = ItemOrder::Hand, .item = hand_item};

extern const Ludeme hand = {
    .rule = "other.hand",
    .form = "(hand <roleType> [size:<int>])",
    .summary = "Makes sites beside the board for a player",
    .params = {{"role", "the owner; Each gives every player one"}, {"size", "how many sites it has [1]"}},
    .example = "(hand Each size:5)",
    .meaning = &hand_meaning,
};

}  // namespace ludens::ludemes::equipment
