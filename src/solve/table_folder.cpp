#include "solve/table_folder.h"

#include <algorithm>
#include <filesystem>

#include "solve/key_table.h"

namespace ludens::solve {

namespace {

std::string& table_folder() {
  static std::string folder;
  return folder;
}

}  // namespace

void set_table_folder(std::string folder) {
  table_folder() = std::move(folder);
}

std::vector<std::string> tables_of(const engine::Game& game, const std::string& magic,
                                   std::size_t most_bytes) {
  namespace fs = std::filesystem;
  constexpr int kMostLooked = 10'000;
  std::vector<std::string> out;
  std::error_code error;
  if (table_folder().empty()) return out;
  int looked = 0;
  for (fs::directory_iterator at(table_folder(), error), end; !error && at != end; at.increment(error)) {
    if (++looked > kMostLooked) break;
    std::error_code none;
    if (!at->is_regular_file(none) || at->file_size(none) > most_bytes || none) continue;
    if (is_table_of(game, at->path().string(), magic)) out.push_back(at->path().string());
  }
  std::ranges::sort(out);
  return out;
}

}  // namespace ludens::solve
