// domino.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::equipment {

extern const Ludeme domino = {
    .rule = "domino",
    .form = "(domino <string> <roleType> value:<int> value2:<int> [<moves>])",
    .summary = "TODO",
    .params = {{"string", "TODO"},
               {"roleType", "TODO"},
               {"value", "TODO"},
               {"int", "TODO"},
               {"moves", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::equipment
