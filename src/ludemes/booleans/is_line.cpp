// is_line.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme is_line = {
    .rule = "booleans.is.is",
    .form = "(is Line [<siteType>] <int> [<absoluteDirection>] [through:<int> | throughAny:<sites>] [<roleType> | what:<int> | whats:{<int>}] [exact:<boolean>] [contiguous:<boolean>] [if:<boolean>] [byLevel:<boolean>] [top:<boolean>] [throughHowMuch:<int>] [isVisible:<boolean>] [useOpposites:<boolean>])",
    .summary = "TODO",
    .params = {{"siteType", "TODO"},
               {"int", "TODO"},
               {"absoluteDirection", "TODO"},
               {"through", "TODO"},
               {"throughAny", "TODO"},
               {"roleType", "TODO"},
               {"what", "TODO"},
               {"whats", "TODO"},
               {"exact", "TODO"},
               {"contiguous", "TODO"},
               {"if", "TODO"},
               {"byLevel", "TODO"},
               {"top", "TODO"},
               {"throughHowMuch", "TODO"},
               {"isVisible", "TODO"},
               {"useOpposites", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::booleans
