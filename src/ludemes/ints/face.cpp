// face.cpp - (face): what a die shows.
#include "ir/ops/dice.h"
#include "ludemes/lowering.h"

namespace ludens::ludemes::ints {

namespace {

NodeId lower_face(Lowering& l, const Use& use) {
  return l.ir.node(Op::FaceAt, {l.integer(use, "site")});
}

}  // namespace

constexpr Meaning face_meaning{.lower = lower_face};

extern const Ludeme face = {
    .rule = "dice.face",
    .form = "(face <int>)",
    .summary = "The number that the die at a site shows, or Off (-1) where there is no die",
    .params = {{"site", "the site of the die"}},
    .example = "(face (to))",
    .meaning = &face_meaning,
};

}  // namespace ludens::ludemes::ints
