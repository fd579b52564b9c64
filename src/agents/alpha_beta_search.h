// alpha_beta_search.h - looks ahead in games of two players without chance, assuming best play on both sides.
//
// Depth by depth, the best line of one depth being looked at first in the next. Positions that come up again
// are remembered by their hash; moves that refuted others before are tried early. Where the depth ends,
// captures are still followed. How a position came about counts only on the path at hand, so results that
// rest on repetition are as approximate as they are everywhere.
#pragma once

#include <array>

#include "agents/evaluation.h"

namespace ludens::agents {

inline constexpr int kWin = 1'000'000;  // less the plies that it takes
inline constexpr int kMostDepth = 100;
inline constexpr int kSureWin = kWin - 10'000;  // scores beyond are proven

class AlphaBetaSearch {
 public:
  AlphaBetaSearch(const Game& game, std::size_t table_bytes, std::uint64_t seed);

  // Once per game, and again where the limits came too early.
  void learn(const Limits& limits);

  Referee& referee() { return referee_; }
  void set_root(const State& state, const Moves& moves);  // which of its moves to look at, at least one
  const Moves& moves() const { return root_moves_; }

  // Looks `depth` plies ahead; calls `after_each` when a move of the root is done. False where the limits
  // came first: what was found until then is kept.
  bool deepen(int depth, const Limits& limits, const std::function<void()>& after_each = {});

  // For the player to move, by the number of the move. Of all moves but the best, only that they are no
  // better.
  const std::vector<int>& scores() const { return scores_; }
  const std::vector<std::int64_t>& positions() const { return counts_; }  // looked at, by move
  Moves best_line();  // the best one, as far as the table remembers it
  size_t best() const { return order_.front(); }
  std::int64_t looked_at() const { return nodes_; }
  bool is_exact() const { return exact_; }  // did the last depth reach the end of the game everywhere?

 private:
  struct Entry {
    std::uint64_t key = 0;
    std::int32_t score = 0;
    std::uint16_t move = 0;  // its number in the list of legal moves
    std::int8_t depth = -1;
    enum class Bound : std::uint8_t { Exact, AtLeast, AtMost } bound = Bound::Exact;
    bool guessed = true;  // does it rest on positions that were not played to the end?
  };
  struct Level {
    State state;
    Moves moves;
    std::vector<int> order;  // how promising each move is
    std::array<Move, 2> killers;
    Moves line;
  };

  Level& level(int ply);
  bool make(int ply, const Move& move, int& score);
  static bool is_answer(const Entry& entry, int score, int depth, int alpha, int beta);
  int after_move(int ply, const Move& move, int depth, int alpha, int beta);
  int search(int ply, int depth, int alpha, int beta, int moves_before);
  int follow_captures(int ply, int depth, int alpha, int beta, int moves_before);
  void keep_line(int ply, const Move& move);
  void rate_moves(Level& at, int first);
  size_t take_next(Level& at) const;
  int& history(const Move& move);
  void reward(Level& at, const Move& move, int depth);
  bool stopped();

  Referee referee_;
  std::uint64_t seed_;
  Evaluation evaluation_;
  bool learnt_ = false;
  std::vector<Entry> table_;
  std::vector<int> history_;
  std::vector<std::unique_ptr<Level>> levels_;
  Moves root_moves_;
  std::vector<size_t> order_;  // of the root's moves, best first
  std::vector<int> scores_;
  std::vector<std::int64_t> counts_;
  Moves best_line_;
  const Limits* limits_ = nullptr;
  std::int64_t nodes_ = 0;
  int depth_ = 0;
  bool stopped_ = false;
  bool guessed_ = false;
  bool exact_ = false;
};

}  // namespace ludens::agents
