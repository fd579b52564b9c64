// mancala_board.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::equipment {

extern const Ludeme mancala_board = {
    .rule = "mancalaBoard",
    .form = "(mancalaBoard <int> <int> [store:<storeType>] [numStores:<int>] [largeStack:<boolean>] [<board.track> | {<board.track>}])",
    .summary = "TODO",
    .params = {{"int", "TODO"},
               {"int", "TODO"},
               {"store", "TODO"},
               {"numStores", "TODO"},
               {"largeStack", "TODO"},
               {"track", "TODO"},
               {"track", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::equipment
