#include "engine/machines.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include "runtime/outcome.h"

namespace ludens::engine {

using runtime::Head;
using runtime::MatchHead;

namespace {

std::vector<std::unique_ptr<Machine>> machines_of(const Game& game) {
  std::vector<std::unique_ptr<Machine>> out;
  if (game.grows()) {
    out.resize(1);
    out.front() = std::make_unique<Machine>(game.prepared());
    connect(*out.front());
    return out;
  }
  if (!game.is_match()) out.push_back(std::make_unique<Machine>(game.prepared()));
  for (const auto& one : game.games()) out.push_back(std::make_unique<Machine>(one->prepared()));
  for (const auto& m : out) connect(*m);
  return out;
}

}  // namespace

Machines::Machines(const Game& game)
    : game_(game),
      twin_(game.twin().get()),
      stint_(game.twin()),
      block_bytes_(static_cast<size_t>(game.block_bytes())),
      machines_(machines_of(twin_ ? *twin_ : game)),
      window_(machines_.front().get()) {}

bool Machines::change_over() {
  twin_ = game_.twin().get();
  const std::vector<std::shared_ptr<const Game>> held_before = std::exchange(held_, {});
  const std::vector<std::unique_ptr<Machine>> before = std::exchange(machines_, machines_of(*twin_));
  for (const auto& m : machines_) {
    m->chance = before.front()->chance;
    m->history = before.front()->history;
  }
  window_ = machines_.front().get();
  window_at_ = 0;
  window_changes_ = 0;
  replaced_.clear();
  if (is_time_up_) watch(is_time_up_);
  return true;
}

void Machines::use(Chance& chance, interpreter::History& history) {
  chance_ = &chance;
  history_ = &history;
  // Of hundreds of windows the one that is asked; the others when they are.
  if (game_.grows()) return equip(*window_);
  for (const auto& m : machines_) equip(*m);
}

void Machines::watch(const std::function<bool()>& is_time_up) {
  is_time_up_ = is_time_up;
  for (const auto& m : machines_)
    if (m) m->watch(is_time_up_);
}

void Machines::equip(Machine& m) const {
  m.chance = chance_;
  m.history = history_;
}

// --- boards that grow

Machine& Machines::of_window(const std::byte* block) {
  const std::byte* const growth = block + machines_.front()->layout.growth;
  const int number =
      std::clamp(reinterpret_cast<const runtime::GrowthHead*>(growth)->window, 0, WindowNumbers::kMost - 1);
  const auto at = static_cast<size_t>(number);
  if (window_changes_ != windows().changes()) [[unlikely]]
    drop_stale_windows(at);
  if (at >= machines_.size()) machines_.resize(at + 1);
  if (held_.size() < machines_.size()) held_.resize(machines_.size());
  std::unique_ptr<Machine>& m = machines_[at];
  if (!m) {
    held_[at] = windows().at(number);
    m = std::make_unique<Machine>(held_[at]->prepared());
    connect(*m);
    if (is_time_up_) m->watch(is_time_up_);
  }
  equip(*m);
  if (window_ != m.get()) windows().note_use(number);
  window_ = m.get();
  window_at_ = at;
  return *m;
}

std::shared_ptr<const Game> Machines::window() const {
  return window_at_ < held_.size() ? held_[window_at_] : nullptr;
}

// Machines of windows that have gone, or have become native code. The one that is asked need not go.
void Machines::drop_stale_windows(std::size_t asked) {
  window_changes_ = windows().changes();
  replaced_.clear();
  for (size_t i = 1; i < held_.size(); ++i) {
    if (!machines_[i]) continue;
    const std::shared_ptr<const Game> now = windows().peek(static_cast<int>(i));
    if (now == held_[i] || (!now && i == asked)) continue;
    replaced_.push_back({std::move(held_[i]), std::move(machines_[i])});
  }
}

Machine& Machines::next_window(Machine& m) {
  Block& block = *block_;
  const bool has_room = game_.grows() && carry_over(windows(), block, spare_);
  // The block may have come to a larger window that has no room, either.
  Machine& now = game_.grows() ? at(block) : m;
  if (has_room) return now;
  now.head().limit = static_cast<std::uint8_t>(runtime::Limit::Board);
  now.view.growth->due = 0;
  runtime::draw_by_limit(now.layout, now.view);
  return now;
}

Machine& Machines::start_in(Block& block, int window) {
  block.resize(static_cast<size_t>(windows().at(window)->block_bytes()) / 8);
  auto* const growth = reinterpret_cast<std::byte*>(block.data()) + machines_.front()->layout.growth;
  reinterpret_cast<runtime::GrowthHead*>(growth)->window = window;
  Machine& m = at(block);
  engine::start(m);
  return m;
}

// Where chance takes part in the start, a window with room is looked for beforehand, with chance of its own,
// so that what is drawn is drawn once.
void Machines::find_first_window(Block& block) {
  Chance aside;
  Chance* const outer = std::exchange(chance_, &aside);
  while (first_number_ >= 0 && has_gone_on(start_in(block, first_number_))) {
    const int next = windows().number_of_first(first_window_ + 1);
    if (next < 0 || !windows().at(next)) break;
    ++first_window_;
    first_number_ = next;
  }
  chance_ = outer;
}

// Of the windows that games begin in the first that the start position does not fill to the edge.
Machine& Machines::start_in_window(Block& block) {
  const bool is_drawn = game_.has_chance();
  if (first_number_ < 0) {
    first_number_ = windows().number_of_first(first_window_);
    if (is_drawn) find_first_window(block);
  }
  for (;;) {
    Machine& m = start_in(block, first_number_);
    if (!has_gone_on(m)) return m;
    const int next = is_drawn ? -1 : windows().number_of_first(first_window_ + 1);
    if (next < 0 || !windows().at(next)) return next_window(m);
    ++first_window_;
    first_number_ = next;
  }
}

Machine& Machines::of_match(std::byte* block) {
  // All games of a match keep its head at the same place.
  machines_.front()->attach(block);
  const auto count = static_cast<std::int32_t>(machines_.size());
  return *machines_[static_cast<size_t>(std::clamp(machines_.front()->view.match->game, 0, count - 1))];
}

Machine& Machines::start(Block& block) {
  if (game_.grows()) return start_in_window(block);
  Machine& m = *machines_.front();
  block_ = &block;
  if (auto* const bytes = reinterpret_cast<std::byte*>(block.data()); m.block != bytes) m.attach(bytes);
  if (m.view.match) {
    *m.view.match = MatchHead();
    clear_behind(m);
  }
  engine::start(m);
  return m;
}

// What another game has left in the block belongs to no field of this one.
void Machines::clear_behind(const Machine& m) const {
  const auto used = static_cast<size_t>(m.layout.bytes);
  std::memset(m.block + used, 0, block_bytes_ - used);
}

// --- matches

namespace {

bool has_won(const Machine& m, int player) {
  const float rank = m.view.rank[player];
  return rank > 0 && rank <= static_cast<float>(m.view.head->winners);
}

// What a game of the match is worth to a player: winners score what the match says of the game, or else one
// point; of two players each scores one for a draw.
int points_of(Machine& m, int player) {
  const double rank = static_cast<double>(m.view.rank[player]);
  const bool won = has_won(m, player);
  if (won && m.program.match.result != ir::kNothing) {
    m.clear_registers();
    return m.eval(m.prepared.code(m.program.match.result));
  }
  if (m.layout.players == 2) return rank > 0 ? std::max(0, 2 - static_cast<int>(rank)) : 0;
  return won || (m.layout.players == 1 && rank == 1) ? 1 : 0;
}

void enter_result(Machine& m) {
  constexpr int kMost = 1'000'000'000;
  MatchHead& match = *m.view.match;
  int points[runtime::kMaxPlayers + 2] = {};
  for (int p = 1; p <= m.layout.players; ++p) points[p] = std::clamp(points_of(m, p), -kMost, kMost);
  // Who swapped in the game keeps what the other player's pieces have won.
  for (int p = 1; p <= m.layout.players; ++p) {
    std::int32_t& score = match.score[m.view.seat[p]];
    score = std::clamp(score + points[p], -kMost, kMost);
  }
  ++match.done;
  match.plies += m.view.sealed ? m.view.sealed->plies : m.head().ply;
}

// The first victory ends a match. All whom the rules name at the same time share it; the rest have lost.
void share_victory(Machine& m) {
  const Head& h = m.head();
  if (h.winners == 0 || (h.over && h.winners == 1)) return;
  int beaten = 0;
  int first = 0;
  for (int p = m.layout.players; p >= 1; --p)
    if (has_won(m, p))
      first = p;
    else
      ++beaten;
  for (int p = 1; p <= m.layout.players; ++p) {
    const bool won = has_won(m, p);
    m.view.rank[p] = won ? 1.0f : static_cast<float>(1 + beaten);
  }
  runtime::end_game(m.view, first);
}

// The result of the game is entered; from here on results are those of the match, and scores too.
void judge_match(Machine& m) {
  Head& h = m.head();
  h.over = 0;
  h.winner = -1;
  h.winners = h.losers = h.losses_now = 0;
  h.active = 0;
  for (int p = 1; p <= m.layout.players; ++p) {
    h.active |= 1u << p;
    m.view.seat[p] = static_cast<std::uint8_t>(p);
    m.view.rank[p] = 0;
    if (m.view.score) m.view.score[p] = m.view.match->score[p];
  }
  m.clear_registers();
  if (m.program.match.end != ir::kNothing) m.perform(m.prepared.code(m.program.match.end));
  h.losses_now = 0;
  share_victory(m);
  if (!h.over && m.view.match->done >= kMostGames) runtime::draw_by_limit(m.layout, m.view);
}

int next_game(Machine& m, int games) {
  const int following = m.view.match->game + 1;
  m.clear_registers();
  const int next =
      m.program.match.next != ir::kNothing ? m.eval(m.prepared.code(m.program.match.next)) : following;
  return (next % games + games) % games;
}

}  // namespace

Machine& Machines::go_on(Machine& m) {
  return m.view.match ? next_of_match(m) : next_window(m);
}

Machine& Machines::next_of_match(Machine& m) {
  // A game that was given up ends the match: the next one would hardly fare better.
  if (limit_of(m) != runtime::Limit::None) return m;
  within_limits(m, [&] {
    enter_result(m);
    judge_match(m);
    if (!is_over(m)) m.view.match->game = next_game(m, static_cast<int>(machines_.size()));
  });
  if (is_over(m)) return m;
  std::byte* const block = m.block;
  Machine& next = of_match(block);
  next.attach(block);
  clear_behind(next);
  engine::start(next);
  return next;
}

}  // namespace ludens::engine
