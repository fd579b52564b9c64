// no_moves.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme no_moves = {
    .rule = "booleans.no.no",
    .form = "(no Moves <roleType>)",
    .summary = "TODO",
    .params = {{"roleType", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::booleans
