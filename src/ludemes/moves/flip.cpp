// flip.cpp - (flip): turns a piece or a stack over.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme flip = {
    .rule = "flip",
    .form = "(flip [<siteType>] [<int>] [<then>])",
    .summary = "Swaps the two states of the piece on a site, or turns a whole stack upside down",
    .params = {{"siteType", "kind of site meant [the board's own]"},
               {"site", "where the piece stands [(to)]"},
               {"then", "what follows once it is done"}},
    .example = "(flip (last To))",
};

}  // namespace ludens::ludemes::moves
