#include "engine/subgames.h"

#include <algorithm>
#include <filesystem>
#include <vector>

#include "base/files.h"
#include "base/names.h"
#include "language/description.h"

namespace ludens::engine {

namespace {

namespace fs = std::filesystem;

constexpr int kMostEntries = 100'000;  // of all folders looked into

// The nearest folder above that a library of games is called, or none.
std::optional<fs::path> library_of(const fs::path& folder) {
  std::error_code error;
  fs::path at = fs::absolute(folder, error).lexically_normal();
  for (int up = 0; !error && up < 32 && at.has_relative_path(); ++up, at = at.parent_path())
    if (at.filename() == "lud" || at.filename() == "games") return at;
  return std::nullopt;
}

// The first of the files that have the name, in the order of their paths.
std::optional<fs::path> file_named(std::string_view name, const fs::path& folder, bool below) {
  const std::string wanted = plain_name(name);
  std::vector<fs::path> found;
  const auto look_at = [&](const fs::directory_entry& entry) {
    std::error_code error;
    if (entry.path().extension() == ".lud" && plain_name(entry.path().stem().string()) == wanted &&
        entry.is_regular_file(error))
      found.push_back(entry.path());
  };
  std::error_code error;
  int left = kMostEntries;
  if (below) {
    for (fs::recursive_directory_iterator it(folder, error), end; !error && it != end && left-- > 0;
         it.increment(error))
      look_at(*it);
  } else {
    for (fs::directory_iterator it(folder, error), end; !error && it != end && left-- > 0;
         it.increment(error))
      look_at(*it);
  }
  if (found.empty()) return std::nullopt;
  return *std::ranges::min_element(found);
}

}  // namespace

FindGame games_around(std::string match_file) {
  return [file = std::move(match_file)](std::string_view name) -> std::optional<GameText> {
    const fs::path parent = fs::path(file).parent_path();
    const fs::path folder = parent.empty() ? fs::path(".") : parent;
    std::optional<fs::path> found = file_named(name, folder, false);
    if (const auto library = found ? std::nullopt : library_of(folder))
      found = file_named(name, *library, true);
    if (!found) found = file_named(name, "games", true);
    if (!found) return std::nullopt;
    Result<std::string> text = read_file(found->string());
    if (!text) return std::nullopt;
    return GameText{found->string(), std::move(*text)};
  };
}

}  // namespace ludens::engine
