// rotations_fitting.cpp - (rotations Fitting): how a tile can be turned to match those beside it.
#include "ir/ops/areas.h"
#include "ludemes/equipment/pairs.h"

namespace ludens::ludemes::arrays {

namespace {

NodeId lower_rotations_fitting(Lowering& l, const Use& use) {
  // Tiles lie on cells, but not every board has some.
  const SiteType type = l.program.uses.site_type[l.space(SiteType::Cell)] ? SiteType::Cell : l.default_type();
  const NodeId what =
      use.has("what") ? l.integer(use, "what") : l.ir.node(Op::What, {l.ir.reg(Reg::From)}, {l.space(type)});
  const NodeId site = use.has("at") ? l.integer(use, "at") : l.ir.reg(Reg::To);
  return l.ir.node(Op::FittingRotations, {what, site}, {listed_pairs(l, use)});
}

}  // namespace

constexpr Meaning rotations_fitting_meaning{.lower = lower_rotations_fitting};

extern const Ludeme rotations_fitting = {
    .rule = "rotations",
    .form = "(rotations <rotationsFittingType> [<int>] [at:<int>] [pairs:{<math.pair>}])",
    .summary = "The rotations in which a tile would match the tiles beside a site, each look of it once",
    .params = {{"rotationsFittingType", "which rotations"},
               {"what", "the index of the tile [(what at:(from))]"},
               {"at", "the site [(to)]"},
               {"pairs", "terrains that match besides equal ones [none]"}},
    .example = "(rotations Fitting)",
    .extension = true,
    .meaning = &rotations_fitting_meaning,
};

}  // namespace ludens::ludemes::arrays
