#include "agents/alpha_beta_search.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <numeric>

namespace ludens::agents {

namespace {

constexpr int kHistory = 1 << 14;
constexpr int kCaptureDepth = 6;  // plies of captures after the depth has ended
constexpr int kFirstRating = 1'000'000'000;

// Wins are counted from the root in the search, from the position itself in the table.
int to_table(int score, int ply) {
  return score >= kSureWin ? score + ply : score <= -kSureWin ? score - ply : score;
}
int from_table(int score, int ply) {
  return score >= kSureWin ? score - ply : score <= -kSureWin ? score + ply : score;
}

bool is_capture(const State& state, const Move& move) {
  return move.from != move.to && move.to >= 0 && state.owner(move.to) == 3 - state.mover();
}

}  // namespace

AlphaBetaSearch::AlphaBetaSearch(const Game& game, std::size_t table_bytes, std::uint64_t seed)
    : referee_(game, seed),
      seed_(seed),
      table_(std::bit_floor(std::max<std::size_t>(table_bytes / sizeof(Entry), 1024))),
      history_(kHistory) {}

void AlphaBetaSearch::learn(const Limits& limits) {
  if (learnt_) return;
  evaluation_ = Evaluation::learn(referee_.game(), seed_, limits);
  learnt_ = !limits.over();
}

AlphaBetaSearch::Level& AlphaBetaSearch::level(int ply) {
  const auto i = static_cast<size_t>(ply);
  while (levels_.size() <= i)
    levels_.push_back(std::make_unique<Level>(Level{levels_[0]->state, {}, {}, {}, {}}));
  return *levels_[i];
}

void AlphaBetaSearch::set_root(const State& state, const Moves& moves) {
  if (levels_.empty()) levels_.push_back(std::make_unique<Level>(Level{state, {}, {}, {}, {}}));
  Level& root = *levels_[0];
  root.state = state;
  root_moves_ = moves;
  order_.resize(root_moves_.size());
  std::iota(order_.begin(), order_.end(), size_t{0});
  scores_.assign(root_moves_.size(), 0);
  counts_.assign(root_moves_.size(), 0);
  best_line_ = {root_moves_.front()};
  nodes_ = 0;
  for (auto& one : levels_) one->killers = {};
  for (int& h : history_) h /= 8;
}

// --- the root

bool AlphaBetaSearch::deepen(int depth, const Limits& limits, const std::function<void()>& after_each) {
  limits_ = &limits;
  stopped_ = false;
  guessed_ = false;
  exact_ = false;
  depth_ = depth;
  int best = -kWin;
  const std::vector<size_t> order = order_;
  for (size_t n = 0; n < order.size(); ++n) {
    const size_t i = order[n];
    const std::int64_t before = nodes_;
    int score = after_move(0, root_moves_[i], depth, n == 0 ? -kWin : best, n == 0 ? kWin : best + 1);
    if (!stopped_ && n > 0 && score > best) score = after_move(0, root_moves_[i], depth, best, kWin);
    counts_[i] += nodes_ - before;
    if (stopped_) break;
    scores_[i] = score;
    if (n == 0 || score > best) {
      best = score;
      best_line_ = {root_moves_[i]};
      const Moves& rest = level(1).line;
      best_line_.insert(best_line_.end(), rest.begin(), rest.end());
      std::rotate(order_.begin(), std::ranges::find(order_, i), std::ranges::find(order_, i) + 1);
    }
    if (after_each) after_each();
    if (best >= kSureWin) break;
  }
  exact_ = !stopped_ && !guessed_;
  return !stopped_;
}

Moves AlphaBetaSearch::best_line() {
  constexpr size_t kLongest = 16;
  Moves out = best_line_;
  State state = levels_[0]->state;
  for (const Move& move : out) referee_.apply_legal(state, move);
  while (!state.over() && !referee_.out_of_time() && out.size() < kLongest) {
    const std::uint64_t key = state.hash();
    const Entry& entry = table_[key & (table_.size() - 1)];
    if (entry.key != key || entry.depth < 0 || entry.bound == Entry::Bound::AtMost) break;
    const Moves moves = referee_.legal_moves(state);
    if (entry.move >= moves.size()) break;
    out.push_back(moves[entry.move]);
    referee_.apply_legal(state, out.back());
  }
  return out;
}

bool AlphaBetaSearch::stopped() {
  stopped_ = stopped_ || referee_.out_of_time() || limits_->over(nodes_);
  return stopped_;
}

// --- below

// Makes the move: the state of the next level is what follows. True where that ends the game; the score is
// that of who made it.
bool AlphaBetaSearch::make(int ply, const Move& move, int& score) {
  Level& at = level(ply);
  Level& next = level(ply + 1);
  next.state = at.state;
  referee_.apply_legal(next.state, move);
  next.line.clear();
  ++nodes_;
  if (referee_.out_of_time()) {
    stopped_ = true;
    score = 0;
    return true;
  }
  if (!next.state.over()) return false;
  const int mover = at.state.mover();
  const bool swapped = next.state.seat(mover) != at.state.seat(mover);
  const double value = value_for(next.state, swapped ? 3 - mover : mover);
  score = value == 0.5 ? 0 : value > 0.5 ? kWin - ply - 1 : ply + 1 - kWin;
  return true;
}

// What the move is worth to who makes it. A player who goes on moving takes no depth, within bounds.
int AlphaBetaSearch::after_move(int ply, const Move& move, int depth, int alpha, int beta) {
  int score = 0;
  if (make(ply, move, score)) return score;
  const bool goes_on = seat_to_move(level(ply + 1).state) == seat_to_move(level(ply).state);
  const int left = goes_on && ply < 2 * depth_ ? depth : depth - 1;
  if (goes_on) return search(ply + 1, left, alpha, beta, 0);
  const int moves_before = static_cast<int>(ply == 0 ? root_moves_.size() : level(ply).moves.size());
  return -search(ply + 1, left, -beta, -alpha, moves_before);
}

// Does what is remembered about the position answer the question?
bool AlphaBetaSearch::is_answer(const Entry& entry, int score, int depth, int alpha, int beta) {
  using Bound = Entry::Bound;
  const bool sure = (score >= kSureWin && entry.bound != Bound::AtMost) ||
                    (score <= -kSureWin && entry.bound != Bound::AtLeast);
  if (entry.depth < depth && entry.guessed && !sure) return false;
  return entry.bound == Bound::Exact || (entry.bound == Bound::AtLeast && score >= beta) ||
         (entry.bound == Bound::AtMost && score <= alpha);
}

int AlphaBetaSearch::search(int ply, int depth, int alpha, int beta, int moves_before) {
  if (stopped()) return 0;
  if (depth <= 0 || ply >= 2 * kMostDepth) return follow_captures(ply, 0, alpha, beta, moves_before);
  Level& at = level(ply);
  const std::uint64_t key = at.state.hash();
  Entry& entry = table_[key & (table_.size() - 1)];
  int first = -1;
  if (entry.key == key && entry.depth >= 0) {
    first = entry.move;
    const int score = from_table(entry.score, ply);
    if (is_answer(entry, score, depth, alpha, beta)) {
      guessed_ = guessed_ || entry.guessed;
      return score;
    }
  }
  const bool guessed_before = guessed_;
  guessed_ = false;
  referee_.legal_moves(at.state, at.moves);
  stopped_ = stopped_ || referee_.out_of_time();
  if (at.moves.empty()) return 0;  // given up: nobody has won
  rate_moves(at, first);
  const int floor = alpha;
  int best = -kWin;
  size_t best_move = 0;
  for (size_t n = 0; n < at.moves.size() && alpha < beta; ++n) {
    const size_t i = take_next(at);
    const Move move = at.moves[i];
    // All but the first are expected to be no better: enough to see that they are not.
    int score = after_move(ply, move, depth, alpha, n == 0 ? beta : alpha + 1);
    if (!stopped_ && n > 0 && score > alpha && score < beta)
      score = after_move(ply, move, depth, alpha, beta);
    if (stopped_) return 0;
    if (score <= best && n > 0) continue;
    best = score;
    best_move = i;
    if (score <= alpha) continue;
    alpha = score;
    keep_line(ply, move);
    if (alpha >= beta) reward(at, move, depth);
  }
  if (std::abs(best) >= kSureWin) guessed_ = false;  // whatever else was tried
  using Bound = Entry::Bound;
  entry = {.key = key,
           .score = to_table(best, ply),
           .move = static_cast<std::uint16_t>(best_move),
           .depth = static_cast<std::int8_t>(depth),
           .bound = best >= beta   ? Bound::AtLeast
                    : best > floor ? Bound::Exact
                                   : Bound::AtMost,
           .guessed = guessed_};
  guessed_ = guessed_ || guessed_before;
  return best;
}

// Either nothing is taken, or something is.
int AlphaBetaSearch::follow_captures(int ply, int depth, int alpha, int beta, int moves_before) {
  guessed_ = true;
  Level& at = level(ply);
  const int mover = at.state.mover();
  int best = evaluation_(at.state, mover);
  const bool needs_moves = evaluation_.has_captures() || evaluation_.mobility() != 0;
  constexpr int kFarOff = 300;  // more than mobility can mend
  if (!needs_moves || best >= beta + kFarOff || depth <= -kCaptureDepth || ply >= 2 * kMostDepth) return best;
  referee_.legal_moves(at.state, at.moves);
  stopped_ = stopped_ || referee_.out_of_time();
  if (at.moves.empty()) return 0;
  if (moves_before > 0) best += evaluation_.mobility() * (static_cast<int>(at.moves.size()) - moves_before);
  if (best >= beta || !evaluation_.has_captures()) return best;
  alpha = std::max(alpha, best);
  rate_moves(at, -1);
  for (size_t n = 0; n < at.moves.size() && alpha < beta && !stopped(); ++n) {
    const size_t i = take_next(at);
    const Move move = at.moves[i];
    if (!is_capture(at.state, move)) continue;
    int score = 0;
    if (!make(ply, move, score))
      score = seat_to_move(level(ply + 1).state) == seat_to_move(at.state)
                  ? follow_captures(ply + 1, depth - 1, alpha, beta, 0)
                  : -follow_captures(ply + 1, depth - 1, -beta, -alpha, 0);
    if (score > alpha) keep_line(ply, move);
    best = std::max(best, score);
    alpha = std::max(alpha, best);
  }
  return best;
}

void AlphaBetaSearch::keep_line(int ply, const Move& move) {
  Moves& line = level(ply).line;
  const Moves& rest = level(ply + 1).line;
  line.assign(1, move);
  line.insert(line.end(), rest.begin(), rest.end());
}

// --- the order of moves

int& AlphaBetaSearch::history(const Move& move) {
  const auto from = static_cast<std::uint64_t>(static_cast<std::uint32_t>(move.from));
  const auto to = static_cast<std::uint64_t>(static_cast<std::uint32_t>(move.to));
  return history_[mix64(from << 40 | to << 16 | move.kind << 1 | (move.mover & 1u)) & (kHistory - 1)];
}

void AlphaBetaSearch::rate_moves(Level& at, int first) {
  at.order.resize(at.moves.size());
  for (size_t i = 0; i < at.moves.size(); ++i) {
    const Move& move = at.moves[i];
    int rating = std::min(history(move), 1'000'000);
    if (static_cast<int>(i) == first)
      rating = kFirstRating;
    else if (is_capture(at.state, move))
      rating = 100'000'000 + 100 * evaluation_.piece_value(at.state, move.to) -
               evaluation_.piece_value(at.state, move.from);
    else if (move == at.killers[0] || move == at.killers[1])
      rating = 10'000'000;
    at.order[i] = rating;
  }
}

// The most promising move that has not been taken.
size_t AlphaBetaSearch::take_next(Level& at) const {
  const auto best = std::ranges::max_element(at.order);
  *best = -1;
  return static_cast<size_t>(best - at.order.begin());
}

void AlphaBetaSearch::reward(Level& at, const Move& move, int depth) {
  history(move) += depth * depth;
  if (move == at.killers[0]) return;
  at.killers[1] = at.killers[0];
  at.killers[0] = move;
}

}  // namespace ludens::agents
