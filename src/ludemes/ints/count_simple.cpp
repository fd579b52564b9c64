// count_simple.cpp - (count Moves), (count Players), ...: numbers of the game and of the board.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme count_simple = {
    .rule = "count.count",
    .form = "(count <countSimpleType> [<siteType>])",
    .summary = "A number about the game or the board, such as the moves played or the rows of the board",
    .params = {{"countSimpleType", "what to count"},
               {"siteType", "the type of site, for rows and columns [the board's default]"}},
    .example = "(count Moves)",
};

}  // namespace ludens::ludemes::ints
