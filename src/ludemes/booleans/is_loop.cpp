// is_loop.cpp - (is Loop): whether pieces close a ring.
#include "ir/ops/conditions.h"
#include "ir/ops/groups.h"
#include "ir/ops/tiles.h"
#include "ludemes/regions/rings.h"

namespace ludens::ludemes::booleans {

namespace {

NodeId lower_is_loop(Lowering& l, const Use& use) {
  const SiteType type = l.site_type(use);
  const std::vector<NodeId> operands = ring_operands(l, use, type);
  const NodeId ring = l.ir.node(Op::IsRing, operands, std::vector<std::int32_t>{l.space(type)});
  if (!use.flag("path")) return ring;
  // Pieces without paths are looked at as pieces even so.
  const NodeId tile = l.ir.node(Op::IsTile, {l.ir.node(Op::What, {operands[0]}, {l.space(type)})});
  return l.ir.node(Op::IfBool, {tile, l.ir.node(Op::IsPathRing, {path_starts(l, use), operands[2]}), ring});
}

}  // namespace

constexpr Meaning is_loop_meaning{.lower = lower_is_loop};

extern const Ludeme is_loop = {
    .rule = "booleans.is.is",
    .form =
        "(is Loop [<siteType>] [surround:<roleType> | {<roleType>}] [<direction>] [<int>] [<int> | "
        "<sites>] [path:<boolean>])",
    .summary = "Whether the pieces connected to a site, or the paths of a tile, close a loop",
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
