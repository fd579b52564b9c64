// lean_gpu.h - random playouts in sets (lean_sets.h) on a GPU: each thread plays one ply of each player,
// again and again, and where its game is over begins the next one in its place, so that nobody waits for the
// longest game of a warp.
//
// All that a ply asks for is to lie in registers. What is looked up by numbers that are not known before
// (ranks, scores) cannot, so the block is an array apart and the runner holds no other. Games in which such a
// loop does not come to the end (a player cannot move where passes have consequences, or they are very long)
// are left over, and played anew from their start by the loops for everything; so are all games of rules by
// which seats may change.
#pragma once

#include "native/lean_sets.h"

namespace ludens::standalone {

// The game for a thread of a GPU.
template <class Constants>
struct InThread : Constants {
  // Where parts of the rules are functions, what they ask for is found out again (lean_parts_world.h).
  static constexpr int memos = Constants::Game::plays_in_parts ? 0 : Constants::memos;
  static constexpr int memo_words = Constants::Game::plays_in_parts ? 0 : Constants::memo_words;
};

// What playouts in sets need of a runner.
template <class Constants>
struct Runner<InThread<Constants>> {
  using Whole = InThread<Constants>;
  using Game = typename Constants::Game;
  using World = standalone::World<Whole>;
  using MoveList = FixedMoves<Constants::most_moves, Constants::most_groups, Constants::words>;
  using Action = standalone::Action<Whole>;
  // Arrays whose items are found by numbers that are not known before.
  struct Arrays {
    alignas(16) std::byte block[Constants::bytes];
    MoveList candidates;
    std::byte saved[Constants::most_saved][Constants::small_bytes];
  };

  std::byte* block;
  MoveList& candidates;
  std::byte (*saved)[Constants::small_bytes];
  runtime::View view;
  typename Constants::Board board;
  interpreter::Question question;
  bool is_full = false;
  std::uint32_t epoch = 0, epochs = 0;
  std::int64_t steps_left = Constants::most_steps;
  static constexpr std::int64_t steps = Constants::most_steps;
  Random* chance = nullptr;
  Memo memos[Whole::memos + 1];
  SetWord memo_words[Whole::memo_words + 1];
  int saved_count = 0;

