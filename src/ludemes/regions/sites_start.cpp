// sites_start.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::regions {

extern const Ludeme sites_start = {
    .rule = "sites",
    .form = "(sites Start <moves.piece>)",
    .summary = "TODO",
    .params = {{"piece", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::regions
