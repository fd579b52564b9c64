// for_each_level.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme for_each_level = {
    .rule = "operators.foreach.forEach",
    .form = "(forEach Level [<siteType>] <int> [<stackDirection>] <moves> [<then>])",
    .summary = "TODO",
    .params = {{"siteType", "TODO"},
               {"int", "TODO"},
               {"stackDirection", "TODO"},
               {"moves", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
