#include "conform/stage.h"

#include <algorithm>
#include <set>

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

const char* to_text(Status status) {
  constexpr const char* kNames[kStatuses] = {"pass", "fail", "needs", "limit", "skip"};
  return kNames[static_cast<int>(status)];
}

}  // namespace ludens::conform
