// equals.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme equals_1 = {
    .rule = "=",
    .form = "(= <sites> <sites>)",
    .summary = "TODO",
    .params = {{"sites", "TODO"},
               {"sites", "TODO"}},
    .example = "TODO",
    .alias = "equals",
};

extern const Ludeme equals_2 = {
    .rule = "=",
    .form = "(= <int> (<int> | <roleType>))",
    .summary = "TODO",
    .params = {{"int", "TODO"},
               {"int", "TODO"},
               {"roleType", "TODO"}},
    .example = "TODO",
    .alias = "equals",
};

}  // namespace ludens::ludemes::booleans
