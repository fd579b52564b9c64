// is_in.cpp - (is In): a site in a region, or a number in an array.
#include "ludemes/lowering.h"

namespace ludens::ludemes::booleans {

namespace {

NodeId lower_is_in(Lowering& l, const Use& use) {
  if (use.has("sites") || use.has("array")) return l.need(use.id(), "(is In) with arrays", ir::Type::Bool);
  const NodeId site = use.has("site") ? l.integer(use, "site") : l.ir.reg(Reg::To);
  return l.ir.node(Op::IsIn, {site, l.region(use, "region")});
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
