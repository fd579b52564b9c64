// if.cpp - (if): one of two regions.
#include "language/ludeme.h"

namespace ludens::ludemes::regions {

extern const Ludeme if_ = {
    .rule = "region.math.if",
    .form = "(if <boolean> <sites> [<sites>])",
    .summary = "The first region where a condition holds, else the second",
    .params = {{"condition", "what to test"},
               {"then", "the region where it holds"},
               {"else", "the region where it does not [no sites]"}},
    .example = "(if (is Mover P1) (sites Top) (sites Bottom))",
};

}  // namespace ludens::ludemes::regions
