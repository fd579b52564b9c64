// is_related.cpp - (is Related): whether sites are neighbours.
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::booleans {

namespace {

NodeId lower_is_related(Lowering& l, const Use& use) {
  constexpr Named<geometry::Relation> kRelations[] = {{"Adjacent", geometry::Relation::Adjacent},
                                                      {"All", geometry::Relation::All},
                                                      {"Diagonal", geometry::Relation::Diagonal},
                                                      {"OffDiagonal", geometry::Relation::OffDiagonal},
                                                      {"Orthogonal", geometry::Relation::Orthogonal}};
  const SiteType type = l.site_type(use);
  const auto relation = use.pick("relation", kRelations, geometry::Relation::Adjacent);
  const auto& neighbours = l.equipment.board.neighbours(type, relation);
  const auto table = for_each_board_site(l, type, [&](int site) {
    const auto list = neighbours[site];
    return Sites(list.begin(), list.end());
  });
  const NodeId around = set_at(l, l.integer(use, "site"), table);
  if (!use.has("region")) return l.ir.node(Op::IsIn, {l.integer(use, "other"), around});
  const NodeId both[] = {around, l.region(use, "region")};
  return l.ir.node(Op::Not, {l.ir.node(Op::SetEq, {intersection_of(l, both), l.ir.set({})})});
}

}  // namespace

constexpr Meaning is_related_meaning{.lower = lower_is_related};

extern const Ludeme is_related = {
    .rule = "booleans.is.is",
    .form = "(is Related <relationType> [<siteType>] <int> (<int> | <sites>))",
    .summary = "Whether a site is a neighbour of the given kind of another site or of one of a region",
    .params = {{"relation", "the kind of neighbours"},
               {"siteType", "the type of site [the board's default]"},
               {"site", "the first site"},
               {"other", "the other site"},
               {"region", "the sites of which one must be a neighbour"}},
    .example = "(is Related Adjacent (from) (sites Occupied by:Next))",
    .meaning = &is_related_meaning,
};

}  // namespace ludens::ludemes::booleans
