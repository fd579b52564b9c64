// concentric.cpp - (concentric): boards of rings about a common centre, such as morris boards.
#include "ludemes/graphs/values.h"

namespace ludens::ludemes::graphs {

namespace {

Graph concentric_polygons(const Use& use, int sides) {
  const geometry::RingOptions options{.midpoints = use.flag("midpoints", true),
                                      .join_midpoints = use.flag("joinMidpoints", true),
                                      .join_corners = use.flag("joinCorners")};
  return geometry::make_concentric_polygons(sides, use.whole("rings"), options, use.maker().sites());
}

Graph concentric_target(const Use& use) {
  const int rings = use.whole("rings");
  if (!use.has("steps")) return geometry::make_target(rings, use.maker().sites());
  if (rings < 0 || rings > kMaxBoardSites) use.fail_at("rings", "L0313", "this many rings cannot be drawn");
  if (use.maker().error()) return {};
  const std::vector<int> per_ring(static_cast<std::size_t>(rings), use.whole("steps"));
  return geometry::make_concentric_circles(per_ring, false, use.maker().sites());
}

Graph concentric_graph(const Use& use) {
  if (use.has("cells"))
    return geometry::make_concentric_circles(use.wholes("cells"), use.flag("stagger"), use.maker().sites());
  if (!use.has("rings")) use.fail("L0314", "the number of rings is missing; add rings:<dim>");
  if (use.maker().error()) return {};
  if (use.has("sides")) return concentric_polygons(use, use.whole("sides"));
  if (use.word("shape") == "Target") return concentric_target(use);
  static constexpr Named<int> kSides[] = {{"Triangle", 3}, {"Square", 4}, {"Hexagon", 6}};
  return concentric_polygons(use, use.pick("shape", kSides, 4));
}

}  // namespace

constexpr Meaning concentric_meaning{.graph = concentric_graph};

extern const Ludeme concentric = {
    .rule = "concentric",
    .form =
        "(concentric (<concentricShapeType> | sides:<dim> | {<dim>}) [rings:<dim>] [steps:<dim>] "
        "[midpoints:<boolean>] [joinMidpoints:<boolean>] [joinCorners:<boolean>] [stagger:<boolean>])",
    .summary =
        "A board of rings, one inside the other: polygons with joined midpoints, or circles cut into cells",
    .params = {{"shape", "the shape of each ring"},
               {"sides", "how many sides each ring has"},
               {"cells",
                "how many cells each ring has, from the inside; a first ring of 0 is a centre point, of 1 a "
                "centre cell"},
               {"rings", "how many rings [3]"},
               {"steps", "how many cells each circular ring is cut into [whole rings]"},
               {"midpoints", "whether each side has a vertex at its midpoint [True]"},
               {"joinMidpoints", "whether midpoints of neighbouring rings are joined [True]"},
               {"joinCorners", "whether corners of neighbouring rings are joined [False]"},
               {"stagger", "whether every second circular ring is turned by half a cell [False]"}},
    .example = "(concentric Square rings:3 joinCorners:True)",
    .meaning = &concentric_meaning,
};

}  // namespace ludens::ludemes::graphs