  LUDENS_FN explicit Runner(Arrays& arrays)
      : block(arrays.block), candidates(arrays.candidates), saved(arrays.saved) {
    Game::attach(view, block);
    for (Memo& memo : memos) memo.epoch = 0;
  }
  LUDENS_FN runtime::Head& head() { return *reinterpret_cast<runtime::Head*>(block); }
  LUDENS_FN void stop() { is_full = true; }
  LUDENS_FN bool is_stopped() const { return is_full; }
  LUDENS_FN bool tick() {
    if (--steps_left >= 0) return true;
    stop();
    return false;
  }
  LUDENS_FN static void finish_effect() {}  // no action is put off here
  // As Runner::begin_epoch; playouts here end before numbers come round.
  LUDENS_FN void begin_epoch() { epoch = ++epochs; }
  LUDENS_FN int draw(int ways) { return chance && !is_full && ways > 0 ? chance->below(ways) : 0; }
};

// Groups of moves among which one is found without looking it up by its number: that would need memory.
template <int most, int words>
struct ThreadOffers : Offers<most, words> {
  using Base = Offers<most, words>;
  template <class Constants>
  LUDENS_FN void read(int n, Move& move) const {
    typename Base::Offer chosen = this->all[0];
    int first = 0;
#pragma unroll
    for (int i = 1; i < most; ++i)
      if (this->before[i] <= n) {
        chosen = this->all[i];
        first = this->before[i];
      }
    Base::template take<Constants>(chosen, n - first, move);
  }
};

// Does a thread of the warp still play? Threads that have parted come together here: left alone, each would
// go on by itself as soon as its games differ from the others'.
LUDENS_FN bool is_any_left(bool plays) {
#ifdef __CUDA_ARCH__
  return __any_sync(~0u, plays) != 0;
#else
  return plays;
#endif
}

// The same of all threads of a block, who wait for one another. Those of a warp may have parted, and meet
// first: __syncthreads wants them together.
LUDENS_FN bool is_any_left_in_block(bool plays) {
#ifdef __CUDA_ARCH__
  int some = 0;
  __syncwarp();
  asm volatile("{ .reg .pred p, q; setp.ne.s32 p, %1, 0; barrier.red.or.pred q, 0, p; selp.s32 %0, 1, 0, q; }"
               : "=r"(some)
               : "r"(static_cast<int>(plays))
               : "memory");
  return some != 0;
#else
  return plays;
#endif
}
LUDENS_FN void come_together() {
#ifdef __CUDA_ARCH__
  __syncwarp();
  asm volatile("barrier.sync 0;" ::: "memory");
#endif
}

// What came of games that a thread has played to their end.
template <class Constants>
struct Tally {
  std::uint32_t playouts = 0;
  std::uint64_t plies = 0, signature = 0;
  std::uint32_t wins[Constants::players + 1] = {};  // by player; [0]: nobody alone
  LUDENS_FN void add(std::uint64_t game_signature, int game_plies, int winner) {
    ++playouts;
    plies += static_cast<std::uint64_t>(game_plies);
    signature += mix64(game_signature + static_cast<std::uint64_t>(winner + 2));
    const int who = winner > 0 && winner <= Constants::players ? winner : 0;
    for (int p = 0; p <= Constants::players; ++p) wins[p] += p == who;
  }
};

// How a thread begins a game in the place of the last.
template <class Constants>
class ThreadStart : protected SetsPlayout<InThread<Constants>> {
 public:
  using Base = SetsPlayout<InThread<Constants>>;
  using Game = typename Constants::Game;
  using Plan = SetsPlan<InThread<Constants>>;
  using State = SetsState<InThread<Constants>>;
  using Rules = typename Base::Rules;
  using Course = typename Base::Course;
  using Own = Runner<InThread<Constants>>;

 protected:
  using Base::m;
  LUDENS_FN explicit ThreadStart(Own& runner) : Base(runner) {}

  LUDENS_FN void begin(const State& s, Course& course, std::uint64_t seed, std::uint64_t number,
                       int most) const {
    const std::uint64_t own_seed = mix64(seed + 0x9E3779B97F4A7C15ull * number);
    const std::uint64_t* const start = Constants::start();
    const auto* const from = reinterpret_cast<const std::byte*>(start);
    s.head = *reinterpret_cast<const runtime::Head*>(from);
    copy_words(s.empty, words_at(from, Plan::Space::empty_at), Plan::words);
    copy_words(s.own, words_at(from, Plan::Space::own_at), Plan::own_words);
    if constexpr (Plan::keeps_pieces)
      copy_words(s.piece, words_at(from, Plan::Space::piece_at), Plan::piece_words);
    begin_states(s, from);
    begin_rest(start);
    m.is_full = false;
    const int left = Base::moves_left(s.head);
    course = {Random(own_seed), own_seed, 0, left < most ? left : most};
  }
  LUDENS_FN static const SetWord* words_at(const std::byte* from, int offset) {
    return reinterpret_cast<const SetWord*>(from + offset);
  }
  // The local states, as sets.
  LUDENS_FN void begin_states(const State& s, const std::byte* from) const {
    if constexpr (Plan::planes > 0) {
      clear_words(s.states, Plan::plane_words);
      const typename Plan::Space in_block(m.block);
      const auto* const states = reinterpret_cast<const std::int16_t*>(
          from + (reinterpret_cast<std::byte*>(in_block.state) - m.block));
      for (int site = 0; site < in_block.sites; ++site) s.set_state(site, states[site]);
    }
  }
  // What is neither of the head nor what stands where.
  LUDENS_FN void begin_rest(const std::uint64_t* start) const {
    const typename Plan::Space in_block(m.block);
    const auto at = [&](const void* field) {
      return static_cast<int>(static_cast<const std::byte*>(field) - m.block);
    };
    const int what = at(in_block.what);
    const int who = at(in_block.who);
    auto* const block = reinterpret_cast<std::uint64_t*>(m.block);
#pragma unroll
    for (int i = static_cast<int>(sizeof(runtime::Head)) / 8; i < Constants::bytes / 8; ++i) {
      const bool in_what = i * 8 >= what && i * 8 + 8 <= what + 2 * in_block.sites;
      const bool in_who = i * 8 >= who && i * 8 + 8 <= who + in_block.sites;
      const bool in_sets = i * 8 >= Plan::Space::empty_at &&
                           i * 8 < Plan::Space::own_at + static_cast<int>(sizeof(SetWord)) * Plan::own_words;
      if (!in_what && !in_who && !in_sets) block[i] = start[i];
    }
  }
};

template <class Constants>
class ThreadPlayouts : ThreadStart<Constants> {
 public:
  using Base = ThreadStart<Constants>;
  using Game = typename Constants::Game;
  using typename Base::Course, typename Base::Own, typename Base::Plan, typename Base::State;
  LUDENS_FN explicit ThreadPlayouts(Own& runner) : Base(runner) {}

