// expand.cpp - (expand): a region and what lies about it.
#include "language/ludeme.h"

namespace ludens::ludemes::regions {

extern const Ludeme expand = {
    .rule = "expand",
    .form =
        "(expand [<int> | <string>] (<sites> | origin:<int>) [steps:<int>] [<absoluteDirection>] "
        "[<siteType>])",
    .summary = "A region or site together with the sites within some steps of it",
    .params = {{"container", "the container, by number [0, the board]"},
               {"name", "the container, by name [the board]"},
               {"region", "the region to grow"},
               {"origin", "the site to grow from"},
               {"steps", "how many steps [1]"},
               {"direction", "the only directions to grow in [Adjacent]"},
               {"siteType", "the type of site [the board's default]"}},
    .example = "(expand (sites Bottom) steps:2)",
};

}  // namespace ludens::ludemes::regions
