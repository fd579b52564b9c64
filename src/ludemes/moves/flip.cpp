// flip.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme flip = {
    .rule = "flip",
    .form = "(flip [<siteType>] [<int>] [<then>])",
    .summary = "TODO",
    .params = {{"siteType", "TODO"},
               {"int", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
