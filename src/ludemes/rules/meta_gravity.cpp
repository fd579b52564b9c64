// meta_gravity.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme meta_gravity = {
    .rule = "gravity",
    .form = "(gravity [PyramidalDrop])",
    .summary = "TODO",
    .params = {},
    .example = "TODO",
};

}  // namespace ludens::ludemes::rules
