// remove.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme move_remove = {
    .rule = "move",
    .form = "(move Remove [<siteType>] (<int> | <sites>) [level:<int>] [at:<whenType>] [count:<int>] [<then>])",
    .summary = "TODO",
    .params = {{"siteType", "TODO"},
               {"int", "TODO"},
               {"sites", "TODO"},
               {"level", "TODO"},
               {"at", "TODO"},
               {"count", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

extern const Ludeme remove_ = {
    .rule = "effect.remove",
    .form = "(remove [<siteType>] (<int> | <sites>) [level:<int>] [at:<whenType>] [count:<int>] [<then>])",
    .summary = "TODO",
    .params = {{"siteType", "TODO"},
               {"int", "TODO"},
               {"sites", "TODO"},
               {"level", "TODO"},
               {"at", "TODO"},
               {"count", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
