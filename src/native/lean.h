// lean.h - random playouts of games in which nothing happens between turns.
//
// Of such a game it is known before it is played (Game::is_plain) that players move one after the other, that
// each move that is offered is legal and is carried out as it comes, and that no rule asks how many moves
// there have been. So the mover of each ply is a constant here, moves are drawn without being written down
// where there are few groups of them, and what the head keeps of the course is put right at the end. A player
// who has no move passes, which is not done here: whoever called goes on with interpreter::Turns.
#pragma once

#include <cstddef>

#include "native/gathering.h"

namespace ludens::standalone {

struct PackedStep {
  std::uint8_t from, to;
};
#if defined(__BMI2__) && !defined(__CUDACC__)
inline constexpr bool kGathersBits = true;
#else
inline constexpr bool kGathersBits = false;
#endif

// Groups of moves, of which there are so many at the most. Which of them a move is in is found without a
// branch: nobody can foretell it.
template <int most, int words>
struct Offers {
  using From = interpreter::Group::From;
  struct Offer {
    std::uint64_t how;  // kind, mode, and where from, side by side
    SetWord sites[words];
  };
  static constexpr int kModeAt = 16, kFromAt = 32;
  // Of a few the right one is made of masks, so that all of them stay in registers; of more it is looked up.
  static constexpr bool is_masked = most <= 8 && most * words <= 16;
  Offer all[most];
  int before[most + 1];  // moves in all groups before this one
  int count = 0, total = 0;
  const PackedStep* steps = nullptr;  // which one each bit of the only group stands for

  // Groups that are not there begin after all moves.
  LUDENS_FN Offers() {
    constexpr int kNever = 0x7FFFFFFF;
    before[0] = 0;
#pragma GCC unroll 17
    for (int i = 1; i <= most; ++i) before[i] = kNever;
  }
  LUDENS_FN void add_steps(int kind, SetWord bits, const PackedStep* which) {
    all[0].how = static_cast<std::uint64_t>(kind);
    all[0].sites[0] = bits;
    total = popcount(bits);
    steps = which;
  }
  LUDENS_FN void add_group(int kind, From mode, int /*mover*/, int from, const SetWord* sites) {
    Offer& offer = all[count++];
    offer.how = static_cast<std::uint64_t>(kind) | static_cast<std::uint64_t>(mode) << kModeAt |
                static_cast<std::uint64_t>(from) << kFromAt;
    total += count_bits(sites, words);
    before[count] = total;
    copy_words(offer.sites, sites, words);
  }
  template <class Constants>
  [[gnu::always_inline]] LUDENS_FN void read(int n, Move& move) const {
    if (steps) {
      const PackedStep step = steps[nth_bit(all[0].sites, n)];
      move.kind = static_cast<std::uint16_t>(all[0].how);
      move.from = step.from;
      move.to = step.to;
    } else if constexpr (most == 1) {
      take<Constants>(all[0], n, move);
    } else if constexpr (is_masked) {
      read_masked<Constants>(n, move);
    } else {
      int at = 0;
#pragma GCC unroll 16
      for (int i = 1; i < most; ++i) at += before[i] <= n;
      take<Constants>(all[at], n - before[at], move);
    }
  }
  // What one has that the one before it has not comes in where it is later than that.
  template <class Constants>
  [[gnu::always_inline]] LUDENS_FN void read_masked(int n, Move& move) const {
    Offer chosen = all[0];
    int first = 0;
#pragma GCC unroll 16
    for (int i = 1; i < most; ++i) {
      const SetWord later = 0 - static_cast<SetWord>(before[i] <= n);
      first ^= (before[i - 1] ^ before[i]) & static_cast<int>(later);
      chosen.how ^= (all[i - 1].how ^ all[i].how) & later;
#pragma GCC unroll 16
      for (int word = 0; word < words; ++word)
        chosen.sites[word] ^= (all[i - 1].sites[word] ^ all[i].sites[word]) & later;
    }
    take<Constants>(chosen, n - first, move);
  }
  template <class Constants>
  [[gnu::always_inline]] LUDENS_FN static void take(const Offer& offer, int nth, Move& move) {
    if (words == 1 && nth >= popcount(offer.sites[0])) __builtin_unreachable();
    const int to = nth_bit(offer.sites, nth);
    const auto mode = static_cast<From>((offer.how >> kModeAt) & 0xFF);
    const int from = static_cast<int>(offer.how >> kFromAt);
    move.kind = static_cast<std::uint16_t>(offer.how);
    move.to = to;
    move.from = mode == From::IsTo ? to : mode == From::Fixed ? from : Constants::back(from, to);
  }
};

// All steps of a turn side by side in a word, so many bits for each way as it has ends: which one is drawn
// needs no sum over ways. In the order of the groups that they would be.
template <class World>
struct PackedSteps {
  const World& w;
  const int kind;
  const PackedStep* const steps;
  SetWord bits = 0;
  template <int at, SetWord ends>
  [[gnu::always_inline]] LUDENS_FN void add(int /*kind*/, int /*relation*/, SetWord to) {
    bits |= gathered_bits(to, ends) << at;
  }
  [[gnu::always_inline]] LUDENS_FN bool close() const {
    w.offered.add_steps(kind, bits, steps);
    return !w.check_list();
  }
};
// The same where lists are of another kind, or bits are gathered one by one.
template <class Room>
struct EachSteps {
  Room room;
  template <int, SetWord>
  LUDENS_FN void add(int kind, int relation, SetWord to) {
    room.add(kind, relation, to);
  }
  LUDENS_FN bool close() { return room.close(); }
};
template <class World>
[[gnu::always_inline]] LUDENS_FN auto packed_steps(const World& w, int kind, const PackedStep* steps) {
  if constexpr (kGathersBits && requires { w.offered.steps; })
    return PackedSteps<World>{w, kind, steps};
  else
    return EachSteps<decltype(w.step_room(0))>{w.step_room(0)};
}

// A world in which it is known whose turn it is, and in which moves go into a list that is known, too.
template <class Constants, int mover, class List>
struct LeanWorld : World<Constants> {
  using Whole = World<Constants>;
  using Whole::m;
  List& offered;
  LUDENS_FN LeanWorld(Runner<Constants>& runner, List& moves) : Whole(runner), offered(moves) {}

