// note.cpp - (note): a message to players.
#include "ir/ops/memory.h"
#include "ludemes/moves/effects.h"

namespace ludens::ludemes::moves {

namespace {

// Messages change nothing in the game.
NodeId lower_note(Lowering& l, const Use& use) {
  return emit_effect(l, use, l.ir.node(Op::ActNote));
}

}  // namespace

constexpr Meaning note_meaning{.lower = lower_note};

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
    .meaning = &note_meaning,
};

}  // namespace ludens::ludemes::moves
