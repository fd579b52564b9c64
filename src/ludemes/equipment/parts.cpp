// parts.cpp - what several kinds of components share: the slots of their records, and their shapes.
#include <utility>

#include "ludemes/equipment/equipping.h"

namespace ludens::ludemes {

void read_common_slots(const Use& use, ir::Component& component) {
  component.name = use.word("name");
  component.facing = geometry::direction_named(use.word("facing"));
  if (use.has("flips")) {
    const Use flips = use.use("flips");
    component.flips = std::pair(flips.whole("first"), flips.whole("second"));
  }
  component.max_state = use.whole("maxState", ir::kOff);
  component.max_count = use.whole("maxCount", ir::kOff);
  component.max_value = use.whole("maxValue", ir::kOff);
}

namespace {

std::vector<ir::WalkStep> walk_of(Maker& maker, std::span<const BoundId> steps) {
  std::vector<ir::WalkStep> walk;
  for (const BoundId step : steps) {
    const std::string_view word = maker.word(step);
    walk.push_back(word == "L"   ? ir::WalkStep::Left
                   : word == "R" ? ir::WalkStep::Right
                                 : ir::WalkStep::Forward);
  }
  return walk;
}

}  // namespace

std::vector<std::vector<ir::WalkStep>> walks_of(const Use& use) {
  std::vector<std::vector<ir::WalkStep>> walks;
  if (use.has("walk")) walks.push_back(walk_of(use.maker(), use.items("walk")));
  for (const BoundId walk : use.items("walks"))
    walks.push_back(walk_of(use.maker(), use.maker().items(walk)));
  return walks;
}

ir::Component make_domino(std::string name, int value, int second_value) {
  using enum ir::WalkStep;
  ir::Component domino;
  domino.kind = ir::ComponentKind::Domino;
  domino.name = std::move(name);
  domino.value = value;
  domino.second_value = second_value;
  domino.sides = 4;
  domino.walks = {{Forward, Right, Forward, Right, Forward, Left, Forward, Left, Forward, Right, Forward,
                   Right, Forward}};
  return domino;
}

}  // namespace ludens::ludemes
