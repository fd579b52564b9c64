#include "ludemes/graphs/values.h"

namespace ludens::ludemes::graphs {

Point point_of(Maker& maker, BoundId array) {
  const std::span<const BoundId> items = maker.items(array);
  if (items.size() < 2 || items.size() > 3) {
    maker.fail(array, "L0310", "a point has two or three coordinates, not " + std::to_string(items.size()));
    return {};
  }
  return {maker.real(items[0]), maker.real(items[1]), items.size() > 2 ? maker.real(items[2]) : 0};
}

std::vector<Point> points_of(Maker& maker, BoundId array) {
  std::vector<Point> points;
  for (const BoundId item : maker.items(array)) points.push_back(point_of(maker, item));
  return points;
}

std::vector<Point> points_of(const Use& use, std::string_view slot) {
  return use.has(slot) ? points_of(use.maker(), use.arg(slot)) : std::vector<Point>();
}

std::vector<std::vector<Point>> point_lists_of(const Use& use, std::string_view slot) {
  std::vector<std::vector<Point>> lists;
  for (const BoundId item : use.items(slot)) lists.push_back(points_of(use.maker(), item));
  return lists;
}

std::vector<std::array<Point, 2>> segments_of(const Use& use, std::string_view slot) {
  std::vector<std::array<Point, 2>> segments;
  for (const BoundId item : use.items(slot)) {
    const std::vector<Point> ends = points_of(use.maker(), item);
    if (ends.size() == 2)
      segments.push_back({ends[0], ends[1]});
    else
      use.maker().fail(item, "L0311", "an edge has two ends, not " + std::to_string(ends.size()));
  }
  return segments;
}

std::vector<std::vector<int>> whole_lists_of(const Use& use, std::string_view slot) {
  std::vector<std::vector<int>> lists;
  for (const BoundId item : use.items(slot)) {
    lists.emplace_back();
    for (const BoundId number : use.maker().items(item)) lists.back().push_back(use.maker().whole(number));
  }
  return lists;
}

std::vector<std::array<int, 2>> pairs_of(const Use& use, std::string_view slot) {
  std::vector<std::array<int, 2>> pairs;
  for (const BoundId item : use.items(slot)) {
    const std::span<const BoundId> ends = use.maker().items(item);
    if (ends.size() == 2)
      pairs.push_back({use.maker().whole(ends[0]), use.maker().whole(ends[1])});
    else
      use.maker().fail(item, "L0311", "an edge has two ends, not " + std::to_string(ends.size()));
  }
  return pairs;
}

Outline outline_of(const Use& use) {
  Outline outline;
  if (use.has("outline")) outline.corners = polygon_of(use, "outline");
  outline.sides = use.wholes("sides");
  return outline;
}

Diagonals diagonals_of(const Use& use) {
  static constexpr Named<Diagonals> kNames[] = {{"Alternating", Diagonals::Alternating},
                                                {"Concentric", Diagonals::Concentric},
                                                {"Implied", Diagonals::Implied},
                                                {"Radiating", Diagonals::Radiating},
                                                {"Solid", Diagonals::Solid},
                                                {"SolidNoSplit", Diagonals::SolidNoSplit}};
  return use.pick("diagonals", kNames, Diagonals::None);
}

std::vector<SiteType> site_types_of(const Use& use) {
  std::vector<SiteType> types;
  for (const std::string_view slot : {"firstType", "secondType", "thirdType"})
    if (use.has(slot)) types.push_back(use.pick(slot, kSiteTypeNames, SiteType::Cell));
  return types;
}

Shape shape_of(const Use& use, Shape otherwise) {
  static constexpr Named<Shape> kNames[] = {{"Diamond", Shape::Diamond}, {"Hexagon", Shape::Hexagon},
                                            {"Limping", Shape::Limping}, {"NoShape", Shape::NoShape},
                                            {"Prism", Shape::Prism},     {"Rectangle", Shape::Rectangle},
                                            {"Spiral", Shape::Spiral},   {"Square", Shape::Square},
                                            {"Star", Shape::Star},       {"Triangle", Shape::Triangle}};
  return use.pick("shape", kNames, otherwise);
}

Basis tiling_of(const Use& use) {
  static constexpr Named<Basis> kNames[] = {
      {"T31212", Basis::T31212}, {"T333333_33434", Basis::T333333_33434},
      {"T33336", Basis::T33336}, {"T33344", Basis::T33344},
      {"T33434", Basis::T33434}, {"T3464", Basis::T3464},
      {"T3636", Basis::T3636},   {"T4612", Basis::T4612},
      {"T488", Basis::T488}};
  return use.pick("tiling", kNames, Basis::NoBasis);
}

}  // namespace ludens::ludemes::graphs
