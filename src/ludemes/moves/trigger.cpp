// trigger.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme trigger = {
    .rule = "trigger",
    .form = "(trigger <string> (<int> | <roleType>) [<then>])",
    .summary = "TODO",
    .params = {{"string", "TODO"},
               {"int", "TODO"},
               {"roleType", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
