// rotations.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::arrays {

extern const Ludeme rotations = {
    .rule = "rotations",
    .form = "(rotations (<absoluteDirection> | {<absoluteDirection>}))",
    .summary = "TODO",
    .params = {{"absoluteDirection", "TODO"},
               {"absoluteDirection", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::arrays
