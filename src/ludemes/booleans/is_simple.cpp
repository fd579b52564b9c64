// is_simple.cpp - (is Full), (is Pending), (is Cycle): short questions about the position.
#include "ir/ops/conditions.h"
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::booleans {

namespace {

NodeId lower_is_simple(Lowering& l, const Use& use) {
  const std::string_view asked = use.word("isSimpleType");
  if (asked == "Pending") return l.ir.node(Op::IsPending);
  if (asked == "Cycle") return l.ir.node(Op::IsCycle);
  const SiteType type = l.default_type();
  const NodeId board[] = {l.ir.set_of(board_sites(l, type)), l.ir.node(Op::EmptySites, {}, {l.space(type)})};
  return l.ir.node(Op::SetEq, {intersection_of(l, board), l.ir.set({})});
}

}  // namespace

constexpr Meaning is_simple_meaning{.lower = lower_is_simple};

extern const Ludeme is_simple = {
    .rule = "booleans.is.is",
    .form = "(is <isSimpleType>)",
    .summary = "Whether the board is full, a value is pending, or the game goes round in a cycle",
    .params = {{"isSimpleType", "what to ask"}},
    .example = "(is Full)",
    .meaning = &is_simple_meaning,
};

}  // namespace ludens::ludemes::booleans
