// not_equal.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme not_equal_1 = {
    .rule = "!=",
    .form = "(!= <sites> <sites>)",
    .summary = "TODO",
    .params = {{"sites", "TODO"},
               {"sites", "TODO"}},
    .example = "TODO",
    .alias = "notEqual",
};

extern const Ludeme not_equal_2 = {
    .rule = "!=",
    .form = "(!= <int> (<int> | <roleType>))",
    .summary = "TODO",
    .params = {{"int", "TODO"},
               {"int", "TODO"},
               {"roleType", "TODO"}},
    .example = "TODO",
    .alias = "notEqual",
};

}  // namespace ludens::ludemes::booleans
