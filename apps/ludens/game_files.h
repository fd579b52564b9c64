// game_files.h - from what a person types (a file, a folder, a name, -) to the texts of games.
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

namespace ludens::cli {

// "-" stands for standard input.
struct GameFiles {
  std::vector<std::string> paths;    // in the order of the arguments, folders in order of their names
  std::vector<std::string> missing;  // one message per argument that leads nowhere
};

// A folder gives all its .lud files, at any depth. A word that is no path is looked for in games/ by the name
// of the file, without regard to case, spaces and hyphens.
GameFiles find_game_files(const std::vector<std::string>& arguments);

}  // namespace ludens::cli
