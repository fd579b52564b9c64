// piece.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::equipment {

extern const Ludeme piece = {
    .rule = "component.piece",
    .form = "(piece <string> [<roleType>] [<directionFacing>] [<flips>] [<moves>] [maxState:<int>] [maxCount:<int>] [maxValue:<int>])",
    .summary = "TODO",
    .params = {{"string", "TODO"},
               {"roleType", "TODO"},
               {"directionFacing", "TODO"},
               {"flips", "TODO"},
               {"moves", "TODO"},
               {"maxState", "TODO"},
               {"maxCount", "TODO"},
               {"maxValue", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::equipment
