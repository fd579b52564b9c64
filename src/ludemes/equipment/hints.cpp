// hints.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::equipment {

extern const Ludeme hints = {
    .rule = "hints",
    .form = "(hints [<string>] {<equipment.hint>} [<siteType>])",
    .summary = "TODO",
    .params = {{"string", "TODO"},
               {"hint", "TODO"},
               {"siteType", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::equipment
