// random.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme random_1 = {
    .rule = "random",
    .form = "(random <moves> num:<int>)",
    .summary = "TODO",
    .params = {{"moves", "TODO"},
               {"num", "TODO"}},
    .example = "TODO",
};

extern const Ludeme random_2 = {
    .rule = "random",
    .form = "(random {<float>} {<moves>})",
    .summary = "TODO",
    .params = {{"float", "TODO"},
               {"moves", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
