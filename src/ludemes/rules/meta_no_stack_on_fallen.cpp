// meta_no_stack_on_fallen.cpp - (noStackOn Fallen): a piece must not climb onto those that would fall.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme meta_no_stack_on_fallen = {
    .rule = "noStackOn",
    .form = "(noStackOn Fallen)",
    .summary = "Forbids moving a piece of a pyramid up onto those that its own leaving makes fall",
    .example = "(noStackOn Fallen)",
};

}  // namespace ludens::ludemes::rules
