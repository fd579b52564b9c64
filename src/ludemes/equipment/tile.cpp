// tile.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::equipment {

extern const Ludeme tile = {
    .rule = "tile",
    .form = "(tile <string> [<roleType>] [{<stepType>} | {{<stepType>}}] [numSides:<int>] [slots:{<int>} | slotsPerSide:<int>] [{<path>}] [<flips>] [<moves>] [maxState:<int>] [maxCount:<int>] [maxValue:<int>])",
    .summary = "TODO",
    .params = {{"string", "TODO"},
               {"roleType", "TODO"},
               {"stepType", "TODO"},
               {"stepType", "TODO"},
               {"numSides", "TODO"},
               {"slots", "TODO"},
               {"slotsPerSide", "TODO"},
               {"path", "TODO"},
               {"flips", "TODO"},
               {"moves", "TODO"},
               {"maxState", "TODO"},
               {"maxCount", "TODO"},
               {"maxValue", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::equipment
