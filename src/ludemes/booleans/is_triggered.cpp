// is_triggered.cpp - (is Triggered): whether an event was set off for a player.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme is_triggered = {
    .rule = "booleans.is.is",
    .form = "(is Triggered <string> (<int> | <roleType>))",
    .summary = "Whether an event has been triggered for a player who is still in play",
    .params = {{"event", "the name of the event"},
               {"player", "the player, by number"},
               {"role", "the player, by role"}},
    .example = "(is Triggered \"Lost\" Next)",
};

}  // namespace ludens::ludemes::booleans
