// ludii_trial.h - trials that Ludii wrote as text (.trl): one move per line with all its actions.
#pragma once

#include "ludens/trial.h"

namespace ludens::engine {

bool is_ludii_trial(std::string_view text);
Result<TrialHeader> read_ludii_header(std::string file, std::string_view text);

// One change of the state as the file tells it: "[Add:type=Cell,to=8,what=1]".
struct LudiiAction {
  std::string_view name;
  std::vector<std::pair<std::string_view, std::string_view>> fields;

  std::string_view field(std::string_view key) const;  // empty where there is none
  int number(std::string_view key, int otherwise) const;
};

struct LudiiMove {
  int mover = 0, from = -1, to = -1, level = 0;
  std::vector<LudiiAction> actions;
};

// "[Move:mover=1,from=8,to=8,actions=[...],[...]]". On failure returns the part that is wrong.
std::optional<std::string_view> read_ludii_move(std::string_view text, LudiiMove& move);

struct RecordedPly {
  int line = 0;
  std::string_view text;
  LudiiMove move;
  std::vector<int> faces;  // of all dice thrown, in order
};

struct RecordedTrial {
  std::vector<RecordedPly> plies;
  bool over = false;
  std::vector<double> ranks;  // [0] is nobody's; empty where the file has none
  int ranks_line = 0;
  std::string_view ranks_text;
};

// All moves and the result. The first error, or none. What is read points into `text`.
std::optional<Diagnostic> read_ludii_lines(std::string file, std::string_view text, RecordedTrial& out);

}  // namespace ludens::engine
