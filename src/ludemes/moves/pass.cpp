// pass.cpp - (pass): nothing happens, and the turn is over.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme pass = {
    .rule = "pass",
    .form = "(pass [<then>])",
    .summary = "Does nothing; the turn passes on",
    .params = {{"then", "what follows once it is done"}},
    .example = "(pass)",
};

}  // namespace ludens::ludemes::moves
