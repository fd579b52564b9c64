// for_each_group.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme for_each_group = {
    .rule = "operators.foreach.forEach",
    .form = "(forEach Group [<siteType>] [<direction>] [if:<boolean>] <moves> [<then>])",
    .summary = "TODO",
    .params = {{"siteType", "TODO"},
               {"direction", "TODO"},
               {"if", "TODO"},
               {"moves", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
