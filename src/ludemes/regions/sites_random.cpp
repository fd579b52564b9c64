// sites_random.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::regions {

extern const Ludeme sites_random = {
    .rule = "sites",
    .form = "(sites Random [<sites>] [num:<int>])",
    .summary = "TODO",
    .params = {{"sites", "TODO"},
               {"num", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::regions
