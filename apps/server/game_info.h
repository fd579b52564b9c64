// game_info.h - what a game's author says about it: the words of (metadata (info ...)), for people to read.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace ludens::server {

struct GameInfo {
  std::string description, rules, origin, date, author, classification;
  std::string story;  // the comment that the source begins with, a line for each paragraph
  std::vector<std::string> aliases;
};

// Read leniently: what is not understood is left out. Markup in the texts becomes plain text.
GameInfo read_info(std::string_view source);

// The name after "(game", or empty.
std::string read_name(std::string_view source);

// "Nine Men's Morris" becomes "nine-mens-morris".
std::string slug_of(std::string_view name);

}  // namespace ludens::server
