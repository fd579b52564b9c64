// is_path.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme is_path = {
    .rule = "booleans.is.is",
    .form = "(is Path <siteType> [from:<int>] (<moves.player> | <roleType>) length:<range> [closed:<boolean>])",
    .summary = "TODO",
    .params = {{"siteType", "TODO"},
               {"from", "TODO"},
               {"player", "TODO"},
               {"roleType", "TODO"},
               {"length", "TODO"},
               {"closed", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::booleans
