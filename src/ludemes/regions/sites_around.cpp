// sites_around.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::regions {

extern const Ludeme sites_around = {
    .rule = "sites",
    .form = "(sites Around [<siteType>] (<int> | <sites>) [<regionTypeDynamic>] [distance:<int>] [<absoluteDirection>] [if:<boolean>] [includeSelf:<boolean>])",
    .summary = "TODO",
    .params = {{"siteType", "TODO"},
               {"int", "TODO"},
               {"sites", "TODO"},
               {"regionTypeDynamic", "TODO"},
               {"distance", "TODO"},
               {"absoluteDirection", "TODO"},
               {"if", "TODO"},
               {"includeSelf", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::regions
