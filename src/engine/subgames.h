// subgames.h - where the games of a match are found: by the name of their file.
//
// Looked for in the folder of the match first, then everywhere in the library that the match is part of, then
// in the folder games/. The library is the nearest folder around the match that is called "games" or "lud";
// without one it is the match's own folder.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace ludens::engine {

// The text of a game, and how errors call it.
struct GameText {
  std::string file, text;
};

using FindGame = std::function<std::optional<GameText>(std::string_view name)>;

// In the files around the one that the match is in. Letter case, spaces, hyphens and apostrophes of a name do
// not matter.
FindGame games_around(std::string match_file);

}  // namespace ludens::engine
