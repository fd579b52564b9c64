// next_phase.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme next_phase = {
    .rule = "nextPhase",
    .form = "(nextPhase [<roleType> | <moves.player>] [<boolean>] [<string>])",
    .summary = "TODO",
    .params = {{"roleType", "TODO"},
               {"player", "TODO"},
               {"boolean", "TODO"},
               {"string", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::rules
