// is_in.cpp - (is In): a site in a region, or a number in an array.
#include "ir/ops/conditions.h"
#include "ludemes/lowering.h"

namespace ludens::ludemes::booleans {

namespace {

NodeId lower_is_in(Lowering& l, const Use& use) {
  std::vector<NodeId> wanted;
  if (use.has("site")) wanted.push_back(l.integer(use, "site"));
  for (const BoundId id : use.items("sites")) wanted.push_back(l.integer(id));
  if (!use.has("site") && !use.has("sites")) wanted.push_back(l.ir.reg(Reg::To));
  if (use.has("array"))
    return l.ir.node(Op::AllInList, {l.ir.node(Op::MakeList, wanted), l.array(use, "array")});
  const NodeId region = l.region(use, "region");
  if (wanted.size() == 1) return l.ir.node(Op::IsIn, {wanted[0], region});
  return l.ir.node(Op::AllInSet, {l.ir.node(Op::MakeList, wanted), region});
}

}  // namespace

constexpr Meaning is_in_meaning{.lower = lower_is_in};

extern const Ludeme is_in = {
    .rule = "booleans.is.is",
    .form = "(is In [<int> | {<int>}] (<sites> | <ints>))",
    .summary = "Whether one or all of some sites lie in a region, or numbers occur in an array",
    .params = {{"site", "the site or number to look for [(to)]"},
               {"sites", "the sites or numbers to look for, all of them"},
               {"region", "the region to look in"},
               {"array", "the array to look in"}},
    .example = "(is In (last To) (sites Mover))",
    .meaning = &is_in_meaning,
};

}  // namespace ludens::ludemes::booleans
