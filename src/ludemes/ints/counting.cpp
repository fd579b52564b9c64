#include "ludemes/ints/counting.h"

#include "ir/ops/game_numbers.h"
#include "ludemes/direction_lowering.h"
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::ints {

PieceQuery piece_query(Lowering& l, const Use& use) {
  PieceQuery query;
  query.players = use.has("of") ? l.ir.node(Op::BitOf, {l.integer(use, "of")})
                                : players_of_role(l, use.word("role", "All"));
  if (use.has("name")) {
    std::vector<std::int32_t> components;
    for (size_t i = 1; i < l.equipment.components.size(); ++i)
      if (l.equipment.components[i].name.find(use.word("name")) != std::string::npos)
        components.push_back(static_cast<int>(i));
    query.components = l.ir.node(Op::ListConst, {}, {l.ir.list(std::move(components))});
  }
  query.where = l.region(use, "in");
  if (use.has("siteType")) query.space = l.space(l.site_type(use));
  return query;
}

NodeId group_condition(Lowering& l, const Use& use, SiteType type) {
  if (use.has("if")) return l.boolean(use, "if");
  return occupied_at(l, type, l.ir.reg(Reg::To));
}

NodeId biggest_visible_group(Lowering& l, const Use& use, SiteType type) {
  const NodeId condition = group_condition(l, use, type);
  const NodeId covered = l.ir.node(Op::IsCovered, {l.ir.reg(Reg::To)}, {l.space(type)});
  const NodeId seen = l.ir.node(Op::Not, {l.ir.node(Op::And, {l.boolean(use, "isVisible"), covered})});
  const NodeId seeds =
      use.has("throughAny") ? l.region(use, "throughAny") : l.ir.set_of(board_sites(l, type));
  const NodeId among =
      l.ir.node(Op::FilterBy, {seeds, l.ir.node(Op::And, {condition, seen})}, {static_cast<int>(Reg::To)});
  const NodeId sizes = l.ir.node(Op::ListGroupSizes,
                                 {among, seen_from_here(l, directions_or_adjacent(l, use, "direction", type)),
                                  condition, visible_step(l, use, type), l.ir.constant(0)},
                                 {l.space(type)});
  return l.ir.node(Op::Max, {l.ir.node(Op::ListMax, {sizes}), l.ir.constant(0)});
}

}  // namespace ludens::ludemes::ints
