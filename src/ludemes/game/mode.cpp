// mode.cpp - (mode): how turns are taken.
#include "language/ludeme.h"

namespace ludens::ludemes::game {

extern const Ludeme mode = {
    .rule = "mode",
    .form = "(mode <modeType>)",
    .summary = "States whether players move in turn, all at once, or not at all",
    .params = {{"mode", "which of them"}},
    .example = "(mode Simultaneous)",
};

}  // namespace ludens::ludemes::game
