// roll.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme roll = {
    .rule = "roll",
    .form = "(roll [<then>])",
    .summary = "TODO",
    .params = {{"then", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
