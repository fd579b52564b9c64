// sow.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme sow = {
    .rule = "sow",
    .form = "(sow [<siteType>] [<int>] [count:<int>] [numPerHole:<int>] [<string>] [owner:<int>] [if:<boolean>] [sowEffect:<moves>] [apply:<nonDecision>] [includeSelf:<boolean>] [origin:<boolean>] [skipIf:<boolean>] [backtracking:<boolean> | forward:<boolean>] [<then>])",
    .summary = "TODO",
    .params = {{"siteType", "TODO"},
               {"int", "TODO"},
               {"count", "TODO"},
               {"numPerHole", "TODO"},
               {"string", "TODO"},
               {"owner", "TODO"},
               {"if", "TODO"},
               {"sowEffect", "TODO"},
               {"apply", "TODO"},
               {"includeSelf", "TODO"},
               {"origin", "TODO"},
               {"skipIf", "TODO"},
               {"backtracking", "TODO"},
               {"forward", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
