// size_large_piece.cpp - (size LargePiece): how many sites large pieces cover.
#include "ir/ops/large.h"
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_size_large_piece(Lowering& l, const Use& use) {
  return l.ir.node(Op::LargeSize, {site_or_region(l, use, "at", "in")}, {l.space(l.site_type(use))});
}

}  // namespace

constexpr Meaning size_large_piece_meaning{.lower = lower_size_large_piece};

extern const Ludeme size_large_piece = {
    .rule = "size",
    .form = "(size LargePiece [<siteType>] (in:<sites> | at:<int>))",
    .summary = "The number of sites covered by the large piece at a site, or by those of a region",
    .params = {{"siteType", "the type of site [the board's default]"},
               {"in", "the region"},
               {"at", "the site"}},
    .example = "(size LargePiece at:(last To))",
    .meaning = &size_large_piece_meaning,
};

}  // namespace ludens::ludemes::ints
