// size_stack.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme size_stack = {
    .rule = "size",
    .form = "(size Stack [<siteType>] [in:<sites> | at:<int>])",
    .summary = "TODO",
    .params = {{"siteType", "TODO"},
               {"in", "TODO"},
               {"at", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ints
