// id.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme id_1 = {
    .rule = "board.id",
    .form = "(id <string>)",
    .summary = "TODO",
    .params = {{"string", "TODO"}},
    .example = "TODO",
};

extern const Ludeme id_2 = {
    .rule = "board.id",
    .form = "(id [<string>] <roleType>)",
    .summary = "TODO",
    .params = {{"string", "TODO"},
               {"roleType", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ints
