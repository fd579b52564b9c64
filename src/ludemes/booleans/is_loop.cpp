// is_loop.cpp - (is Loop): whether pieces close a ring.
#include "ir/ops/groups.h"
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::booleans {

namespace {

NodeId lower_is_loop(Lowering& l, const Use& use) {
  if (use.has("path")) return l.need(use.id(), "(is Loop ... path:) of tiles", ir::Type::Bool);
  const SiteType type = l.site_type(use);
  std::vector<NodeId> owners;
  if (use.has("surround")) owners.push_back(l.player(use.word("surround")));
  for (const BoundId id : use.items("surroundList")) owners.push_back(l.player(l.maker.word(id)));
  const NodeId inside = owners.empty() ? ir::kNothing : l.ir.node(Op::MakeList, owners);
  return l.ir.node(Op::IsRing,
                   {use.has("start") ? l.integer(use, "start") : l.ir.node(Op::LastTo),
                    directions_or_adjacent(l, use, "direction", type),
                    use.has("colour") ? l.integer(use, "colour") : l.ir.node(Op::Mover), inside},
                   {l.space(type)});
}

}  // namespace

constexpr Meaning is_loop_meaning{.lower = lower_is_loop};

extern const Ludeme is_loop = {
    .rule = "booleans.is.is",
    .form =
        "(is Loop [<siteType>] [surround:<roleType> | {<roleType>}] [<direction>] [<int>] [<int> | "
        "<sites>] [path:<boolean>])",
    .summary = "Whether the pieces connected to a site close a loop around others",
    .params = {{"siteType", "the type of site [the board's default]"},
               {"surround", "whose sites must lie inside, by role [anything]"},
               {"surroundList", "whose sites must lie inside, by roles [anything]"},
               {"direction", "how neighbours connect [Adjacent]"},
               {"colour", "the owner of the loop, or its colour for paths [(mover)]"},
               {"start", "a site of the loop [(last To)]"},
               {"starts", "sites of the loop [the sites of the last move]"},
               {"path", "whether the loop is one of paths drawn on tiles [False]"}},
    .example = "(is Loop surround:Next)",
    .meaning = &is_loop_meaning,
};

}  // namespace ludens::ludemes::booleans
