#include "solve/solution.h"

#include <algorithm>

#include "solve/clock.h"

namespace ludens::solve {

namespace {

// Whose turn it is, or who has won: what attractors ask of each state.
struct Owners {
  BigArray<std::uint8_t> owner, winner;
};

Owners owners_of(const Explored& graph, const std::string& folder) {
  const std::size_t size = graph.size();
  Owners out{BigArray<std::uint8_t>(size + 1, in_folder(folder, "owner")),
             BigArray<std::uint8_t>(size + 1, in_folder(folder, "winner"))};
  if (!out.owner.is_sound() || !out.winner.is_sound() || !out.owner.reserve(size) ||
      !out.winner.reserve(size))
    return {};
  for (std::size_t id = 0; id < size; ++id) {
    const Key key = (*graph.keys)[static_cast<StateId>(id)];
    const bool over = graph.packed->is_over(key);
    out.owner[id] = static_cast<std::uint8_t>(over ? 0 : graph.packed->mover(key));
    out.winner[id] = static_cast<std::uint8_t>(over ? std::max(0, graph.packed->winner(key)) : 0);
  }
  return out;
}

bool find_values(Solution& out, const ExploreOptions& options) {
  const Explored& graph = out.graph;
  const std::size_t size = graph.size();
  const Owners owners = owners_of(graph, options.folder);
  BigArray<std::uint64_t> first_back(size + 1, in_folder(options.folder, "first_back"));
  BigArray<std::uint32_t> sources(graph.arrows + 1, in_folder(options.folder, "sources"));
  BigArray<std::uint32_t> queue(size, in_folder(options.folder, "queue"));
  BigArray<std::uint16_t> left(size, in_folder(options.folder, "left"));
  out.values = BigArray<std::uint16_t>(size, in_folder(options.folder, "values"));
  if (!owners.owner.is_sound() || !first_back.is_sound() || !first_back.reserve(size + 1) ||
      !sources.is_sound() || !sources.reserve(graph.arrows + 1) || !queue.is_sound() ||
      !queue.reserve(size) || !left.is_sound() || !left.reserve(size) || !out.values.is_sound() ||
      !out.values.reserve(size)) {
    out.problem = "there is no room for the values of " + std::to_string(size) + " positions";
    return false;
  }
  const GameGraph whole{.size = size,
                        .arrows = graph.arrows,
                        .owner = owners.owner.data(),
                        .winner = owners.winner.data(),
                        .degree = graph.degree.data(),
                        .targets = graph.targets.data(),
                        .batches = graph.batches.data(),
                        .batch_count = graph.batch_count};
  const double began = seconds_now();
  const auto goes_on = [&](std::size_t) {
    return !options.goes_on || options.goes_on({.states = size,
                                                .expanded = size,
                                                .arrows = graph.arrows,
                                                .bytes = graph.bytes() + graph.bytes_for_values(),
                                                .layer = static_cast<int>(graph.layers.size()),
                                                .seconds = seconds_now() - began});
  };
  return find_attractors(whole, {first_back.data(), sources.data(), queue.data(), left.data()},
                         out.values.data(), goes_on);
}

}  // namespace

Solution solve(std::shared_ptr<const engine::Game> game, const ExploreOptions& options) {
  Solution out;
  const double began = seconds_now();
  out.graph = explore(std::move(game), options);
  out.problem = out.graph.problem;
  if (out.is_solved() && !find_values(out, options)) out.graph.was_stopped = out.problem.empty();
  out.seconds = seconds_now() - began;
  if (!out.is_solved()) return out;
  for (std::size_t id = 0; id < out.graph.size(); ++id) {
    const Value value = out.value(static_cast<StateId>(id));
    ++out.won[static_cast<size_t>(value.winner())];
    out.longest = std::max(out.longest, value.winner() == 0 ? 0 : value.rank());
  }
  return out;
}

}  // namespace ludens::solve
