// satisfy.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme satisfy = {
    .rule = "satisfy",
    .form = "(satisfy (<boolean> | {<boolean>}))",
    .summary = "TODO",
    .params = {{"boolean", "TODO"},
               {"boolean", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
