// tile.cpp - (tile): pieces that fill cells, with paths on them, or that cover several sites.
#include "language/ludeme.h"

namespace ludens::ludemes::equipment {

extern const Ludeme tile = {
    .rule = "tile",
    .form =
        "(tile <string> [<roleType>] [{<stepType>} | {{<stepType>}}] [numSides:<int>] [slots:{<int>} | "
        "slotsPerSide:<int>] [{<path>}] [<flips>] [<moves>] [maxState:<int>] [maxCount:<int>] "
        "[maxValue:<int>])",
    .summary = "Makes a tile, or a large piece that covers several sites",
    .params = {{"name", "name of the tile"},
               {"role", "its owner [Shared]"},
               {"walk", "the walk that draws its shape [one cell]"},
               {"walks", "several walks that draw its shape together [one cell]"},
               {"numSides", "how many sides it has [as the cells]"},
               {"slots", "how many path ends there are on each side"},
               {"slotsPerSide", "how many path ends there are on every side [1]"},
               {"paths", "the paths on it [none]"},
               {"flips", "the two states of a tile that can be turned over [none]"},
               {"moves", "its moves [none]"},
               {"maxState", "largest local state to provide for [as the rules show]"},
               {"maxCount", "largest count to provide for [as the rules show]"},
               {"maxValue", "largest value to provide for [as the rules show]"}},
    .example = "(tile \"TileX\" numSides:4 {(path from:0 to:2 colour:1) (path from:1 to:3 colour:2)})",
};

}  // namespace ludens::ludemes::equipment
