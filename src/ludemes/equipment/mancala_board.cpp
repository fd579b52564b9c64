// mancala_board.cpp - (mancalaBoard): rows of holes, and stores at the ends.
#include "language/ludeme.h"

namespace ludens::ludemes::equipment {

extern const Ludeme mancala_board = {
    .rule = "mancalaBoard",
    .form =
        "(mancalaBoard <int> <int> [store:<storeType>] [numStores:<int>] [largeStack:<boolean>] "
        "[<board.track> | {<board.track>}])",
    .summary = "Makes a board of rows of holes with a store at either end",
    .params = {{"rows", "how many rows it has, from 2 to 6"},
               {"columns", "how many holes a row has"},
               {"store", "where the stores lie, if there are any [Outer]"},
               {"numStores", "how many stores there are [2]"},
               {"largeStack", "whether stacks may grow beyond 32 pieces [False]"},
               {"track", "the only track on it [none]"},
               {"tracks", "the tracks on it [none]"}},
    .example = "(mancalaBoard 2 6 (track \"Track\" \"1,E,N,W\" loop:True))",
};

}  // namespace ludens::ludemes::equipment
