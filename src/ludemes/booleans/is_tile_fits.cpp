// is_tile_fits.cpp - (is TileFits): whether a tile's sides match those beside it.
#include "ir/ops/areas.h"
#include "ludemes/equipment/pairs.h"

namespace ludens::ludemes::booleans {

namespace {

NodeId lower_is_tile_fits(Lowering& l, const Use& use) {
  return l.ir.node(Op::TileFits, {use.has("at") ? l.integer(use, "at") : l.ir.node(Op::LastTo)},
                   {listed_pairs(l, use)});
}

}  // namespace

constexpr Meaning is_tile_fits_meaning{.lower = lower_is_tile_fits};

extern const Ludeme is_tile_fits = {
    .rule = "booleans.is.is",
    .form = "(is <isTileFitsType> [at:<int>] [pairs:{<math.pair>}])",
    .summary = "Whether every side of a tile that has a tile beside it matches the side there",
    .params = {{"isTileFitsType", "what to ask"},
               {"at", "the site of the tile [(last To)]"},
               {"pairs", "terrains that match besides equal ones [none]"}},
    .example = "(is TileFits at:(last To) pairs:{(pair 0 1)})",
    .extension = true,
    .meaning = &is_tile_fits_meaning,
};

}  // namespace ludens::ludemes::booleans
