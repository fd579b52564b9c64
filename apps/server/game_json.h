// game_json.h - a game as the page is told of it (docs/server.md).
#pragma once

#include "apps/server/library.h"
#include "base/json.h"

namespace ludens::server {

// What its author says of it, and where it comes from.
Json entry_json(const Entry& entry);

// What compiling has shown: players, options, agents; or why it cannot be played, with places.
void add_game(Json& out, const Result<ReadyGameRef>& ready);

// {"options": ["Heading/Item", ...], "ruleset": "name"}; returns what is wrong with it.
std::string read_choices(const Json& json, Choices& choices);
Json choices_json(const Choices& choices);

}  // namespace ludens::server
