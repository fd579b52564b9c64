// rotation.cpp - (rotation): how a piece is turned.
#include "ludemes/lowering.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_rotation(Lowering& l, const Use& use) {
  return l.ir.node(Op::RotationAt, {l.integer(use, "at"), l.level(use, "level")},
                   {l.space(l.site_type(use))});
}

}  // namespace

constexpr Meaning rotation_meaning{.lower = lower_rotation};

extern const Ludeme rotation = {
    .rule = "rotation",
    .form = "(rotation [<siteType>] at:<int> [level:<int>])",
    .summary = "The rotation of the piece at a site, in steps from 0",
    .params = {{"siteType", "the type of site [the board's default]"},
               {"at", "the site"},
               {"level", "the level in a stack [the top]"}},
    .example = "(rotation at:(last To))",
    .meaning = &rotation_meaning,
};

}  // namespace ludens::ludemes::ints
