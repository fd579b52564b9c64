// start_for_each_player.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme start_for_each_player = {
    .rule = "forEach.forEach",
    .form = "(forEach Player <startRule>)",
    .summary = "TODO",
    .params = {{"startRule", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::rules
