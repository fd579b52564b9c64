// score.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::ints {

extern const Ludeme score = {
    .rule = "state.score",
    .form = "(score (<moves.player> | <roleType>))",
    .summary = "TODO",
    .params = {{"player", "TODO"},
               {"roleType", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::ints
