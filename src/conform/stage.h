// stage.h - comparing games with reference data, stage by stage: bind, board, play.
//
// A stage is a function that judges one game. This file has what all stages share: where the data lies, what
// a verdict is. judge.h runs them over many games.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace ludens::conform {

enum class Status {
  Pass,
  Fail,   // something differs
  Needs,  // the game uses a ludeme that has no meaning yet
  Limit,  // out of time or memory
  Skip,   // there is nothing to compare with
};
inline constexpr int kStatuses = 5;

struct Verdict {
  std::string game;  // path below games/, such as "board/space/line/Tic-Tac-Toe.lud"
  Status status = Status::Pass;
  std::string why;         // the first difference, why the game was left out, or what a pass does not cover
  std::string stage = {};  // the one that did not pass, where several were asked for
  std::vector<std::string> needs = {};   // all that is missing: "(ludeme) at file:line:column"
  std::vector<std::string> agreed = {};  // stages that passed
};

// The folder as the reference's `unpack` lays it out: games/, expanded/ and trials/.
struct Reference {
  std::filesystem::path folder;

  std::filesystem::path game(const std::string& path) const { return folder / "games" / path; }
  std::filesystem::path expanded(const std::string& path) const { return folder / "expanded" / path; }
  std::filesystem::path trial(const std::string& path) const;  // .ref instead of .lud
};

// Paths of all games below games/ and expanded/ whose path holds `only` (letter case does not matter),
// sorted.
std::vector<std::string> games_of(const Reference& reference, const std::string& only);

const char* to_text(Status status);  // "pass", "fail", "needs", "limit", "skip"

}  // namespace ludens::conform
