// play.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme play = {
    .rule = "play",
    .form = "(play <moves>)",
    .summary = "TODO",
    .params = {{"moves", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::rules
