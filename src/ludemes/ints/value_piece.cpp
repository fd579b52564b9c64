// value_piece.cpp - (value Piece): the value of a piece.
#include "ludemes/lowering.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_value_piece(Lowering& l, const Use& use) {
  return l.ir.node(Op::ValueAt, {l.integer(use, "at"), l.level(use, "level")}, {l.space(l.site_type(use))});
}

}  // namespace

constexpr Meaning value_piece_meaning{.lower = lower_value_piece};

extern const Ludeme value_piece = {
    .rule = "value",
    .form = "(value Piece [<siteType>] at:<int> [level:<int>])",
    .summary = "The value of the piece at a site, 0 where there is none",
    .params = {{"siteType", "the type of site [the board's default]"},
               {"at", "the site"},
               {"level", "the level in a stack [the top]"}},
    .example = "(value Piece at:(last To))",
    .meaning = &value_piece_meaning,
};

}  // namespace ludens::ludemes::ints
