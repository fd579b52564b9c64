// match_score.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme match_score = {
    .rule = "matchScore",
    .form = "(matchScore <roleType>)",
    .summary = "TODO",
    .params = {{"roleType", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ints
