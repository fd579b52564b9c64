// is_in.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme is_in = {
    .rule = "booleans.is.is",
    .form = "(is In [<int> | {<int>}] (<sites> | <ints>))",
    .summary = "TODO",
    .params = {{"int", "TODO"},
               {"int", "TODO"},
               {"sites", "TODO"},
               {"ints", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::booleans
