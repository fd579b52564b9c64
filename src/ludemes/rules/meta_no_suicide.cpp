// meta_no_suicide.cpp - (no Suicide): nobody may lose by their own move.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme meta_no_suicide = {
    .rule = "meta.no.no",
    .form = "(no Suicide)",
    .summary = "Forbids moves by which the mover loses",
    .example = "(no Suicide)",
};

}  // namespace ludens::ludemes::rules
