// trigger.cpp - (trigger): marks that something has come about for a player.
#include "language/ludeme.h"

namespace ludens::ludemes::moves {

extern const Ludeme trigger = {
    .rule = "trigger",
    .form = "(trigger <string> (<int> | <roleType>) [<then>])",
    .summary = "Marks an event for a player, to be asked for with (is Triggered)",
    .params = {{"event", "name of the event"},
               {"player", "the player, by number"},
               {"role", "the player, by role"},
               {"then", "what follows once it is done"}},
    .example = "(trigger \"Lost\" Next)",
};

}  // namespace ludens::ludemes::moves
