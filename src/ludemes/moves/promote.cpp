// promote.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme move_promote = {
    .rule = "move",
    .form = "(move Promote [<siteType>] [<int>] <moves.piece> [<moves.player> | <roleType>] [<then>])",
    .summary = "TODO",
    .params = {{"siteType", "TODO"},
               {"int", "TODO"},
               {"piece", "TODO"},
               {"player", "TODO"},
               {"roleType", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

extern const Ludeme promote = {
    .rule = "promote",
    .form = "(promote [<siteType>] [<int>] <moves.piece> [<moves.player> | <roleType>] [<then>])",
    .summary = "TODO",
    .params = {{"siteType", "TODO"},
               {"int", "TODO"},
               {"piece", "TODO"},
               {"player", "TODO"},
               {"roleType", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
