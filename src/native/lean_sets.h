// lean_sets.h - random playouts, as in lean.h, of games whose board is known from its sets: one piece a site,
// or several of a kind.
//
// While such a playout lasts, the head and the sets are variables of one function, which the compiler keeps
// where it likes; what stands on each site is not written down but read off the sets, and put right at the
// end. What else is known of sites (how many pieces, their states), scores and the like stay where they lie
// in the block. Players who have no move pass here, too.
#pragma once

#include "native/lean_sets_world.h"

namespace ludens::standalone {

// Which of so many? The only one needs no chance, which is often so where a game is narrow: nothing is
// guessed. A processor works the next number out while it has little else to do, long before it is known how
// many there are to choose from.
struct Draws {
  Random random;
#ifdef __CUDA_ARCH__
  LUDENS_FN Draws(const Random& from) : random(from) {}
  LUDENS_FN int one_of(int total) {
    Random drawn = random;
    const int n = drawn.below(total);
    go_on(drawn, total);
    return n;
  }
  LUDENS_FN void look_ahead() const {}
#else
  std::uint64_t next = 0;
  LUDENS_FN Draws(const Random& from) : random(from) {
    look_ahead();
  }
  // To be followed by look_ahead() before it is asked again.
  [[gnu::always_inline]] LUDENS_FN int one_of(int total) {
    Random drawn = random;
    drawn.next();
    go_on(drawn, total);
    return Random::below(total, next);
  }
  LUDENS_FN void look_ahead() {
    next = Random(random).next();
  }
#endif

 private:
  [[gnu::always_inline]] LUDENS_FN void go_on(const Random& drawn, int total) {
    const std::uint64_t drew = 0 - static_cast<std::uint64_t>(total != 1);
    random.state ^= (random.state ^ drawn.state) & drew;
  }
};

template <class Constants>
class SetsPlayout {
 public:
  using Game = typename Constants::Game;
  using Own = Runner<Constants>;
  using Rules = standalone::Rules<Constants, true>;
  using Plan = SetsPlan<Constants>;
  using State = SetsState<Constants>;
  static_assert(Constants::players == 2 || (Constants::players == 1 && Game::keeps_course));
  LUDENS_FN explicit SetsPlayout(Own& runner) : m(runner) {}

  // As PlainPlayout::play.
  [[gnu::always_inline]] LUDENS_FN int play(Random& random, int most, std::uint64_t& signature) const {
    const runtime::Head& before = m.head();
    if (!is_at_ease(before)) return 0;
    if (has_several_in_order() || State::has_strangers(typename Plan::Space(m.block).own)) return 0;
    const Start start{before.mover, before.ply, before.turn};
    const int left = moves_left(before);
    Course course{random, signature, 0, left < most ? left : most};
    if constexpr (may_offer_swap()) course.swap_due = Constants::players - 1 - before.ply;
    runtime::Head head = before;
    SetWord empty[Plan::words];
    SetWord own[Plan::own_words];
    SetWord piece[Plan::piece_words];
    SetWord cells[Plan::cell_words];
    static_assert(Plan::planes == 0);  // lean_parts.h has those
    const State s{head, empty, own, piece, nullptr, cells};
    read(s);
    if constexpr (Constants::players == 1) {
      while (ply<1>(s, course)) {
      }
    } else if constexpr (Game::keeps_course) {
      while (head.mover == 1 ? ply<1>(s, course) : ply<2>(s, course)) {
      }
    } else {
      if (start.mover == 1 || ply<2>(s, course))
        while (ply<1>(s, course) && ply<2>(s, course)) {
        }
    }
    random = course.draws.random;
    signature = course.signature;
    if (m.is_full) [[unlikely]]
      return course.plies;
    if (!Game::keeps_course && !head.over) catch_up(head, start, course);
    write(s);
    return course.plies;
  }

 protected:  // lean_gpu.h goes on from here
  struct Start {
    int mover, ply, turn;
  };
  struct Course {
    Draws draws;
    std::uint64_t signature;
    int plies, most;
    int swap_due = -1;     // before that ply a player may change seats instead
    int pass = -1;         // after which ply there was a pass the last time;
    int pass_before = -1;  // the time before
    LUDENS_FN bool passed(int ply) const { return ply > 0 && (ply == pass || ply == pass_before); }
  };
  LUDENS_FN static constexpr int other(int player) { return Constants::players == 1 ? 1 : 3 - player; }