  // Can games be begun here?
  static constexpr bool is_possible() {
    return Game::plays_in_sets && Game::swap_kind < 0 && !Game::stochastic && Plan::Space::order_at < 0 &&
           (!Plan::keeps_pieces || Plan::Space::piece_at >= 0) && Constants::starts_in_order &&
           rest_bytes() <= kMostRest;
  }

  // What is neither of the head nor of sets nor of what stands where is written anew for each game, while
  // the other threads of the warp wait.
  static constexpr int kMostRest = 512;
  static constexpr int rest_bytes() {
    constexpr int kOfSite = 3;  // what stands there, and whose it is
    return Constants::bytes - static_cast<int>(sizeof(runtime::Head)) - Plan::Space::sites * kOfSite -
           static_cast<int>(sizeof(SetWord)) * (Plan::words + Plan::own_words);
  }

  // take(number) says which is next, while there is one. leave(number) is told of those that must be played
  // elsewhere.
  template <class Take, class Leave>
  [[gnu::always_inline]] LUDENS_FN void play(std::uint64_t seed, int most, Tally<Constants>& tally, Take take,
                                             Leave leave) const {
    std::uint64_t number = 0;
    runtime::Head head;
    SetWord empty[Plan::words];
    SetWord own[Plan::own_words];
    SetWord piece[Plan::piece_words];
    const State s{head, empty, own, piece};
    Course course{Random(0), 0, 0, 0};
    bool plays = take(number);
    if (plays) Base::begin(s, course, seed, number, most);
    while (is_any_left(plays)) {
      if (!plays || round(s, course)) continue;
      if (s.head.over && !m.is_full)
        tally.add(course.signature, course.plies, s.head.winner);
      else
        leave(number);
      plays = take(number);
      if (plays) Base::begin(s, course, seed, number, most);
    }
  }

 private:
  using Base::m;

  template <int mover>
  LUDENS_FN bool one_ply(const State& s, Course& course) const {
    if constexpr (Game::most_offers > 0) {
      using FewOffers = ThreadOffers<Game::most_offers, Constants::words>;
      return this->template ply_in_phase<mover, 0, FewOffers>(s, course);
    } else {
      return this->template ply<mover>(s, course);
    }
  }
  // A ply of each player, or a turn of each where turns mostly have several: all threads of a warp are to do
  // the same. False where that was the last.
  LUDENS_FN bool round(const State& s, Course& course) const {
    if constexpr (Constants::players == 1) {
      return one_ply<1>(s, course);
    } else if constexpr (Constants::whole_turns) {
      while (s.head.mover == 1)
        if (!one_ply<1>(s, course)) return false;
      while (s.head.mover == 2)
        if (!one_ply<2>(s, course)) return false;
      return true;
    } else if constexpr (Game::keeps_course) {
      if (s.head.mover == 1 && !one_ply<1>(s, course)) return false;
      return s.head.mover != 2 || one_ply<2>(s, course);
    } else {
      return one_ply<1>(s, course) && one_ply<2>(s, course);
    }
  }
};

}  // namespace ludens::standalone
