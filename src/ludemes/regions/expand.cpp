// expand.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::regions {

extern const Ludeme expand = {
    .rule = "expand",
    .form = "(expand [<int> | <string>] (<sites> | origin:<int>) [steps:<int>] [<absoluteDirection>] [<siteType>])",
    .summary = "TODO",
    .params = {{"int", "TODO"},
               {"string", "TODO"},
               {"sites", "TODO"},
               {"origin", "TODO"},
               {"steps", "TODO"},
               {"absoluteDirection", "TODO"},
               {"siteType", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::regions