  // May seats be changed in these playouts? Where that is drawn it is done elsewhere.
  static constexpr bool may_offer_swap() {
    return Game::swap_kind >= 0 && !Game::keeps_course && !Rules::keeps_stuck();
  }
  LUDENS_FN bool is_at_ease(const runtime::Head& h) const {
    if (Game::swap_kind >= 0 && h.ply < Constants::players) {
      if (!may_offer_swap() || h.mover != h.ply + 1 || (h.ply > 0 && h.run_mover == h.mover)) return false;
    }
    if (!Game::counts_ticks && m.steps < Game::most_ticks) return false;
    return Game::keeps_course || (h.next == other(h.mover) && !h.last_pass && !h.last_swap);
  }
  LUDENS_FN static int moves_left(const runtime::Head& h) {
    const int turns = Game::max_turns * Constants::players - 1 - h.turn;
    const int moves = Game::max_moves - 1 - h.ply;
    return turns < moves ? turns : moves;
  }
  // Of a kind of which it matters which came first (runtime/order.h).
  LUDENS_FN bool has_several_in_order() const {
    if constexpr (Plan::Space::order_at >= 0) {
      const typename Plan::Space in_block(m.block);
      for (int what = 1; what < Plan::components; ++what)
        if (const std::int16_t* list = runtime::order_list(in_block, what); list && list[0] > 1) return true;
    }
    return false;
  }
  LUDENS_FN void write_order(const State& s) const {
    if constexpr (Plan::Space::order_at >= 0) {
      const typename Plan::Space in_block(m.block);
      for (int what = 1; what < Plan::components; ++what) {
        std::int16_t* const list = runtime::order_list(in_block, what);
        if (!list) continue;
        list[0] = 0;
        for_each_bit(s.pieces(what), Plan::words, [&](int site) {
          list[++list[0]] = static_cast<std::int16_t>(site);
          return false;
        });
      }
    }
  }
  LUDENS_FN void read(const State& s) const {
    const typename Plan::Space in_block(m.block);
    copy_words(s.empty, in_block.empty, Plan::words);
    copy_words(s.own, in_block.own, Plan::own_words);
    if constexpr (Plan::has_cells) read_cells(s, in_block);
    if constexpr (!Plan::keeps_pieces) {
      s.piece[0] = 0;
    } else if constexpr (Plan::Space::piece_at >= 0) {
      copy_words(s.piece, in_block.piece, Plan::piece_words);
    } else {
      clear_words(s.piece, Plan::piece_words);
      for (int site = 0; site < in_block.sites; ++site)
        if (const int what = in_block.what[site]) set_bit(s.piece + what * Plan::words, site);
    }
  }
  LUDENS_FN static void read_cells(const State& s, const typename Plan::Space& in_block) {
    s.cells[0] = 0;
    const auto* const whats = reinterpret_cast<const std::int16_t*>(in_block.what);
#pragma GCC unroll 32  // so that it is known which is written, and all may be registers
    for (int what = 1; what < Plan::components; ++what)
      s.cells[what] =
          State::Columns::in_layers(equal_first(whats, Plan::places, static_cast<std::int16_t>(what)));
  }
  LUDENS_FN void write(const State& s) const {
    m.head() = s.head;
    write_order(s);
    const typename Plan::Space in_block(m.block);
    if constexpr (Plan::has_cells) write_sizes(s, in_block);
    write_sites(s, in_block);
    copy_words(in_block.empty, s.empty, Plan::words);
    copy_words(in_block.own, s.own, Plan::own_words);
    if constexpr (Plan::Space::piece_at >= 0) copy_words(in_block.piece, s.piece, Plan::piece_words);
  }
#if defined(__BMI2__) && !defined(__CUDACC__)
  static constexpr bool writes_many = Plan::words <= 2;
  // The lowest bits of the word at the places of the mask.
  LUDENS_FN static SetWord spread_bits(SetWord word, SetWord mask) {
    return _pdep_u64(word, mask);
  }
#else
  static constexpr bool writes_many = false;
  LUDENS_FN static SetWord spread_bits(SetWord word, SetWord) {
    return word;
  }
#endif
  // What stands on all sites, as many at once as a word has room for: a number of each for each set.
  template <class Value, class EachSet>
  [[gnu::always_inline]] LUDENS_FN static void write_values(Value* values, EachSet each_set) {
    constexpr int kAtOnce = 8 / sizeof(Value);
    constexpr SetWord kFirstBits = ~SetWord{0} / ((SetWord{1} << (8 * sizeof(Value))) - 1);
#pragma GCC unroll 32
    for (int at = 0; at < Plan::places; at += kAtOnce) {
      SetWord all = 0;
      each_set([&](const SetWord* set, int number) __attribute__((always_inline)) {
        all += spread_bits(set[at >> 6] >> (at & 63), kFirstBits) * static_cast<SetWord>(number);
      });
      const int left = Plan::places - at;
      std::memcpy(values + at, &all,
                  sizeof(Value) * static_cast<std::size_t>(left < kAtOnce ? left : kAtOnce));
    }
  }
  LUDENS_FN static void write_all_sites(const State& s, const typename Plan::Space& in_block) {
    const auto by_piece = [&](auto visit) __attribute__((always_inline)) {
#pragma GCC unroll 32
      for (int what = 1; what < Plan::components; ++what) visit(s.pieces(what), what);
    };
    write_values(in_block.what, by_piece);
    if constexpr (Constants::who_is_piece)
      write_values(in_block.who, by_piece);
    else
      write_values(
          in_block.who, [&](auto visit) __attribute__((always_inline)) {
#pragma GCC unroll 32
            for (int player = 1; player <= Plan::players + 1; ++player)
              if (Plan::has_pieces_of(player)) visit(s.own + player * Plan::words, player);
          });
  }
  LUDENS_FN void write_sites(const State& s, const typename Plan::Space& in_block) const {
    if constexpr (writes_many && Plan::has_cells)
      write_columns(s, in_block);
    else if constexpr (writes_many)
      write_all_sites(s, in_block);
    else if constexpr (Plan::has_cells)
      write_all_cells(s, in_block);
    else
      write_changed_sites(s, in_block);
  }
  LUDENS_FN static void write_sizes(const State& s, const typename Plan::Space& in_block) {
#pragma GCC unroll 32
    for (int site = 0; site < Plan::Space::sites; ++site)
      in_block.size[site] = static_cast<std::uint8_t>(s.size(site));
  }
  LUDENS_FN static void write_columns(const State& s, const typename Plan::Space& in_block) {
    SetWord columns[Plan::components];
#pragma GCC unroll 32
    for (int what = 1; what < Plan::components; ++what)
      columns[what] = State::Columns::in_columns(s.cells[what]);
    const auto each = [&](auto visit, auto number) __attribute__((always_inline)) {
#pragma GCC unroll 32
      for (int what = 1; what < Plan::components; ++what) visit(columns + what, number(what));
    };
    write_values(
        in_block.what, [&](auto visit)
                           __attribute__((always_inline)) { each(visit, [](int what) { return what; }); });
    write_values(
        in_block.who, [&](auto visit)
                          __attribute__((always_inline)) { each(visit, Constants::owner_known); });
  }
  LUDENS_FN static void write_all_cells(const State& s, const typename Plan::Space& in_block) {
    for (int cell = 0; cell < Plan::places; ++cell) {
      in_block.what[cell] = static_cast<std::uint16_t>(s.what(cell));
      in_block.who[cell] = static_cast<std::uint8_t>(s.who(cell));
    }
  }
  // Those where something changed; without sets of pieces in the state, nobody knows which.
  LUDENS_FN void write_changed_sites(const State& s, const typename Plan::Space& in_block) const {
    constexpr bool is_known = !Plan::keeps_pieces || Plan::Space::piece_at >= 0;
    for (int word = 0; word < Plan::words; ++word) {
      SetWord changed = is_known ? s.empty[word] ^ in_block.empty[word] : ~SetWord{0};
      s.for_each_set([&](SetWord* set, int player, int component) {
        if constexpr (is_known) {
          const SetWord* const before =
              component < 0 ? in_block.own + player * Plan::words : in_block.piece + component * Plan::words;
          changed |= set[word] ^ before[word];
        }
      });
      for (; changed; changed &= changed - 1) {
        const int site = word * 64 + lowest_bit(changed);
        if (site >= in_block.sites) break;
        in_block.what[site] = static_cast<std::uint16_t>(s.what(site));
        in_block.who[site] = static_cast<std::uint8_t>(s.who(site));
      }
    }
  }
  // The head as Turns would have left it after so many moves of players in turn.
  LUDENS_FN static void catch_up(runtime::Head& h, const Start& before, const Course& course) {
    const int plies = course.plies;
    if (plies == 0) return;
    // From the third on they are all alike, but for who made them and whether they were passes.
    constexpr int kUnlike = 3;
    const int mover = h.mover;
    const int first = plies < kUnlike ? 0 : plies - kUnlike;
    if (first > 0) {
      // Nobody knows any more who passed before, nor does it matter: two passes end the game.
      h.run_moves = 1;
      h.run_passed = 0;
      h.run_mover = static_cast<std::int16_t>(first % 2 == 1 ? before.mover : other(before.mover));
    }
    for (int i = first; i < plies; ++i) {
      h.mover = i % 2 == 0 ? before.mover : other(before.mover);
      runtime::note_move(h, course.passed(i + 1));
    }
    h.last_pass = course.passed(plies);
    h.mover = mover;
    h.ply = before.ply + plies;
    h.turn = before.turn + plies;
    h.turns_of_mover = 0;
  }

