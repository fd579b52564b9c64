// repeat.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::graphs {

extern const Ludeme repeat = {
    .rule = "repeat",
    .form = "(repeat <dim> <dim> step:{{<float>}} (<poly> | {<poly>}))",
    .summary = "TODO",
    .params = {{"dim", "TODO"},
               {"dim", "TODO"},
               {"step", "TODO"},
               {"poly", "TODO"},
               {"poly", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::graphs
