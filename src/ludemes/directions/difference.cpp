// difference.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::directions {

extern const Ludeme difference = {
    .rule = "directions.difference",
    .form = "(difference <direction> <direction>)",
    .summary = "TODO",
    .params = {{"direction", "TODO"},
               {"direction", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::directions
