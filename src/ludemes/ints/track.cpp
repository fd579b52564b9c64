// track.cpp - (track): the track being looked at.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme track = {
    .rule = "iterator.track",
    .form = "(track)",
    .summary = "The index of the track being looked at, within (forEach Track)",
    .params = {},
    .example = "(track)",
};

}  // namespace ludens::ludemes::ints
