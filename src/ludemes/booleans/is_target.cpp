// is_target.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme is_target = {
    .rule = "booleans.is.is",
    .form = "(is Target [<int> | <string>] {<int>} [<int> | {<int>}])",
    .summary = "TODO",
    .params = {{"int", "TODO"},
               {"string", "TODO"},
               {"int", "TODO"},
               {"int", "TODO"},
               {"int", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::booleans
