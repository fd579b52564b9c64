// modulo.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme modulo = {
    .rule = "%",
    .form = "(% <int> <int>)",
    .summary = "TODO",
    .params = {{"int", "TODO"},
               {"int", "TODO"}},
    .example = "TODO",
    .alias = "mod",
};

}  // namespace ludens::ludemes::ints
