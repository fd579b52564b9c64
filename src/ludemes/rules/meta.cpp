// meta.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme meta = {
    .rule = "meta",
    .form = "(meta ({<metaRule>} | <metaRule>))",
    .summary = "TODO",
    .params = {{"metaRule", "TODO"},
               {"metaRule", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::rules
