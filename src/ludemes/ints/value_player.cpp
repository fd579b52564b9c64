// value_player.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme value_player = {
    .rule = "value",
    .form = "(value Player (<int> | <roleType>))",
    .summary = "TODO",
    .params = {{"int", "TODO"},
               {"roleType", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ints
