// to_int.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme to_int = {
    .rule = "toInt",
    .form = "(toInt (<boolean> | <float>))",
    .summary = "TODO",
    .params = {{"boolean", "TODO"},
               {"float", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ints
