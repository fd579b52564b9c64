// note.cpp - (note): a message to players.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme note = {
    .rule = "note",
    .form =
        "(note [player:<int> | player:<roleType>] (<string> | <int> | <ints> | <float> | <boolean> | <sites> "
        "| <range> | <direction> | <graph>) [to:<moves.player> | to:<roleType>])",
    .summary = "Sends a message, which may be any value, to one player or to all",
    .params = {{"player", "number of the player named in front of the message [none]"},
               {"playerRole", "role of the player named in front of the message [none]"},
               {"text", "the message"},
               {"number", "the message, as a number"},
               {"numbers", "the message, as numbers"},
               {"decimal", "the message, as a decimal number"},
               {"truth", "the message, as true or false"},
               {"sites", "the message, as sites"},
               {"range", "the message, as a range"},
               {"direction", "the message, as directions"},
               {"graph", "the message, as a graph"},
               {"to", "who gets it, by number [everyone]"},
               {"toRole", "who gets it, by role [All]"}},
    .example = "(note player:Mover \"to play\" to:All)",
};

}  // namespace ludens::ludemes::moves