  // May a pass be made here? It takes back what it was asked to do.
  static constexpr bool makes_passes() {
    return (Game::keeps_course || Game::draw_when_all_pass) && Game::pass_thens == 0;
  }
  // Is it a draw, because nobody does anything else?
  LUDENS_FN static bool all_passed(const runtime::Head& h, const Move& move, const Course& course) {
    if constexpr (!Game::draw_when_all_pass || !makes_passes())
      return false;
    else if constexpr (Game::keeps_course)
      return runtime::all_passed(h, Constants::players);
    else
      return move.kind == Game::pass_kind && course.passed(course.plies - 1);
  }

  // False where that was the last, or could not be made.
  template <int mover>
  [[gnu::always_inline]] LUDENS_FN bool ply(const State& s, Course& course) const {
    if constexpr (Game::most_offers > 0) {
      return ply_in_phase<mover, 0, Offers<Game::most_offers, Constants::words>>(s, course);
    } else {
      m.candidates.clear();
      return ply<mover>(s, course, m.candidates, Game::phases == 1 ? 0 : m.view.phase[mover]);
    }
  }
  // Where there are few offers, the phase is known to the compiler, too, and so what kinds they are of.
  template <int mover, int phase, class FewOffers>
  [[gnu::always_inline]] LUDENS_FN bool ply_in_phase(const State& s, Course& course) const {
    if constexpr (phase + 1 < Game::phases)
      if (m.view.phase[mover] != phase) return ply_in_phase<mover, phase + 1, FewOffers>(s, course);
    FewOffers offers;
    return ply<mover>(s, course, offers, phase);
  }
  template <int mover, class List>
  [[gnu::always_inline]] LUDENS_FN bool ply(const State& s, Course& course, List& list, int phase) const {
    if (course.plies >= course.most) return false;
    const SetsWorld<Constants, mover, List> w(m, s, list);
    runtime::Head& h = s.head;
    if (h.over) __builtin_unreachable();
    if constexpr (Game::counts_ticks) m.steps_left = m.steps;
    if constexpr (Game::has_memos) m.begin_epoch();
    Game::list(w, phase, mover);
    if constexpr (Game::has_memos) m.epoch = 0;
    if (m.is_full) [[unlikely]]
      return false;
    Move move;
    const Draws before = course.draws;
    const bool swap_due = may_offer_swap() && mover == Constants::players && course.plies == course.swap_due;
    bool swaps = false;
    if (draw(w, list, course.draws, move, swap_due, swaps)) [[likely]] {
      if constexpr (Rules::keeps_stuck()) h.stalemated &= ~(1u << mover);
    } else {
      if (swaps || !makes_passes() || course.plies == 0 || m.is_full) {
        course.draws = before;
        return false;
      }
      move.kind = static_cast<std::uint16_t>(Game::pass_kind);
      move.from = move.to = -1;
      if constexpr (Rules::keeps_stuck()) h.stalemated |= 1u << mover;
    }
    interpreter::add_to_signature(course.signature, move);
    ++course.plies;
    if (makes_passes() && !Game::keeps_course && move.kind == Game::pass_kind) [[unlikely]] {
      course.pass_before = course.pass;
      course.pass = course.plies;
    }
    if constexpr (Rules::keeps_decided()) h.decided = -1;
    w.make_move(move, static_cast<int>(Rules::then_count(move.kind)));
    const bool all_pass = all_passed(h, move, course);
    judge<mover>(w, phase, all_pass);
    if (!h.over) judge<mover>(w, -1, all_pass);
    if constexpr (Game::most_offers > 0) course.draws.look_ahead();
    if (h.over || m.is_full) [[unlikely]]
      return false;
    if constexpr (Game::phases > 1)
      for (int player = 1; player <= Constants::players; ++player)
        m.view.phase[player] = static_cast<std::uint8_t>(Game::next_phase(w, m.view.phase[player], player));
    if constexpr (Game::has_visited) note_visited(h);
    if constexpr (Game::keeps_course)
      change_turn<mover>(h);
    else
      turn_to<other(mover)>(h);
    return true;
  }
  template <int mover, class World>
  [[gnu::always_inline]] LUDENS_FN void judge(const World& w, int phase, bool all_pass) const {
    if (!Game::end(w, phase, mover)) return;
    if (all_pass && !w.head().over) [[unlikely]] {
      w.aside([](auto& there) { kernels::apply_result(there, kernels::ResultKind::Draw, 0, true); });
    }
    w.head().losses_now = 0;
  }
  // One of those that are legal; false: there is none, or the player changes seats, which is offered last.
  template <class World, class List>
  [[gnu::always_inline]] LUDENS_FN bool draw(const World& w, List& list, Draws& draws, Move& move,
                                             bool swap_due, bool& swaps) const {
    if constexpr (Game::most_offers > 0) {
      const int total = list.total + swap_due;
      if (total == 0) return false;
      const int n = draws.one_of(total);
      swaps = swap_due && n == list.total;
      if (swaps) return false;
      read(list, n, move);
      return true;
    } else {
      if (swap_due) offer_swap(list);
      while (list.total > 0 && !m.is_full) {
        const int n = draws.one_of(list.total);
        draws.look_ahead();
        read(list, n, move);
        swaps = swap_due && move.kind == Game::swap_kind;
        if (swaps) return false;
        if (!Rules::is_checked(move.kind) || w.holds(move, 0)) return true;
        list.drop(n);
      }
      return false;
    }
  }
  // Written down where moves may turn out to be illegal: it comes to the place of one that is dropped.
  template <class List>
  LUDENS_FN void offer_swap(List& list) const {
    Move swap;
    swap.kind = static_cast<std::uint16_t>(Game::swap_kind);
    list.add(swap);
    if (list.full) m.stop();
  }
  template <class List>
  [[gnu::always_inline]] LUDENS_FN static void read(const List& list, int n, Move& move) {
    if constexpr (Game::most_offers > 0) {
      list.template read<Constants>(n, move);
    } else {
      int at = 0;
      for (int g = 0; g < list.group_count; ++g) at += list.groups[g].upto <= n;
      const int before = at > 0 ? list.groups[at - 1].upto : 0;
      if (at == list.group_count) {
        move = list.moves[n - before];
        return;
      }
      const interpreter::Group& group = list.groups[at];
      const int to = nth_bit(list.sites(group), n - before);
      move.kind = group.kind;
      move.to = to;
      move.from = group.mode == interpreter::Group::From::Back   ? Constants::back(group.from, to)
                  : group.mode == interpreter::Group::From::IsTo ? to
                                                                 : group.from;
    }
  }
  template <int mover>
  LUDENS_FN static void turn_to(runtime::Head& h) {
    h.mover = mover;
    h.next = other(mover);
    h.prev = other(mover);
  }
  LUDENS_FN void note_visited(const runtime::Head& h) const {
    if (h.mover != h.next) return clear_words(m.view.visited, Plan::words);
    if (h.last_from >= 0) set_bit(m.view.visited, h.last_from);
    if (h.last_to >= 0) set_bit(m.view.visited, h.last_to);
  }
  template <int mover>
  LUDENS_FN static void change_turn(runtime::Head& h) {
    if constexpr (Rules::keeps_counter()) ++h.counter;
    h.prev = mover;
    h.mover = h.next;
    if (h.mover == mover) {
      ++h.turns_of_mover;
    } else {
      h.turns_of_mover = 0;
      ++h.turn;
    }
    h.next = other(h.mover);
  }

  Own& m;
};

template <class Constants>
LUDENS_FN int play_loop(Runner<Constants>& own, Random& random, int most, std::uint64_t& signature) {
  if constexpr (Constants::Game::plays_in_sets)
    return SetsPlayout<Constants>(own).play(random, most, signature);
  else
    return PlainPlayout<Constants>(own).play(random, most, signature);
}
template <class Constants>
[[gnu::flatten]] LUDENS_FN int play_flatly(Runner<Constants>& own, Random& random, int most,
                                           std::uint64_t& signature) {
  return play_loop(own, random, most, signature);
}

// Of a plain game, in the way that it allows; returns how many moves were made. All of it is one function,
// unless consequences may have consequences, or moves are asked for within the conditions of moves: then
// there would be no end to it for the compiler.
template <class Constants>
LUDENS_FN int play_plainly(Runner<Constants>& own, Random& random, int most, std::uint64_t& signature) {
  using Game = typename Constants::Game;
  if constexpr (Game::plays_in_sets ||
                (Game::acts_directly && Game::follows_directly && !Game::asks_in_circles))
    return play_flatly(own, random, most, signature);
  else
    return play_loop(own, random, most, signature);
}

}  // namespace ludens::standalone
