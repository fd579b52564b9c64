// end_by_score.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme end_by_score = {
    .rule = "byScore",
    .form = "(byScore [{<end.score>}] [misere:<boolean>])",
    .summary = "TODO",
    .params = {{"score", "TODO"},
               {"misere", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::rules
