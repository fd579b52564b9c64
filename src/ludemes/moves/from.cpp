// from.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme from = {
    .rule = "moves.from",
    .form = "(from [<siteType>] [<sites> | <int>] [level:<int>] [if:<boolean>])",
    .summary = "TODO",
    .params = {{"siteType", "TODO"},
               {"sites", "TODO"},
               {"int", "TODO"},
               {"level", "TODO"},
               {"if", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
