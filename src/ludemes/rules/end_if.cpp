// end_if.cpp - (if) of end rules: a result under a condition.
#include "ludemes/lowering.h"

namespace ludens::ludemes::rules {

namespace {

// Finer rules are tried in order; the first that gives a result hides the rest and the result behind them.
NodeId lower_end_if(Lowering& l, const Use& use) {
  NodeId otherwise = use.has("result") ? l.perform(use.arg("result")) : l.ir.node(Op::Do);
  std::vector<BoundId> finer;
  if (use.has("rule")) finer.push_back(use.arg("rule"));
  for (const BoundId id : use.items("rules")) finer.push_back(id);
  for (auto it = finer.rbegin(); it != finer.rend(); ++it)
    otherwise = l.ir.node(Op::IfDo, {l.boolean(l.use(*it), "condition"), l.perform(*it), otherwise});
  return l.ir.node(Op::IfDo, {l.boolean(use, "condition"), otherwise});
}

}  // namespace

constexpr Meaning end_if_meaning{.lower = lower_end_if};

extern const Ludeme end_if = {
    .rule = "end.if",
    .form = "(if <boolean> [<end.if> | {<end.if>}] [<result>])",
    .summary = "Ends the game for some players, or for all, when a condition holds",
    .params = {{"condition", "when the rule applies"},
               {"rule", "a finer rule to try first [none]"},
               {"rules", "finer rules to try first, in order [none]"},
               {"result", "the result if none of those applies"}},
    .example = "(if (is Line 3) (result Mover Win))",
    .meaning = &end_if_meaning,
};

}  // namespace ludens::ludemes::rules
