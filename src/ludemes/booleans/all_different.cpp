// all_different.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme all_different = {
    .rule = "deductionPuzzle.all.all",
    .form = "(all Different [<siteType>] [<sites>] [except:<int> | excepts:{<int>}])",
    .summary = "TODO",
    .params = {{"siteType", "TODO"},
               {"sites", "TODO"},
               {"except", "TODO"},
               {"excepts", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::booleans
