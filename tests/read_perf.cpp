// read_perf.cpp - how long it takes to read a game: expanded, bound, names checked. Bars, of processor time
// on an ordinary machine: 5 ms for the median game, 3 s for the largest.
#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>

#include "base/files.h"
#include "base/processor_time.h"
#include "language/description.h"
#include "ludemes/registry.h"

using namespace ludens;
namespace fs = std::filesystem;

namespace {

// The reference games where they are unpacked, otherwise our own.
std::vector<fs::path> game_files() {
  std::vector<fs::path> files;
  for (const char* folder : {"build/reference/games", "games"}) {
    if (!fs::is_directory(folder)) continue;
    for (const auto& entry : fs::recursive_directory_iterator(folder))
      if (entry.path().extension() == ".lud") files.push_back(entry.path());
    if (!files.empty()) break;
  }
  std::ranges::sort(files);
  return files;
}

double milliseconds_to_read(const fs::path& file) {
  const auto text = read_file(file.string());
  REQUIRE(text);
  const double began = processor_seconds();
  const auto read = read_description(file.filename().string(), *text, ludemes::registry());
  const double ended = processor_seconds();
  CHECK_MESSAGE(read, to_text(read.diagnostics));
  return 1e3 * (ended - began);
}

}  // namespace

TEST_CASE("a game is read in milliseconds") {
  const std::vector<fs::path> files = game_files();
  REQUIRE(!files.empty());
  std::vector<double> times;
  for (const fs::path& file : files) times.push_back(milliseconds_to_read(file));
  std::ranges::sort(times);
  MESSAGE(times.size(), " games: median ", times[times.size() / 2], " ms, longest ", times.back(), " ms");
  CHECK(times[times.size() / 2] < 5);
  CHECK(times.back() < 3000);
}
