#include "ludemes/regions/rings.h"

#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes {

std::vector<NodeId> ring_operands(Lowering& l, const Use& use, SiteType type) {
  std::vector<NodeId> owners;
  if (use.has("surround")) owners.push_back(l.player(use.word("surround")));
  for (const BoundId id : use.items("surroundList")) owners.push_back(l.player(l.maker.word(id)));
  return {use.has("start") ? l.integer(use, "start") : l.ir.node(Op::LastTo),
          directions_or_adjacent(l, use, "direction", type),
          use.has("colour") ? l.integer(use, "colour") : l.ir.node(Op::Mover),
          owners.empty() ? ir::kNothing : l.ir.node(Op::MakeList, owners)};
}

NodeId path_starts(Lowering& l, const Use& use) {
  if (use.has("starts")) return l.region(use, "starts");
  if (use.has("start")) return single_site(l, l.integer(use, "start"));
  return l.ir.node(Op::LastSites, {}, {1});
}

}  // namespace ludens::ludemes
