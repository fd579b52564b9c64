// exported.h - what a game that is a header of its own offers (`ludens export`): positions, legal moves,
// making them, results, random playouts. Nothing is allocated but where a function returns a vector or a
// string.
#pragma once

#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include "native/constant_board.h"
#include "native/exported_actions.h"
#include "native/gathering.h"
#include "native/lean_sets.h"

namespace ludens::exported {

inline constexpr int kWholeGame = 100'000;  // plies at the most

// Positions that have been, where the rules ask for them.
template <int most>
struct Past {
  std::uint64_t all[most > 1 ? most : 1];
  int count = 0;
};

// A position. A plain value: to take a move back, keep a copy.
template <class Constants>
struct State {
  alignas(16) std::byte block[Constants::bytes];
  Past<Constants::most_positions> past;
  Random chance;  // what the rules draw from

  LUDENS_FN const runtime::Head& head() const { return *reinterpret_cast<const runtime::Head*>(block); }
  LUDENS_FN int mover() const { return head().mover; }  // 1 .. players
  LUDENS_FN int ply() const { return head().ply; }      // moves made since the start
  LUDENS_FN bool over() const { return head().over != 0; }
  // Of a game that is over: the only player who came first; 0 where there is none.
  LUDENS_FN int winner() const { return head().winner > 0 ? head().winner : 0; }
  // From 1, the best; players who share one get the mean of theirs. 0: still in play.
  LUDENS_FN float rank(int player) const { return view().rank[player]; }
  // What stands on a site: 0 nothing, else the number of a piece (piece_name), and whose it is.
  LUDENS_FN int piece(int site) const {
    const runtime::Space& s = view().space[static_cast<int>(Constants::default_type)];
    return s.what[runtime::top_index(s, site)];
  }
  LUDENS_FN int owner(int site) const {
    const runtime::Space& s = view().space[static_cast<int>(Constants::default_type)];
    return s.who[runtime::top_index(s, site)];
  }
  // What a die shows, 0 where it is used up (from 0 on; kDice of them); and what it will show when the rules
  // throw it next. A throw belongs to the move that comes after it, so whoever chooses that move may look.
  LUDENS_FN int die(int i) const { return Constants::Game::dice > 0 ? view().dice[i] : 0; }
  LUDENS_FN int next_die(int i) const {
    if constexpr (Constants::Game::dice > 0) {
      const typename Constants::Board board;
      return board.shown(board.die(i).component, view().dice[runtime::kMaxDice + i]);
    } else {
      return 0;
    }
  }
  // Did the rules ask for more than there is room for? The game is over then, and means nothing.
  LUDENS_FN bool given_up() const { return head().limit != 0; }

 private:
  LUDENS_FN runtime::View view() const {
    runtime::View all;
    Constants::Game::attach(all, const_cast<std::byte*>(block));
    return all;
  }
};

// What came of many playouts. The signature is of every move and outcome of all of them: `ludens playout`
// prints the same for as many with the same seed.
template <class Constants>
struct Sums {
  long long playouts = 0, plies = 0, given_up = 0;
  long long wins[Constants::players + 1] = {};  // by player; [0]: nobody alone
  std::uint64_t signature = 0;
  std::uint64_t blocks = 0;  // of the positions that they ended in

  LUDENS_FN void add(const Sums& other) {
    playouts += other.playouts;
    plies += other.plies;
    given_up += other.given_up;
    for (int p = 0; p <= Constants::players; ++p) wins[p] += other.wins[p];
    signature += other.signature;
    blocks += other.blocks;
  }
};

// The start position. The dice of the first turn are drawn from the runner's chance.
template <class Constants>
LUDENS_FN void begin_game(standalone::Runner<Constants>& own) {
  Constants::set_up(own.block);
  own.positions.clear();
  for (int i = 0; i < Constants::start_positions; ++i) own.positions.add(Constants::start_position(i));
  typename standalone::Runner<Constants>::Rules(own).draw_dice();
}

// One random playout on a runner, from the start, to be gone on with ply by ply.
template <class Constants>
struct Playout {
  using Own = standalone::Runner<Constants>;
  using Turns = typename Own::LeanTurns;
  Own& own;
  Random random, chance;
  std::uint64_t signature = 0;
  int plies = 0;

  LUDENS_FN explicit Playout(Own& runner) : own(runner) { own.reset(); }

