// die.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::equipment {

extern const Ludeme die = {
    .rule = "die",
    .form = "(die <string> <roleType> numFaces:<int> [<directionFacing>] [<moves>])",
    .summary = "TODO",
    .params = {{"string", "TODO"},
               {"roleType", "TODO"},
               {"numFaces", "TODO"},
               {"directionFacing", "TODO"},
               {"moves", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::equipment
