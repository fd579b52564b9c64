// union.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::directions {

extern const Ludeme union_ = {
    .rule = "directions.union",
    .form = "(union <direction> <direction>)",
    .summary = "TODO",
    .params = {{"direction", "TODO"},
               {"direction", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::directions
