// game_files.h - from what a person types (a file, a folder, a name, -) to the texts of games.
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "base/diagnostic.h"

namespace ludens::cli {

// "-" stands for standard input.
struct GameFiles {
  std::vector<std::string> paths;    // in the order of the arguments, folders in order of their names
  std::vector<std::string> missing;  // one message per argument that leads nowhere
};

// A folder gives all its .lud files, at any depth. A word that is no path is looked for in games/ by the name
// of the file, without regard to case, spaces and hyphens. Where there is no such file here, the games within
// the program are meant, which have the same paths.
GameFiles find_game_files(const std::vector<std::string>& arguments);

// The text of a file, or of a game within the program.
Result<std::string> read_description_text(const std::string& path);

// The description that a trial leads to; empty where there is none. `hint` is the trial's line `file`: a path
// from the trial's folder or from where we are, which counts only where what it leads to lies in the trial's
// folder (links are followed first), so that a trial cannot have other files read; else the file of that name
// beside the trial. Else a game of games/ by the trial's line `game`, or by the file's name.
std::string game_of_trial(const std::string& trial, const std::string& name, const std::string& hint);

}  // namespace ludens::cli
