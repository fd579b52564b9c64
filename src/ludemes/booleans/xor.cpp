// xor.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme xor_ = {
    .rule = "xor",
    .form = "(xor <boolean> <boolean>)",
    .summary = "TODO",
    .params = {{"boolean", "TODO"},
               {"boolean", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::booleans
