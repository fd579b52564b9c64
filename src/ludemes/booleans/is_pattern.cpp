// is_pattern.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme is_pattern = {
    .rule = "booleans.is.is",
    .form = "(is <isPatternType> [{<stepType>}] [<siteType>] [from:<int>] [what:<int> | whats:{<int>}] [froms:<sites>])",
    .summary = "TODO",
    .params = {{"isPatternType", "TODO"},
               {"stepType", "TODO"},
               {"siteType", "TODO"},
               {"from", "TODO"},
               {"what", "TODO"},
               {"whats", "TODO"},
               {"froms", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::booleans
