#include "solve/piece_distances.h"

#include <algorithm>
#include <bit>
#include <iterator>

#include "engine/rearrangement.h"

namespace ludens::solve {

namespace {

using engine::PackedState;
using engine::Successors;
using engine::WantedPiece;

constexpr std::size_t kMostMoves = 0xFFFF;

// All layouts of a few pieces, and how far each is from one in which they stand where they are wanted.
class Layouts {
 public:
  Layouts(const engine::Game& game, const PackedState& packed, std::size_t most)
      : packed_(packed), successors_(game, packed), most_(most) {}

  // False where there are too many, or keys do not hold one.
  bool find(const Key& start, KeySet& keys, const std::function<bool()>& goes_on) {
    constexpr std::size_t kBetweenAsking = 0xFFF;
    std::vector<Key> after;
    keys.add(start);
    first_.assign(1, 0);
    for (StateId id = 0; id < keys.size(); ++id) {
      if (keys.size() > most_ || ((id & kBetweenAsking) == 0 && goes_on && !goes_on())) return false;
      if (successors_.list(keys[id], after) != Successors::Status::Fine || after.size() > kMostMoves)
        return false;
      for (const Key& key : after) targets_.push_back(keys.add(key).id);
      first_.push_back(targets_.size());
    }
    return true;
  }

  std::vector<std::uint16_t> distances(const KeySet& keys, const std::vector<WantedPiece>& wanted,
                                       std::uint16_t far) const {
    // Arrows the other way round.
    std::vector<std::size_t> begin(keys.size() + 1);
    for (const StateId target : targets_) ++begin[target + 1];
    for (std::size_t i = 0; i < keys.size(); ++i) begin[i + 1] += begin[i];
    std::vector<StateId> sources(targets_.size());
    std::vector<std::size_t> filled(begin.begin(), begin.end() - 1);
    for (StateId source = 0; source < keys.size(); ++source)
      for (std::size_t a = first_[source]; a < first_[source + 1]; ++a)
        sources[filled[targets_[a]]++] = source;

    std::vector<std::uint16_t> out(keys.size(), far);
    std::vector<StateId> queue;
    std::vector<std::uint16_t> what;
    for (StateId id = 0; id < keys.size(); ++id) {
      packed_.read_pieces(keys[id], what);
      if (!std::ranges::all_of(wanted, [&](const WantedPiece& one) {
            return what[static_cast<std::size_t>(one.site)] == one.component;
          }))
        continue;
      out[id] = 0;
      queue.push_back(id);
    }
    for (std::size_t at = 0; at < queue.size(); ++at)
      for (std::size_t a = begin[queue[at]]; a < begin[queue[at] + 1]; ++a) {
        const StateId source = sources[a];
        if (out[source] != far) continue;
        out[source] = static_cast<std::uint16_t>(out[queue[at]] + 1);
        queue.push_back(source);
      }
    return out;
  }

 private:
  const PackedState& packed_;
  Successors successors_;
  const std::size_t most_;
  std::vector<std::size_t> first_;
  std::vector<StateId> targets_;
};

// Components in the order of where they are wanted, in groups that have few enough layouts.
std::vector<std::vector<int>> groups_of(const std::vector<WantedPiece>& wanted,
                                        const std::vector<std::uint16_t>& start, std::size_t most) {
  std::vector<WantedPiece> in_order = wanted;
  std::ranges::stable_sort(in_order, {}, &WantedPiece::site);
  std::vector<int> components;
  for (const WantedPiece& one : in_order)
    if (std::ranges::find(components, one.component) == components.end()) components.push_back(one.component);

  std::vector<std::vector<int>> groups;
  double layouts = 0;
  std::size_t free = 0;
  for (const int component : components) {
    const auto pieces = static_cast<std::size_t>(std::ranges::count(start, component));
    // In how many ways its pieces can stand on the sites that others leave.
    const auto ways = [&](std::size_t sites) {
      double count = 1;
      for (std::size_t i = 0; i < pieces && i < sites; ++i)
        count *= static_cast<double>(sites - i) / static_cast<double>(i + 1);
      return count;
    };
    if (ways(start.size()) > static_cast<double>(most)) continue;
    if (groups.empty() || free < pieces || layouts * ways(free) > static_cast<double>(most)) {
      groups.emplace_back();
      layouts = 1;
      free = start.size();
    }
    groups.back().push_back(component);
    layouts *= ways(free);
    free -= pieces;
  }
  return groups;
}

}  // namespace

PieceDistances::PieceDistances(const engine::Game& game, const PackedState& packed, const Key& start,
                               std::size_t most, const std::function<bool()>& goes_on)
    : packed_(packed) {
  const std::vector<WantedPiece> wanted = engine::wanted_pieces(game);
  if (wanted.empty() || !packed.has_pieces()) return;
  std::vector<std::uint16_t> pieces;
  packed.read_pieces(start, pieces);
  const auto has_site = [&](const WantedPiece& one) {
    return static_cast<std::size_t>(one.site) < pieces.size();
  };
  if (!std::ranges::all_of(wanted, has_site)) return;
  for (const std::vector<int>& components : groups_of(wanted, pieces, most)) {
    Group group;
    group.kept.resize(game.prepared().owners.size());
    std::vector<WantedPiece> of_group;
    for (const int component : components) {
      group.kept[static_cast<std::size_t>(component)] = true;
      std::ranges::copy_if(wanted, std::back_inserter(of_group),
                           [&](const WantedPiece& one) { return one.component == component; });
    }
    // What follows one position is the most by which it can be exceeded.
    const std::size_t slots = std::bit_ceil(most + kMostMoves) * 2;
    group.keys = std::make_unique<KeySet>(packed.bits() > 64, slots, "", slots);
    Layouts layouts(game, packed, most);
    if (!group.keys->is_sound() || !layouts.find(packed.keep_pieces(start, group.kept), *group.keys, goes_on))
      continue;
    group.moves = layouts.distances(*group.keys, of_group, kFar);
    groups_.push_back(std::move(group));
  }
}

std::size_t PieceDistances::layouts() const {
  std::size_t all = 0;
  for (const Group& group : groups_) all += group.keys->size();
  return all;
}

int PieceDistances::least_moves(const Key& key) const {
  int moves = 0;
  for (const Group& group : groups_) {
    const StateId id = group.keys->find(packed_.keep_pieces(key, group.kept));
    if (id == KeySet::kNone) continue;  // never, but nothing known is always right
    if (group.moves[id] == kFar) return kNever;
    moves += group.moves[id];
  }
  return moves;
}

}  // namespace ludens::solve
