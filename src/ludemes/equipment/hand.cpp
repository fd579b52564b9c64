// hand.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::equipment {

extern const Ludeme hand = {
    .rule = "other.hand",
    .form = "(hand <roleType> [size:<int>])",
    .summary = "TODO",
    .params = {{"roleType", "TODO"},
               {"size", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::equipment
