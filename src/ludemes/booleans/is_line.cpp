// is_line.cpp - (is Line): whether pieces stand in a row.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme is_line = {
    .rule = "booleans.is.is",
    .form =
        "(is Line [<siteType>] <int> [<absoluteDirection>] [through:<int> | throughAny:<sites>] "
        "[<roleType> | what:<int> | whats:{<int>}] [exact:<boolean>] [contiguous:<boolean>] "
        "[if:<boolean>] [byLevel:<boolean>] [top:<boolean>] [throughHowMuch:<int>] "
        "[isVisible:<boolean>] [useOpposites:<boolean>])",
    .summary = "Whether pieces of one kind stand in a straight line of at least some length through a site",
    .params = {{"siteType", "the type of site [the board's default]"},
               {"length", "how many pieces the line needs"},
               {"direction", "the directions of the lines [Adjacent]"},
               {"through", "a site that the line must pass [(last To)]"},
               {"throughAny", "sites of which the line must pass at least one"},
               {"role", "whose pieces make the line [the piece at the site passed]"},
               {"what", "the piece that makes the line"},
               {"whats", "the pieces that make the line"},
               {"exact", "whether longer lines do not count [False]"},
               {"contiguous", "whether the pieces must have no gaps between them [True]"},
               {"if", "what each site of the line, given as (to), must meet [True]"},
               {"byLevel", "whether all levels of stacks count, not only whole sites [False]"},
               {"top", "whether only the tops of stacks count [False]"},
               {"throughHowMuch", "how many different pieces the line must be made of at least [1]"},
               {"isVisible", "whether the pieces must be visible from above [False]"},
               {"useOpposites", "whether a line may run both ways from the site passed [True]"}},
    .example = "(is Line 5 Orthogonal)",
};

}  // namespace ludens::ludemes::booleans
