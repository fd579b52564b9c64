// xor.cpp - (xor): exactly one of two conditions holds.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme xor_ = {
    .rule = "xor",
    .form = "(xor <boolean> <boolean>)",
    .summary = "Whether exactly one of two conditions holds",
    .params = {{"conditionA", "the first condition"}, {"conditionB", "the second condition"}},
    .example = "(xor (is Full) (is Even (count Moves)))",
};

}  // namespace ludens::ludemes::booleans
