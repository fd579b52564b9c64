// face.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme face = {
    .rule = "dice.face",
    .form = "(face <int>)",
    .summary = "TODO",
    .params = {{"int", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ints
