// dice.cpp - (dice): a set of dice.
#include "ludemes/equipment/equipping.h"
#include "ludemes/roles.h"

namespace ludens::ludemes::equipment {

namespace {

// What each die shows: listed for each, listed for all, or counting up.
std::vector<std::vector<int>> dice_faces(const Use& use) {
  const int dice = use.whole("num");
  const bool listed = use.has("faces");
  const int faces = use.whole("d", listed ? static_cast<int>(use.items("faces").size()) : 6);
  if (dice < 1 || faces < 1 || faces > kMaxDieFaces || dice > kMaxDieFaces)
    use.fail("L0332", "dice need at least one face each, and no more than " + std::to_string(kMaxDieFaces));
  std::vector<std::vector<int>> shown;
  if (use.maker().error()) return shown;
  for (const BoundId die : use.items("facesByDie")) {
    shown.emplace_back();
    for (const BoundId face : use.maker().items(die)) shown.back().push_back(use.maker().whole(face));
  }
  std::vector<int> same = use.wholes("faces");
  if (!listed)
    for (int i = 0; i < faces; ++i) same.push_back(use.whole("from", 1) + i);
  shown.resize(static_cast<std::size_t>(dice), same);
  return shown;
}

ir::Container* first_dice(ir::Equipment& equipment) {
  for (ir::Container& container : equipment.containers)
    if (container.kind == ir::ContainerKind::Dice) return &container;
  return nullptr;
}

// All dice lie in one container, whoever owns them; the last item says to whom it belongs.
void dice_item(const Use& use, GameEquipment& made) {
  const std::vector<std::vector<int>> faces = dice_faces(use);
  if (use.maker().error()) return;
  const std::string_view role = use.word("role", "Shared");
  ir::Container* dice = first_dice(made.equipment);
  int before = 0;
  if (!dice) {
    ir::Container fresh;
    fresh.kind = ir::ContainerKind::Dice;
    fresh.sites = static_cast<int>(faces.size());
    add_container(use, made, std::move(fresh));
    dice = &made.equipment.containers.back();
  } else {
    before = dice->sites;
    dice->sites += static_cast<int>(faces.size());
  }
  dice->name = container_name("Dice", role);
  dice->owner = owner_of(role, made.equipment.players);
  for (std::size_t i = 0; i < faces.size(); ++i) {
    ir::Component die;
    die.kind = ir::ComponentKind::Die;
    die.name = "Die" + std::to_string(before + static_cast<int>(i) + 1);
    die.faces = faces[i];
    die.bias = use.wholes("biased");
    add_component(use, made, std::move(die), role, kUnbound);
  }
}

}  // namespace

constexpr Meaning dice_meaning{.order = ItemOrder::Dice, .item = dice_item};

extern const Ludeme dice = {
    .rule = "dice",
    .form =
        "(dice [d:<int>] [faces:{<int>} | facesByDie:{{<int>}} | from:<int>] [<roleType>] num:<int> "
        "[biased:{<int>}])",
    .summary = "Makes a set of dice, each on a site of its own",
    .params = {{"d", "how many faces a die has [6, or as many as listed]"},
               {"faces", "what the faces show, the same for every die"},
               {"facesByDie", "what the faces show, for each die"},
               {"from", "what the first face shows, the others counting up from it [1]"},
               {"role", "their owner [Shared]"},
               {"num", "how many dice there are"},
               {"biased", "weight of each face [all the same]"}},
    .example = "(dice d:2 from:0 num:4)",
    .meaning = &dice_meaning,
};

}  // namespace ludens::ludemes::equipment
