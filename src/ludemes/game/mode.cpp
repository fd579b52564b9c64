// mode.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::game {

extern const Ludeme mode = {
    .rule = "mode",
    .form = "(mode <modeType>)",
    .summary = "TODO",
    .params = {{"modeType", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::game
