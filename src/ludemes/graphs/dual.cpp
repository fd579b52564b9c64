// dual.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

extern const Ludeme dual = {
    .rule = "dual",
    .form = "(dual <graph>)",
    .summary = "TODO",
    .params = {{"graph", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::graphs
