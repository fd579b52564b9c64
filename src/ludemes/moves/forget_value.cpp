// forget_value.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme forget_value_1 = {
    .rule = "forget",
    .form = "(forget Value [<string>] <int> [<then>])",
    .summary = "TODO",
    .params = {{"string", "TODO"},
               {"int", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

extern const Ludeme forget_value_2 = {
    .rule = "forget",
    .form = "(forget Value [<string>] All [<then>])",
    .summary = "TODO",
    .params = {{"string", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
