// is_crossing.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme is_crossing = {
    .rule = "booleans.is.is",
    .form = "(is Crossing <int> <int>)",
    .summary = "TODO",
    .params = {{"int", "TODO"},
               {"int", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::booleans
