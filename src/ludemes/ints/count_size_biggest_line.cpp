// count_size_biggest_line.cpp - (count SizeBiggestLine): the length of the longest line.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme count_size_biggest_line = {
    .rule = "count.count",
    .form = "(count SizeBiggestLine [<siteType>] [<absoluteDirection>] [if:<boolean>])",
    .summary = "The number of sites in the longest straight line of sites that meet a condition",
    .params = {{"siteType", "the type of site [the board's default]"},
               {"direction", "the directions of the lines [Adjacent]"},
               {"if", "which sites belong to lines, tested on (to) [(is Occupied (to))]"}},
    .example = "(count SizeBiggestLine Diagonal if:(= (who at:(to)) (mover)))",
};

}  // namespace ludens::ludemes::ints
