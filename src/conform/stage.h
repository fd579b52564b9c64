// stage.h - comparing many games with reference data, stage by stage (bind, board, ...).
//
// A stage is a function that judges one game; running it over all games, in several threads, and summing up
// is the same for every stage.
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace ludens::conform {

enum class Status { Pass, Fail, Skip };

struct Verdict {
  std::string game;  // path below games/, such as "board/space/line/Tic-Tac-Toe.lud"
  Status status = Status::Pass;
  std::string why;  // the first difference, why the game was left out, or what a pass does not cover
};

struct Summary {
  int passed = 0, failed = 0, skipped = 0;
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

// Judges one game; called from several threads at once.
using Stage = std::function<Verdict(const Reference&, const std::string& game)>;

// The verdicts in the order of `games`. `tell` is called with each as it comes, one at a time, in any order.
std::vector<Verdict> judge(const Reference& reference, const std::vector<std::string>& games,
                           const Stage& stage, int jobs, const std::function<void(const Verdict&)>& tell);

Summary sum_up(const std::vector<Verdict>& verdicts);
const char* to_text(Status status);  // "pass", "fail", "skip"

}  // namespace ludens::conform
