// rotations.cpp - (rotations): directions as rotations of a piece.
#include "language/ludeme.h"

namespace ludens::ludemes::arrays {

extern const Ludeme rotations = {
    .rule = "rotations",
    .form = "(rotations (<absoluteDirection> | {<absoluteDirection>}))",
    .summary = "The rotations that turn a piece to the given directions",
    .params = {{"direction", "the direction or kind of directions"}, {"directions", "several directions"}},
    .example = "(rotations Orthogonal)",
};

}  // namespace ludens::ludemes::arrays
