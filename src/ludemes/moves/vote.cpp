// vote.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme vote = {
    .rule = "vote",
    .form = "(vote (<string> | {<string>}) [<then>])",
    .summary = "TODO",
    .params = {{"string", "TODO"},
               {"string", "TODO"},
               {"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
