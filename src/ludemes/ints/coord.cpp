// coord.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme coord_1 = {
    .rule = "coord",
    .form = "(coord [<siteType>] row:<int> column:<int>)",
    .summary = "TODO",
    .params = {{"siteType", "TODO"},
               {"row", "TODO"},
               {"column", "TODO"}},
    .example = "TODO",
};

extern const Ludeme coord_2 = {
    .rule = "coord",
    .form = "(coord [<siteType>] <string>)",
    .summary = "TODO",
    .params = {{"siteType", "TODO"},
               {"string", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ints
