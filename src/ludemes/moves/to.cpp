// to.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme to = {
    .rule = "moves.to",
    .form = "(to [<siteType>] [<sites> | <int>] [level:<int>] [<rotations>] [if:<boolean>] [<apply>])",
    .summary = "TODO",
    .params = {{"siteType", "TODO"},
               {"sites", "TODO"},
               {"int", "TODO"},
               {"level", "TODO"},
               {"rotations", "TODO"},
               {"if", "TODO"},
               {"apply", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
