#include "solve/symmetry.h"

#include <algorithm>

#include "engine/board_symmetry.h"

namespace ludens::solve {

void Symmetry::add(const std::vector<int>& moved, int bits) {
  Table table;
  table.bytes.resize(static_cast<size_t>((bits + 7) / 8));
  for (size_t i = 0; i < table.bytes.size(); ++i)
    for (unsigned value = 0; value < 256; ++value)
      for (unsigned bit = 0; bit < 8; ++bit) {
        if (((value >> bit) & 1) == 0) continue;
        const int to = moved[i * 8 + bit];
        Key& part = table.bytes[i][value];
        (to < 64 ? part.low : part.high) |= std::uint64_t{1} << (to % 64);
      }
  tables_.push_back(std::move(table));
  moved_bits_.push_back(moved);
}

bool Turning::holds(engine::Successors& successors, const Symmetry& symmetry, int number, const Key& key,
                    const std::vector<Key>& after) {
  if (successors.list(symmetry.image(number, key), after_turned_) != engine::Successors::Status::Fine)
    return false;
  turned_after_.clear();
  for (const Key& next : after) turned_after_.push_back(symmetry.image(number, next));
  std::ranges::sort(turned_after_);
  return turned_after_ == after_turned_;
}

namespace {

// What only moves sites that no key tells of.
bool moves_nothing(const std::vector<int>& moved) {
  for (size_t bit = 0; bit < moved.size(); ++bit)
    if (moved[bit] != static_cast<int>(bit)) return false;
  return true;
}

bool have_inverses(const std::vector<std::vector<int>>& rows) {
  return std::ranges::all_of(rows, [&](const std::vector<int>& row) {
    std::vector<int> back(row.size());
    for (size_t bit = 0; bit < row.size(); ++bit) back[static_cast<size_t>(row[bit])] = static_cast<int>(bit);
    return std::ranges::find(rows, back) != rows.end();
  });
}

bool commutes(engine::Successors& successors, const Symmetry& symmetry, int number,
              const std::vector<Key>& sample) {
  Turning turning;
  std::vector<Key> after;
  for (const Key& key : sample)
    if (successors.list(key, after) != engine::Successors::Status::Fine ||
        !turning.holds(successors, symmetry, number, key, after))
      return false;
  return true;
}

}  // namespace

bool holds_for(const engine::Game& game, const engine::PackedState& packed, const Symmetry& symmetry,
               const std::vector<Key>& sample) {
  engine::Successors successors(game, packed);
  for (int number = 1; number < symmetry.count(); ++number)
    if (!commutes(successors, symmetry, number, sample)) return false;
  return true;
}

bool is_of_board(const Symmetry& symmetry, const engine::Game& game, const engine::PackedState& packed) {
  if (symmetry.count() == 1) return true;
  std::vector<std::vector<int>> allowed;
  for (const engine::SiteMap& map : engine::board_symmetries(*game.prepared().board))
    allowed.push_back(packed.moved_bits(map));
  return std::ranges::all_of(
             symmetry.moved_bits(),
             [&](const auto& moved) { return std::ranges::find(allowed, moved) != allowed.end(); }) &&
         have_inverses(symmetry.moved_bits());
}

Symmetry find_symmetry(const engine::Game& game, const engine::PackedState& packed,
                       const std::vector<Key>& sample) {
  Symmetry found;
  if (sample.empty()) return found;
  engine::Successors successors(game, packed);
  const ir::Program& program = game.program();
  const std::vector<engine::SiteMap> maps = engine::board_symmetries(*game.prepared().board);
  for (size_t i = 1; i < maps.size(); ++i) {
    if (!engine::keeps_sets(program, maps[i])) continue;
    const std::vector<int> moved = packed.moved_bits(maps[i]);
    if (moved.empty() || moves_nothing(moved) ||
        std::ranges::find(found.moved_bits(), moved) != found.moved_bits().end())
      continue;
    Symmetry one;
    one.add(moved, packed.bits());
    const Key start = sample.front();
    if (one.image(1, start) == start && commutes(successors, one, 1, sample)) found.add(moved, packed.bits());
  }
  // Positions are of one kind only where each can be made of the other.
  return have_inverses(found.moved_bits()) ? found : Symmetry();
}

}  // namespace ludens::solve
