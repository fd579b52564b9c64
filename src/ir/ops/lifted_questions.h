// lifted_questions.h - what the passes of src/optimize put in place of questions that ask for more than is
// needed.
#pragma once

#include "ir/op.h"

namespace ludens::ir::Op {

inline constexpr OpRecord HasLiberty{
    .name = "has_liberty",
    .result = Bool,
    .operands = {{"site", Int}, {"directions", Dirs}},
    .attributes = {{"type", Attr::SiteType}},
    .reads = state(Field::Piece, Field::Stack),
    .cost = 10,
    .doc =
        "Is an empty site next to the group of like pieces at the site? No of a site that is empty or off "
        "the board. The directions are a constant.",
};

}  // namespace ludens::ir::Op
