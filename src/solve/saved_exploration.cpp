#include "solve/saved_exploration.h"

#include <sys/stat.h>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <numeric>

#include "solve/game_mark.h"

namespace ludens::solve {

namespace {

constexpr char kExplorationMagic[] = "ludens-exploration 3";

}  // namespace

bool save_exploration(Explored& out, std::size_t layer_end, const ExploreOptions& options) {
  out.keys->flush();
  out.degree.flush(out.expanded);
  out.targets.flush(out.arrows);
  out.batches.flush(out.batch_count);
  const std::string file = in_folder(options.folder, "progress");
  std::ofstream to(file + ".part");
  to.precision(17);
  to << kExplorationMagic << '\n'
     << game_mark(*out.game) << '\n'
     << options.starts_name << '\n'
     << out.starts << ' ' << out.size() << ' ' << out.expanded << ' ' << out.arrows << ' ' << out.batch_count
     << ' ' << out.positions << ' ' << out.stuck << ' ' << layer_end << '\n';
  const auto numbers = [&](const auto& row) {
    to << row.size();
    for (const auto number : row) to << ' ' << number;
    to << '\n';
  };
  numbers(out.layers);
  numbers(out.packed->ranges());
  to << out.symmetry.moved_bits().size() << '\n';
  for (const auto& moved : out.symmetry.moved_bits()) numbers(moved);
  to.close();
  return !to.fail() && std::rename((file + ".part").c_str(), file.c_str()) == 0;
}

std::optional<SavedExploration> read_exploration(const engine::Game& game, const ExploreOptions& options) {
  std::ifstream in(in_folder(options.folder, "progress"));
  std::string magic, of_game, starts;
  if (!std::getline(in, magic) || magic != kExplorationMagic || !std::getline(in, of_game) ||
      of_game != game_mark(game))
    return {};
  // What was begun with elsewhere leads elsewhere.
  if (!std::getline(in, starts) || starts != options.starts_name) return {};
  SavedExploration saved;
  in >> saved.starts >> saved.states >> saved.expanded >> saved.arrows >> saved.batch_count >>
      saved.positions >> saved.stuck >> saved.layer_end;
  const auto numbers = [&](auto& row) {
    constexpr std::size_t kMost = 1 << 20;
    std::size_t count = 0;
    in >> count;
    row.resize(std::min(count, kMost));
    for (auto& number : row) in >> number;
  };
  numbers(saved.layers);
  numbers(saved.ranges);
  std::size_t symmetries = 0;
  in >> symmetries;
  constexpr std::size_t kMostSymmetries = 64;
  saved.symmetries.resize(std::min(symmetries, kMostSymmetries));
  for (auto& moved : saved.symmetries) numbers(moved);
  if (!options.symmetry && !saved.symmetries.empty()) return {};
  const std::size_t in_layers = std::accumulate(saved.layers.begin(), saved.layers.end(), std::size_t{0});
  const bool is_whole = !in.fail() && saved.expanded <= saved.layer_end && saved.layer_end <= saved.states &&
                        in_layers == saved.layer_end && saved.starts > 0 && saved.starts <= saved.states &&
                        std::ranges::all_of(saved.symmetries, [](const auto& moved) {
                          return moved.size() == 128 &&
                                 std::ranges::all_of(moved, [](int bit) { return bit >= 0 && bit < 128; });
                        });
  return is_whole ? std::optional(saved) : std::nullopt;
}

void forget_exploration(const ExploreOptions& options) {
  if (!options.folder.empty()) std::remove(in_folder(options.folder, "progress").c_str());
}

std::size_t bytes_on_disk(const std::string& folder) {
  constexpr std::size_t kBlock = 512;  // whatever blocks the disk has
  std::size_t bytes = 0;
  for (const char* name : {"keys", "degree", "targets", "batches", "owner", "winner", "first_back", "sources",
                           "queue", "left", "values"}) {
    struct stat facts {};
    if (::stat(in_folder(folder, name).c_str(), &facts) == 0)
      bytes += static_cast<std::size_t>(facts.st_blocks) * kBlock;
  }
  return bytes;
}

}  // namespace ludens::solve