  LUDENS_FN int number(int offset) const {
    return offset == static_cast<int>(offsetof(runtime::Head, mover)) ? mover : Whole::number(offset);
  }
  template <class... Captures>
  [[gnu::always_inline]] LUDENS_FN bool list_move(int kind, int from, int to, Captures... captures) const {
    this->write(offered.next_move(), kind, from, to, captures...);
    return !check_list();
  }
  LUDENS_FN bool list_group(int kind, interpreter::Group::From mode, int from, const SetWord* to) const {
    offered.add_group(kind, mode, mover, from, to);
    return !check_list();
  }
  LUDENS_FN void list_steps(int kind, int relation, SetWord to) const {
    offered.add_group(kind, interpreter::Group::From::Back, mover, relation, &to);
  }
  LUDENS_FN bool check_list() const {
    if constexpr (requires { offered.full; }) {
      if (offered.full) [[unlikely]]
        m.stop();
      return !m.is_full;
    } else {
      return true;
    }
  }
  struct StepRoom {
    const LeanWorld& w;
    LUDENS_FN void add(int kind, int relation, SetWord to) { w.list_steps(kind, relation, to); }
    LUDENS_FN bool close() { return !w.check_list(); }
  };
  LUDENS_FN StepRoom step_room(int) const { return {*this}; }
  template <int kind>
  LUDENS_FN Listing<LeanWorld, kind> listing() const {
    return {*this};
  }
};

template <class Constants>
class PlainPlayout {
 public:
  using Game = typename Constants::Game;
  using Own = Runner<Constants>;
  using Rules = standalone::Rules<Constants, true>;
  LUDENS_FN explicit PlainPlayout(Own& runner) : m(runner), r(runner) {}

  // Random moves, so many at the most, until the game is over or a player has none. Returns how many.
  LUDENS_FN int play(Random& random, int most, std::uint64_t& signature) const {
    const runtime::Head& h = m.head();
    if (!is_at_ease(h)) return 0;
    const Start before{h.mover, h.ply, h.turn};
    const int left = moves_left(h);
    Course course{random, signature, 0, left < most ? left : most};
    if constexpr (Constants::players == 1) {
      while (ply<1>(course)) {
      }
    } else if constexpr (Game::keeps_course) {
      while (m.head().mover == 1 ? ply<1>(course) : ply<2>(course)) {
      }
    } else {
      if (before.mover == 1 || ply<2>(course))
        while (ply<1>(course) && ply<2>(course)) {
        }
    }
    random = course.random;
    signature = course.signature;
    if (!Game::keeps_course && !m.head().over) catch_up(before, course.plies);
    return course.plies;
  }

 private:
  struct Start {
    int mover, ply, turn;
  };
  static_assert(!Game::is_plain || Constants::players == 2 ||
                (Constants::players == 1 && Game::keeps_course));
  struct Course {
    Random random;
    std::uint64_t signature;
    int plies, most;
  };
  LUDENS_FN static constexpr int other(int player) { return Constants::players == 1 ? 1 : 3 - player; }

