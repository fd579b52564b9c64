// for_each_site.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme for_each_site = {
    .rule = "operators.foreach.forEach",
    .form = "(forEach Site <sites> <moves> [noMoveYet:<moves>] [<then>])",
    .summary = "TODO",
    .params = {{"sites", "TODO"},
               {"moves", "TODO"},
               {"noMoveYet", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
