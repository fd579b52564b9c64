// equipment.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::equipment {

extern const Ludeme equipment = {
    .rule = "equipment",
    .form = "(equipment {<item>})",
    .summary = "TODO",
    .params = {{"item", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::equipment
