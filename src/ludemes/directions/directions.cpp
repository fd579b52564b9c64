// directions.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::directions {

extern const Ludeme directions_1 = {
    .rule = "directions",
    .form = "(directions (<absoluteDirection> | {<absoluteDirection>}))",
    .summary = "TODO",
    .params = {{"absoluteDirection", "TODO"},
               {"absoluteDirection", "TODO"}},
    .example = "TODO",
};

extern const Ludeme directions_2 = {
    .rule = "directions",
    .form = "(directions [<relativeDirection> | {<relativeDirection>}] [of:<relationType>] [bySite:<boolean>])",
    .summary = "TODO",
    .params = {{"relativeDirection", "TODO"},
               {"relativeDirection", "TODO"},
               {"of", "TODO"},
               {"bySite", "TODO"}},
    .example = "TODO",
};

extern const Ludeme directions_3 = {
    .rule = "directions",
    .form = "(directions <siteType> from:<int> to:<int>)",
    .summary = "TODO",
    .params = {{"siteType", "TODO"},
               {"from", "TODO"},
               {"to", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::directions
