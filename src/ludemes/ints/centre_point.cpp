// centre_point.cpp - (centrePoint): the middle of the board.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme centre_point = {
    .rule = "centrePoint",
    .form = "(centrePoint [<siteType>])",
    .summary = "The site in the middle of the board, the first one where there are several",
    .params = {{"siteType", "the type of site [the board's default]"}},
    .example = "(centrePoint)",
};

}  // namespace ludens::ludemes::ints
