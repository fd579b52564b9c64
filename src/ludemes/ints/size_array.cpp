// size_array.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme size_array = {
    .rule = "size",
    .form = "(size Array <ints>)",
    .summary = "TODO",
    .params = {{"ints", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ints
