// no_pieces.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme no_pieces = {
    .rule = "booleans.no.no",
    .form = "(no Pieces [<siteType>] [<roleType> | of:<int>] [<string>] [in:<sites>])",
    .summary = "TODO",
    .params = {{"siteType", "TODO"},
               {"roleType", "TODO"},
               {"of", "TODO"},
               {"string", "TODO"},
               {"in", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::booleans
