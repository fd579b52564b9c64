// track.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::equipment {

extern const Ludeme track = {
    .rule = "board.track",
    .form = "(track <string> ({<int>} | <string> | {<equipment.trackStep>}) [loop:<boolean>] [<int> | <roleType>] [directed:<boolean>])",
    .summary = "TODO",
    .params = {{"string", "TODO"},
               {"int", "TODO"},
               {"string", "TODO"},
               {"trackStep", "TODO"},
               {"loop", "TODO"},
               {"int", "TODO"},
               {"roleType", "TODO"},
               {"directed", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::equipment
