// sites.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::regions {

extern const Ludeme sites_1 = {
    .rule = "sites",
    .form = "(sites [<siteType>] {<string>})",
    .summary = "TODO",
    .params = {{"siteType", "TODO"},
               {"string", "TODO"}},
    .example = "TODO",
};

extern const Ludeme sites_2 = {
    .rule = "sites",
    .form = "(sites [<siteType>] [<int>] {{<stepType>}} [rotations:<boolean>])",
    .summary = "TODO",
    .params = {{"siteType", "TODO"},
               {"int", "TODO"},
               {"stepType", "TODO"},
               {"rotations", "TODO"}},
    .example = "TODO",
};

extern const Ludeme sites_3 = {
    .rule = "sites",
    .form = "(sites ({<int>} | <ints>))",
    .summary = "TODO",
    .params = {{"int", "TODO"},
               {"ints", "TODO"}},
    .example = "TODO",
};

extern const Ludeme sites_4 = {
    .rule = "sites",
    .form = "(sites)",
    .summary = "TODO",
    .params = {},
    .example = "TODO",
};

extern const Ludeme sites_5 = {
    .rule = "sites",
    .form = "(sites [<moves.player> | <roleType>] [<siteType>] [<string>])",
    .summary = "TODO",
    .params = {{"player", "TODO"},
               {"roleType", "TODO"},
               {"siteType", "TODO"},
               {"string", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::regions
