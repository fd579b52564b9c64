// values.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::equipment {

extern const Ludeme values = {
    .rule = "equipment.values",
    .form = "(values <siteType> <range>)",
    .summary = "TODO",
    .params = {{"siteType", "TODO"},
               {"range", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::equipment
