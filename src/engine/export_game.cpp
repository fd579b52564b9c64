#include "engine/export_game.h"

#include <algorithm>
#include <array>

#include "engine/machine_rules.h"
#include "engine/table.h"

namespace ludens::engine {

namespace {

// The start position, if it is the same for all seeds and takes nothing from chance but the dice of the first
// turn, which are drawn anew.
bool find_start(const Game& game, native::Start& start) {
  if (game.prepared().layout.dice >= 0) {
    Table table(game);
    table.start();
    const Machine::Image& image = table.machine().start_image;
    start = {image.block, image.positions};
    return image.known;
  }
  bool is_same = true;
  for (std::uint64_t seed = 1; seed <= 4 && is_same; ++seed) {
    Table table(game, seed);
    const std::uint64_t chance = table.chance.random.state;
    table.start();
    const std::vector<std::uint64_t> block(table.state().begin(), table.state().end());
    is_same = table.chance.random.state == chance && (seed == 1 || block == start.block);
    start.block = block;
    start.positions = table.history.positions;
  }
  return is_same;
}

// What numbers for moves have to tell apart (native/exported_actions.h), in the positions that were added.
class ActionShape {
 public:
  explicit ActionShape(const Machine& machine) : m_(machine) {}
  void add(const MoveList& list) {
    ends_.clear();
    int nowhere = 0;
    for (int i = 0; i < list.total; ++i) {
      const Move move = interpreter::nth_move(m_, list, i);
      const interpreter::MoveFacts kind = m_.prepared.kinds[move.kind].facts();
      if (kind.pass || kind.swap) continue;
      nowhere += move.to < 0;
      if (move.to < 0) continue;
      const bool within = move.from < 0 || (move.from == move.to && kind.from_type == kind.to_type);
      within_ = within_ && within;
      ends_.push_back({within ? move.to : move.from, move.to, kind.from_type, kind.to_type});
    }
    nowhere_ = std::max(nowhere_, nowhere);
    std::ranges::sort(ends_);
    int alike = 0;
    for (size_t i = 0; i < ends_.size(); ++i) {
      alike = i > 0 && ends_[i] == ends_[i - 1] ? alike + 1 : 1;
      variants_ = std::max(variants_, alike);
    }
  }
  void write(native::Room& room) const {
    room.moves_within_a_site = within_;
    room.variants = variants_;
    room.nowhere = nowhere_;
  }

 private:
  const Machine& m_;
  std::vector<std::array<int, 4>> ends_;
  bool within_ = true;
  int variants_ = 1, nowhere_ = 0;
};

// As much as some playouts needed, and half as much again: a device has no room to waste, and a playout that
// needs more is given up there, and counted. Elsewhere there is room enough.
native::Room measured_room(const Game& game, bool for_gpu) {
  constexpr int kPlayouts = 200, kMostPlies = 1000;
  Table table(game);
  MoveList list;
  size_t moves = 0, groups = 0, legal = 0, positions = 0;
  long plies = 0, in_a_row = 0;
  ActionShape shape(table.machine());
  for (int i = 0; i < kPlayouts; ++i) {
    Random random(static_cast<std::uint64_t>(i));
    table.reseed(static_cast<std::uint64_t>(i));
    table.start();
    std::uint64_t signature = 0;
    for (int ply = 0; ply < kMostPlies && !is_over(table.machine()); ++ply) {
      interpreted_turns().gather_candidates(table.machine(), list);
      moves = std::max(moves, list.moves.size());
      groups = std::max(groups, list.groups().size());
      legal = std::max(legal, static_cast<size_t>(list.total));
      shape.add(list);
      const int mover = table.machine().head().mover;
      table.play_randomly(random, list, 1, signature);
      ++plies;
      in_a_row += table.machine().head().mover == mover;
    }
    positions = std::max(positions, table.history.positions.size());
  }
  const auto room = [](size_t most, int least) { return std::max(static_cast<int>(most + most / 2), least); };
  const Machine& m = table.machine();
  int sites = 0;
  for (const runtime::SpaceLayout& space : m.layout.space) sites = std::max(sites, space.sites);
  native::Room out;
  shape.write(out);
  if (!for_gpu) return out;
  out.moves = room(moves, 8);
  out.groups = room(groups, 8);
  out.legal = room(legal, 16);
  out.actions = room(std::max(m.actions.capacity(), m.subs.capacity()), 8);
  out.positions = room(positions, 512);
  out.listed = std::max(sites + 2, 16);
  out.saved = 3;
  out.whole_turns = in_a_row * 3 > plies;
  return out;
}

}  // namespace

native::Exported export_game(const Game& game, const native::ExportOptions& options) {
  native::Exported out;
  native::Start start;
  if (game.is_match())
    out.problem = "it is a match";
  else if (game.grows())
    out.problem = "its board grows";
  else if (!find_start(game, start))
    out.problem = "chance decides how it starts";
  if (!out.problem.empty()) return out;
  native::ExportOptions with_room = options;
  with_room.room = measured_room(game, options.for_gpu);
  return native::export_header(game.prepared(), start, with_room);
}

}  // namespace ludens::engine
