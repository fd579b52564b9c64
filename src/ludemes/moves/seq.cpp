// seq.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme seq = {
    .rule = "seq",
    .form = "(seq {<moves>})",
    .summary = "TODO",
    .params = {{"moves", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
