// phase.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::rules {

extern const Ludeme phase = {
    .rule = "phase.phase",
    .form = "(phase <string> [<roleType>] [<mode>] <play> [<end>] [<nextPhase> | {<nextPhase>}])",
    .summary = "TODO",
    .params = {{"string", "TODO"},
               {"roleType", "TODO"},
               {"mode", "TODO"},
               {"play", "TODO"},
               {"end", "TODO"},
               {"nextPhase", "TODO"},
               {"nextPhase", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::rules
