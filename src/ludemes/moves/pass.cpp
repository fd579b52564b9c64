// pass.cpp - (pass): nothing happens, and the turn is over.
#include "ludemes/moves/passing.h"

namespace ludens::ludemes::moves {

constexpr Meaning pass_meaning{.lower = lower_passing};

extern const Ludeme pass = {
    .rule = "pass",
    .form = "(pass [<then>])",
    .summary = "Does nothing; the turn passes on",
    .params = {{"then", "what follows once it is done"}},
    .example = "(pass)",
    .meaning = &pass_meaning,
};

}  // namespace ludens::ludemes::moves
