// sites_edge.cpp - (sites Axial), (sites Horizontal), ...: edges by the way they run.
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::regions {

namespace {

NodeId lower_sites_edge(Lowering& l, const Use& use) {
  using enum geometry::Property;
  constexpr Named<geometry::Property> kWays[] = {{"Axial", Axial},       {"Horizontal", Horizontal},
                                                 {"Vertical", Vertical}, {"Angled", Angled},
                                                 {"Slash", Slash},       {"Slosh", Slosh}};
  return l.ir.set_of(l.equipment.board.sites_with(SiteType::Edge, use.pick("sitesEdgeType", kWays, Axial)));
}

}  // namespace

constexpr Meaning sites_edge_meaning{.lower = lower_sites_edge, .traits = kWholeBoardTrait};

extern const Ludeme sites_edge = {
    .rule = "sites",
    .form = "(sites <sitesEdgeType>)",
    .summary = "The edges of the board that run in the given way",
    .params = {{"sitesEdgeType", "how the edges run"}},
    .example = "(sites Axial)",
    .meaning = &sites_edge_meaning,
};

}  // namespace ludens::ludemes::regions
