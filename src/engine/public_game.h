// public_game.h - a public Game (include/ludens) of one that was compiled in a way of its own.
#pragma once

#include "engine/game.h"
#include "ludens/game.h"
#include "ludens/state.h"

namespace ludens::engine {

// Knows how it was found, but no options and no hash of its text: those belong to Game::compile. The game is
// not null.
ludens::Game public_game(std::shared_ptr<const Game> game, std::string file, Choices choices);

// What Game::compile makes of the text and of what was compiled from it; or why it cannot be played.
Result<ludens::Game> public_game(const Compiled& compiled, std::string file, std::string_view text,
                                 Choices choices);

// What stands behind a public game, and the bytes of a position that its rules go by: for folders of the
// engine's own library that work on them.
std::shared_ptr<const Game> engine_game(const ludens::Game& game);
const std::byte* block_of(const State& state);

// The native code of a game (twin.h).
Twin& twin_of(const ludens::Game& game);

}  // namespace ludens::engine
