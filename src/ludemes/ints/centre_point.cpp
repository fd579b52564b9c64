// centre_point.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme centre_point = {
    .rule = "centrePoint",
    .form = "(centrePoint [<siteType>])",
    .summary = "TODO",
    .params = {{"siteType", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ints
