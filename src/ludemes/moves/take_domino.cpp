// take_domino.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme take_domino = {
    .rule = "take",
    .form = "(take Domino [<then>])",
    .summary = "TODO",
    .params = {{"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
