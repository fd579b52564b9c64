// team.cpp - (team): the team being looked at.
#include "language/ludeme.h"

namespace ludens::ludemes::arrays {

extern const Ludeme team = {
    .rule = "team",
    .form = "(team)",
    .summary = "The numbers of the players of the team being looked at, within (forEach Team)",
    .params = {},
    .example = "(team)",
};

}  // namespace ludens::ludemes::arrays
