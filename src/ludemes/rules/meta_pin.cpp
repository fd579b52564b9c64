// meta_pin.cpp - (pin SupportMultiple): a piece that bears others stays.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme meta_pin = {
    .rule = "pin",
    .form = "(pin SupportMultiple)",
    .summary = "Forbids moving or removing a piece of a pyramid that supports more than one other",
    .example = "(pin SupportMultiple)",
};

}  // namespace ludens::ludemes::rules
