// directions_random.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::directions {

extern const Ludeme directions_random = {
    .rule = "directions",
    .form = "(directions Random <direction> num:<int>)",
    .summary = "TODO",
    .params = {{"direction", "TODO"},
               {"num", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::directions