  // A swap may still be due; and where the course is not kept, turns are to go round from here on.
  LUDENS_FN static bool is_at_ease(const runtime::Head& h) {
    if (Game::swap_kind >= 0 && h.ply < Constants::players) return false;
    return Game::keeps_course || (h.next == other(h.mover) && !h.last_pass && !h.last_swap);
  }
  // Before the game is too long.
  LUDENS_FN static int moves_left(const runtime::Head& h) {
    const int turns = Game::max_turns * Constants::players - 1 - h.turn;
    const int moves = Game::max_moves - 1 - h.ply;
    return turns < moves ? turns : moves;
  }
  // The head as Turns would have left it after so many moves of players in turn, none of them a pass.
  LUDENS_FN void catch_up(const Start& before, int plies) const {
    if (plies == 0) return;
    runtime::Head& h = m.head();
    // From the third on they are all alike, but for who made them.
    constexpr int kUnlike = 3;
    const int mover = h.mover;
    for (int i = 0; i < plies && i < kUnlike; ++i) {
      h.mover = i % 2 == 0 ? before.mover : other(before.mover);
      runtime::note_move(h, false);
    }
    if (plies > kUnlike) {
      h.run_mover = static_cast<std::int16_t>(h.prev);
      h.run_before = static_cast<std::int16_t>(mover);
    }
    h.mover = mover;
    h.ply = before.ply + plies;
    h.turn = before.turn + plies;
    h.turns_of_mover = 0;
  }

  // False where that was the last, or could not be made.
  template <int mover>
  [[gnu::always_inline]] LUDENS_FN bool ply(Course& course) const {
    if constexpr (Game::most_offers > 0) {
      Offers<Game::most_offers, Constants::words> offers;
      return ply<mover>(course, offers);
    } else {
      m.candidates.clear();
      return ply<mover>(course, m.candidates);
    }
  }
  template <int mover, class List>
  [[gnu::always_inline]] LUDENS_FN bool ply(Course& course, List& list) const {
    if (course.plies >= course.most) return false;
    const LeanWorld<Constants, mover, List> w(m, list);
    m.steps_left = m.steps;
    if constexpr (Game::has_memos) m.begin_epoch();
    Game::list(w, 0, mover);
    if constexpr (Game::has_memos) m.epoch = 0;
    Move move;
    const Random before = course.random;
    if (!draw(list, course.random, move) || m.is_full) [[unlikely]] {
      course.random = before;
      return false;
    }
    interpreter::add_to_signature(course.signature, move);
    ++course.plies;
    make<mover>(w, move);
    Game::end(w, 0, mover);
    if (!m.head().over) Game::end(w, -1, mover);
    m.head().losses_now = 0;
    if (m.head().over || m.is_full) [[unlikely]]
      return false;
    if constexpr (Game::keeps_course)
      change_turn<mover>();
    else
      turn_to<other(mover)>();
    return true;
  }

  // One of those that are legal.
  template <class List>
  LUDENS_FN bool draw(List& list, Random& random, Move& move) const {
    while (list.total > 0) {
      const int n = list.total == 1 ? 0 : random.below(list.total);
      if constexpr (Game::most_offers > 0) {
        list.template read<Constants>(n, move);
        return true;
      } else {
        r.nth_move(list, n, move);
        if (!Rules::is_checked(move.kind) || r.passes_filters(move)) return true;
        if (m.is_full) return false;
        list.drop(n);
      }
    }
    return false;
  }
  template <int mover, class World>
  LUDENS_FN void make(const World& w, const Move& move) const {
    runtime::Head& h = m.head();
    if constexpr (Rules::keeps_stuck()) h.stalemated &= ~(1u << mover);
    if constexpr (Game::keeps_course) {
      h.keeps_turn = 0;
      if constexpr (Rules::keeps_decided()) h.decided = -1;
      const SiteLevels levels = r.levels(move);
      const typename Rules::Aftermath aftermath(m, move, levels);
      act(w, move);
      r.remember_last(move, levels);
      aftermath.note();
      run_thens(move);
      aftermath.note();
    } else {
      act(w, move);
      h.last_from = move.from;
      h.last_to = move.to;
      run_thens(move);
    }
  }
  LUDENS_FN void run_thens(const Move& move) const {
    const int thens = static_cast<int>(Rules::then_count(move.kind));
    for (int i = 0; i < thens; ++i) r.run_then(move.kind, static_cast<std::size_t>(i));
  }
  template <class World>
  LUDENS_FN void act(const World& w, const Move& move) const {
    if (Rules::is_direct(move.kind)) return Game::act(Direct<World>(w), move);
    const int first = m.actions.count;
    Game::act(r.w, move);
    m.commit(first);
  }
  template <int mover>
  LUDENS_FN void turn_to() const {
    runtime::Head& h = m.head();
    h.mover = mover;
    h.next = other(mover);
    h.prev = other(mover);
  }
  template <int mover>
  LUDENS_FN void change_turn() const {
    runtime::Head& h = m.head();
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
  const Rules r;
};

}  // namespace ludens::standalone
