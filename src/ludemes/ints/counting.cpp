#include "ludemes/ints/counting.h"

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

}  // namespace ludens::ludemes::ints
