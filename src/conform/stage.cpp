#include "conform/stage.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <set>
#include <thread>

namespace ludens::conform {

namespace fs = std::filesystem;

fs::path Reference::trial(const std::string& path) const {
  return (folder / "trials" / path).replace_extension(".ref");
}

namespace {

std::string lower(std::string text) {
  std::ranges::transform(text, text.begin(),
                         [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
  return text;
}

void add_games(const fs::path& folder, const std::string& only, std::set<std::string>& out) {
  std::error_code error;
  for (fs::recursive_directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
    if (it->path().extension() != ".lud") continue;
    const std::string path = it->path().lexically_relative(folder).generic_string();
    if (lower(path).find(lower(only)) != std::string::npos) out.insert(path);
  }
}

}  // namespace

std::vector<std::string> games_of(const Reference& reference, const std::string& only) {
  std::set<std::string> games;
  add_games(reference.folder / "games", only, games);
  add_games(reference.folder / "expanded", only, games);
  return {games.begin(), games.end()};
}

std::vector<Verdict> judge(const Reference& reference, const std::vector<std::string>& games,
                           const Stage& stage, int jobs, const std::function<void(const Verdict&)>& tell) {
  std::vector<Verdict> verdicts(games.size());
  std::atomic<size_t> next = 0;
  std::mutex telling;
  const auto work = [&] {
    for (size_t i = next++; i < games.size(); i = next++) {
      verdicts[i] = stage(reference, games[i]);
      const std::lock_guard lock(telling);
      tell(verdicts[i]);
    }
  };
  std::vector<std::jthread> threads;
  for (int i = 1; i < std::clamp(jobs, 1, 256); ++i) threads.emplace_back(work);
  work();
  threads.clear();  // waits for them
  return verdicts;
}

Summary sum_up(const std::vector<Verdict>& verdicts) {
  Summary out;
  for (const Verdict& verdict : verdicts)
    ++(verdict.status == Status::Pass   ? out.passed
       : verdict.status == Status::Fail ? out.failed
                                        : out.skipped);
  return out;
}

const char* to_text(Status status) {
  switch (status) {
    case Status::Pass:
      return "pass";
    case Status::Fail:
      return "fail";
    case Status::Skip:
      return "skip";
  }
  return "";
}

}  // namespace ludens::conform
