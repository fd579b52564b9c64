// expand.cpp - (expand): a region and what lies about it.
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::regions {

namespace {

// Edges know no directions here: they grow to all that touch them.
NodeId lower_expand(Lowering& l, const Use& use) {
  const bool beyond = (use.has("container") && use.whole("container") != 0) ||
                      (use.has("name") && l.equipment.containers.front().name != use.word("name"));
  if (beyond) return site_or_region(l, use, "origin", "region");  // no two sites of a hand are neighbours
  const SiteType type = l.site_type(use);
  const auto direction =
      type == SiteType::Edge ? std::nullopt : geometry::direction_named(use.word("direction"));
  const auto& next = l.equipment.board.neighbours(type, direction.value_or(geometry::Direction::Adjacent));
  const auto sets =
      for_each_board_site(l, type, [&](int site) { return Sites(next[site].begin(), next[site].end()); });
  NodeId grown = site_or_region(l, use, "origin", "region");
  const NodeId steps = use.has("steps") ? l.integer(use, "steps") : l.ir.constant(1);
  const auto count = constant_int(l, steps);
  if (!count || *count > 8 + l.equipment.board.count(type)) {
    const SetTable table = add_table(l, sets);
    return l.ir.node(Op::Grow, {grown, steps}, {table.first, table.count});
  }
  if (constant_sites(l, grown)) {
    for (int i = 0; i < *count; ++i) {
      const NodeId parts[] = {grown, spread_of(l, grown, sets)};
      grown = union_of(l, parts);
    }
    return grown;
  }
  if (*count <= 0) return grown;
  const SetTable table = add_table(l, sets);
  return l.ir.node(Op::Grow, {grown, steps}, {table.first, table.count});
}

}  // namespace

constexpr Meaning expand_meaning{.lower = lower_expand};

extern const Ludeme expand = {
    .rule = "expand",
    .form =
        "(expand [<int> | <string>] (<sites> | origin:<int>) [steps:<int>] [<absoluteDirection>] "
        "[<siteType>])",
    .summary = "A region or site together with the sites within some steps of it",
    .params = {{"container", "the container, by number [0, the board]"},
               {"name", "the container, by name [the board]"},
               {"region", "the region to grow"},
               {"origin", "the site to grow from"},
               {"steps", "how many steps [1]"},
               {"direction", "the only directions to grow in [Adjacent]"},
               {"siteType", "the type of site [the board's default]"}},
    .example = "(expand (sites Bottom) steps:2)",
    .meaning = &expand_meaning,
};

}  // namespace ludens::ludemes::regions
