// intervene.cpp - (intervene): captures the pieces on both sides of a site.
#include "ir/ops/travel.h"
#include "ludemes/direction_lowering.h"
#include "ludemes/moves/capturing.h"
#include "ludemes/ranges/ranging.h"

namespace ludens::ludemes::moves {

namespace {

NodeId lower_intervene(Lowering& l, const Use& use) {
  const SiteType type = capture_type(l, use);
  Range range;
  if (use.has("between")) range = lower_range(l, use.use("between").arg("range"));
  if (range.least == ir::kNothing) range = {l.ir.constant(1), l.ir.constant(1)};
  return l.ir.node(Op::Intervene,
                   {capture_start(l, use), direction_or_adjacent(l, use, type),
                    caught_condition(l, use, "to", Reg::To, type), range.least, range.most,
                    caught_effect(l, use, "to", Reg::To, type)},
                   {l.space(type)});
}

}  // namespace

constexpr Meaning intervene_meaning{.lower = lower_intervene};

extern const Ludeme intervene = {
    .rule = "intervene",
    .form = "(intervene [<moves.from>] [<absoluteDirection>] [<moves.between>] [<moves.to>] [<then>])",
    .summary = "Applies an effect, removal by default, to the enemies on opposite sides of a site",
    .params = {{"from", "the site in the middle [where the last move ended]"},
               {"direction", "the lines to look along [Adjacent]"},
               {"between", "how many pieces there must be on each side [exactly one]"},
               {"to", "who can be caught and what happens to them [enemies, removed]"},
               {"then", "what follows once it is done"}},
    .example =
        "(intervene (from (last To)) Orthogonal (to if:(is Enemy (who at:(to))) (apply (remove (to)))))",
    .meaning = &intervene_meaning,
};

}  // namespace ludens::ludemes::moves
