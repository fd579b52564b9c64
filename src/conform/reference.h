// reference.h - reads a recorded game (.ref): its equipment and board, then its trials, ply by ply.
//
// Records stay text where comparing text is all that is done with them. See the reference's own README for
// the format.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "base/diagnostic.h"

namespace ludens::conform {

struct RecordedPly {
  int mover = 0;
  int moves = 0;                  // how many were legal
  std::vector<std::string> keys;  // sorted; empty where only their hash was recorded
  std::string moves_hash;
  std::string move;   // the one that was played, by its key or with its actions; empty after the last ply
  std::string state;  // after it; empty where only its hash was recorded
  std::string state_hash;
};

struct RecordedTrial {
  std::string start;
  std::vector<RecordedPly> plies;
  std::string done;  // "plies=.. over=.. rank=[..]", or empty where the recording was cut
  std::string cut;   // why it stops early, or empty
};

struct Recording {
  std::string game;
  std::vector<std::string> options;
  int players = 0;
  std::string flag_line;  // as it was written: "stochastic=0 hidden=0 ..."
  std::map<std::string, bool> flags;
  std::vector<std::string> equipment;  // the lines of components, containers and board, in order
  std::vector<RecordedTrial> trials;
};

enum class Part { Equipment, Everything };

// The recording as lines of the same format.
std::string to_text(const Recording& recording);

// Reads the file, or only up to its first trial.
Result<Recording> read_recording(const std::filesystem::path& path, Part part);

// The words of a line that lie between single spaces.
std::vector<std::string> words_of(const std::string& line);

}  // namespace ludens::conform
