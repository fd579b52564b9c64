// at_most.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme at_most = {
    .rule = "<=",
    .form = "(<= <int> <int>)",
    .summary = "TODO",
    .params = {{"int", "TODO"},
               {"int", "TODO"}},
    .example = "TODO",
    .alias = "le",
};

}  // namespace ludens::ludemes::booleans
