// meta_gravity.cpp - (gravity): unsupported pieces fall.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme meta_gravity = {
    .rule = "gravity",
    .form = "(gravity [PyramidalDrop])",
    .summary = "Lets pieces of a pyramid fall after each move, as long as a site below them is empty",
    .example = "(gravity PyramidalDrop)",
};

}  // namespace ludens::ludemes::rules
