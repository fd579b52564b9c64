// start_for_each_value.cpp - (forEach Value) at the start.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme start_for_each_value = {
    .rule = "forEach.forEach",
    .form = "(forEach Value min:<int> max:<int> <startRule>)",
    .summary = "Applies a start rule for each number from the smallest to the largest, each in turn (value)",
    .params = {{"min", "the first number"}, {"max", "the last number, included"}, {"rule", "the rule"}},
    .example = "(forEach Value min:0 max:3 (place \"Disc1\" (value)))",
};

}  // namespace ludens::ludemes::rules
