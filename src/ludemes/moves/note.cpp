// note.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme note = {
    .rule = "note",
    .form = "(note [player:<int> | player:<roleType>] (<string> | <int> | <ints> | <float> | <boolean> | <sites> | <range> | <direction> | <graph>) [to:<moves.player> | to:<roleType>])",
    .summary = "TODO",
    .params = {{"player", "TODO"},
               {"player", "TODO"},
               {"string", "TODO"},
               {"int", "TODO"},
               {"ints", "TODO"},
               {"float", "TODO"},
               {"boolean", "TODO"},
               {"sites", "TODO"},
               {"range", "TODO"},
               {"direction", "TODO"},
               {"graph", "TODO"},
               {"to", "TODO"},
               {"to", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::moves