  // Playout number i depends on the seed and on i alone.
  LUDENS_FN void begin(std::uint64_t seed, std::uint64_t number) {
    const std::uint64_t own_seed = mix64(seed + 0x9E3779B97F4A7C15ull * number);
    random = Random(own_seed);
    chance = Random(own_seed ^ Constants::chance_seed);
    signature = own_seed;
    plies = 0;
    own.is_full = false;
    own.chance = Constants::Game::stochastic ? &chance : nullptr;
    begin_game(own);
  }
  LUDENS_FN bool is_over() const { return own.head().over != 0 || plies >= kWholeGame; }
  LUDENS_FN void go_on(int most) {
    plies += Turns(own).play_randomly(random, own.candidates, most, signature);
  }
  // To its end, by the loops of lean.h where the game has one.
  LUDENS_FN void finish() {
    if constexpr (Constants::Game::is_plain) {
      while (!is_over() && own.begin_steps()) {
        plies += standalone::play_plainly(own, random, kWholeGame - plies, signature);
        if (!is_over() && !own.is_stopped()) go_on(1);
      }
    } else {
      go_on(kWholeGame);
    }
  }
  LUDENS_FN void add_to(Sums<Constants>& sums) const {
    const int winner = own.head().winner;
    ++sums.wins[winner > 0 && winner <= Constants::players ? winner : 0];
    ++sums.playouts;
    sums.plies += plies;
    sums.given_up += own.is_stopped();
    sums.signature += mix64(signature + static_cast<std::uint64_t>(winner + 2));
    sums.blocks += block_hash();
  }
  LUDENS_FN std::uint64_t block_hash() const {
    std::uint64_t hash = signature;
    for (int i = 0; i + 8 <= Constants::bytes; i += 8)
      hash = mix64(hash ^ *reinterpret_cast<const std::uint64_t*>(own.block + i));
    return hash;
  }
};

// Who knows the rules. It holds room to work in: give each thread its own.
template <class Constants>
class Referee {
 public:
  using State = exported::State<Constants>;
  using Sums = exported::Sums<Constants>;

  Referee() : own_(std::make_unique<Own>()) { own_->reset(); }

  // The start position; all chance of the rules follows from the seed.
  State start(std::uint64_t seed = 1) {
    State state;
    ready(Random(seed));
    begin_game(*own_);
    close(state);
    return state;
  }

  // Empty only when the game is over: who cannot move passes.
  void legal_moves(const State& state, std::vector<Move>& out) {
    out.clear();
    if (state.over()) return;
    open(state);
    Turns turns(*own_);
    turns.gather_candidates(own_->candidates);
    const typename Own::Rules rules(*own_);
    for (int i = 0; i < own_->candidates.total && !own_->is_stopped(); ++i) {
      Move move;
      rules.nth_move(own_->candidates, i, move);
      if (turns.holds(move)) out.push_back(move);
    }
    if (out.empty()) out.push_back(turns.pass_move());
  }
  std::vector<Move> legal_moves(const State& state) {
    std::vector<Move> out;
    legal_moves(state, out);
    return out;
  }
  // Their numbers among all that the game has (Actions), in the same order; Actions::none where one has none.
  static std::vector<int> action_numbers(const std::vector<Move>& legal) {
    std::vector<int> numbers(legal.size());
    Actions<Constants>::number_all(
        static_cast<int>(legal.size()),
        [&](int i) -> const Move& { return legal[static_cast<std::size_t>(i)]; },
        [&](int i, int number) { numbers[static_cast<std::size_t>(i)] = number; });
    return numbers;
  }
  // One of the legal moves, each as likely as any other. The game is not over.
  Move random_move(const State& state, Random& random) {
    open(state);
    Move move;
    Turns(*own_).random_move(own_->candidates, random, move);
    return move;
  }
  // Makes a move of legal_moves.
  void apply(State& state, const Move& move) {
    open(state);
    own_->begin_steps();
    Turns(*own_).play(move, true);
    close(state);
  }
  // Random moves until the game is over. Returns how many.
  int playout(State& state, Random& random) {
    open(state);
    std::uint64_t signature = 0;
    const int plies = Turns(*own_).play_randomly(random, own_->candidates, kWholeGame, signature);
    close(state);
    return plies;
  }
  // So many from the start, each with random numbers of its own; of them every `step`-th, from the first on.
  Sums playouts(long long count, std::uint64_t seed = 1, long long first = 0, long long step = 1) {
    Sums sums;
    Playout<Constants> one(*own_);
    for (long long i = first; i < count; i += step) {
      one.begin(seed, static_cast<std::uint64_t>(i));
      one.finish();
      one.add_to(sums);
    }
    return sums;
  }

 private:
  using Own = standalone::Runner<Constants>;
  using Turns = typename Own::Turns;

  void open(const State& state) {
    Own& own = *own_;
    standalone::copy_state<Constants::bytes>(own.block, state.block);
    own.positions.assign(state.past.all, state.past.count);
    ready(state.chance);
  }
  void ready(const Random& chance) {
    Own& own = *own_;
    own.is_full = false;
    own.question = {};
    own.list = nullptr;
    own.steps_left = own.steps = Constants::most_steps;
    chance_ = chance;
    own.chance = Constants::Game::stochastic ? &chance_ : nullptr;
  }
  void close(State& state) {
    Own& own = *own_;
    if (own.is_stopped()) {
      own.head().over = 1;
      own.head().limit = 1;
    }
    standalone::copy_state<Constants::bytes>(state.block, own.block);
    state.chance = chance_;
    state.past.count = own.positions.count;
    for (int i = 0; i < own.positions.count; ++i) state.past.all[i] = own.positions[i];
  }

  std::unique_ptr<Own> own_;
  Random chance_;
};

// "B2-B3", "+C1" of a piece that is placed, "pass", "swap".
template <class Constants>
std::string text(const Move& move) {
  const interpreter::MoveFacts kind = native::KindFacts<typename Constants::Game>::facts(move.kind);
  if (kind.swap) return "swap";
  if (kind.pass || move.to < 0) return "pass";
  const std::string to = Constants::label(kind.to_type, move.to);
  return move.from == move.to || move.from < 0
             ? "+" + to
             : std::string(Constants::label(kind.from_type, move.from)) + "-" + to;
}

}  // namespace ludens::exported
