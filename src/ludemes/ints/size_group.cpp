// size_group.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme size_group = {
    .rule = "size",
    .form = "(size Group [<siteType>] at:<int> [<direction>] [if:<boolean>])",
    .summary = "TODO",
    .params = {{"siteType", "TODO"},
               {"at", "TODO"},
               {"direction", "TODO"},
               {"if", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ints
