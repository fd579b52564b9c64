// rotations.cpp - (rotations): directions as rotations of a piece.
#include <algorithm>

#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::arrays {

namespace {

// A rotation counts the sides of a cell, a direction the points of the compass.
NodeId lower_rotations(Lowering& l, const Use& use) {
  const geometry::Topology& board = l.equipment.board;
  const int sides = board.count(SiteType::Cell) > 0
                        ? static_cast<int>(board.incident(SiteType::Cell, SiteType::Edge)[0].size())
                        : 0;
  const int supported =
      static_cast<int>(board.supported(l.default_type(), geometry::Relation::All).in_order.size());
  if (sides == 0 || supported < sides) return l.need(use.id(), "(rotations) on this board", ir::Type::List);
  std::vector<std::int32_t> rotations;
  const auto add = [&](geometry::Direction direction) {
    if (!geometry::is_compass(direction)) return;
    const int rotation = static_cast<int>(direction) / (supported / sides);
    if (std::ranges::find(rotations, rotation) == rotations.end()) rotations.push_back(rotation);
  };
  const auto add_word = [&](std::string_view word) {
    const auto direction = geometry::direction_named(word);
    if (!direction) return;
    if (geometry::is_specific(*direction)) return add(*direction);
    if (const auto relation = geometry::relation_of(*direction))
      for (const geometry::Direction d : board.supported(l.default_type(), *relation).in_order) add(d);
  };
  if (use.has("direction")) add_word(use.word("direction"));
  for (const BoundId id : use.items("directions")) add_word(l.maker.word(id));
  return l.ir.node(Op::ListConst, {}, {l.ir.list(std::move(rotations))});
}

}  // namespace

constexpr Meaning rotations_meaning{.lower = lower_rotations};

extern const Ludeme rotations = {
    .rule = "rotations",
    .form = "(rotations (<absoluteDirection> | {<absoluteDirection>}))",
    .summary = "The rotations that turn a piece to the given directions",
    .params = {{"direction", "the direction or kind of directions"}, {"directions", "several directions"}},
    .example = "(rotations Orthogonal)",
    .meaning = &rotations_meaning,
};

}  // namespace ludens::ludemes::arrays
