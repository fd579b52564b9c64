// for_each_team.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::regions {

extern const Ludeme for_each_team = {
    .rule = "region.foreach.forEach",
    .form = "(forEach Team <sites>)",
    .summary = "TODO",
    .params = {{"sites", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::regions
