// flips.cpp - (flips): the two states, or faces, of a piece that can be turned over.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme flips = {
    .rule = "flips",
    .form = "(flips <int> <int>)",
    .summary = "States the two local states between which (flip) switches a piece",
    .params = {{"first", "the state of one face"}, {"second", "the state of the other face"}},
    .example = "(flips 1 2)",
};

}  // namespace ludens::ludemes::moves
