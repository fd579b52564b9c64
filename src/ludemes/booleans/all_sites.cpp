// all_sites.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme all_sites = {
    .rule = "booleans.all.all",
    .form = "(all <allSitesType> <sites> if:<boolean>)",
    .summary = "TODO",
    .params = {{"allSitesType", "TODO"},
               {"sites", "TODO"},
               {"if", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::booleans
