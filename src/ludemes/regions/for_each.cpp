// for_each.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::regions {

extern const Ludeme for_each_1 = {
    .rule = "region.foreach.forEach",
    .form = "(forEach <ints> <sites>)",
    .summary = "TODO",
    .params = {{"ints", "TODO"},
               {"sites", "TODO"}},
    .example = "TODO",
};

extern const Ludeme for_each_2 = {
    .rule = "region.foreach.forEach",
    .form = "(forEach of:<sites> <sites>)",
    .summary = "TODO",
    .params = {{"of", "TODO"},
               {"sites", "TODO"}},
    .example = "TODO",
};

extern const Ludeme for_each_3 = {
    .rule = "region.foreach.forEach",
    .form = "(forEach <sites> if:<boolean>)",
    .summary = "TODO",
    .params = {{"sites", "TODO"},
               {"if", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::regions
