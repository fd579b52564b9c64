// end_score.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme end_score = {
    .rule = "end.score",
    .form = "(score <roleType> <int>)",
    .summary = "TODO",
    .params = {{"roleType", "TODO"},
               {"int", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::rules
