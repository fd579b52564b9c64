// sites_move.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::regions {

extern const Ludeme sites_move = {
    .rule = "sites",
    .form = "(sites <sitesMoveType> <moves>)",
    .summary = "TODO",
    .params = {{"sitesMoveType", "TODO"},
               {"moves", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::regions
