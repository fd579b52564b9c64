// lean_sets_world.h - the world of a playout in sets (lean_sets.h): how moves are made and tried out there,
// and who is asked whether a player has one.
#pragma once

#include "native/lean_sets_state.h"

namespace ludens::standalone {

// A world in which actions wait until all of them are known.
template <class World>
struct Waiting : World {
  static constexpr int kMost = 128 * World::Plan::words;  // two for each site
  struct Action {
    void (*commit)(const World& w, const std::int32_t* values);
    std::int32_t v[9];
  };
  struct List {
    int count = 0;
    Action all[kMost];
  };
  List& waiting;
  LUDENS_FN Waiting(const World& w, List& list) : World(w), waiting(list) {}
  template <class Change>
  LUDENS_FN void push(ir::OpNumber /*op*/, const Change& change) const {
    static_assert(sizeof(Change) <= sizeof(Action::v) && alignof(Change) == alignof(std::int32_t));
    if (waiting.count == kMost) return this->m.stop();
    Action& action = waiting.all[waiting.count++];
    action.commit = [](const World& w, const std::int32_t* values) {
      reinterpret_cast<const Change*>(values)->commit(w);
    };
    std::memcpy(action.v, &change, sizeof(change));
  }
  // Nothing follows moves that are made where they are found.
  template <class Act>
  LUDENS_FN bool effect(int /*kind*/, int /*from*/, int /*to*/, Act act) const {
    return merge(0, act);
  }
  template <class Act>
  LUDENS_FN bool merge(int /*kind*/, Act act) const {
    act();
    return this->is_stopped();
  }
};

// A world whose board is those sets; `mover` 0: it is not known whose turn it is. `Self` derives from this.
template <class Constants, int mover, class List, class Self>
struct SetsView : LeanWorld<Constants, mover, List> {
  using Lean = LeanWorld<Constants, mover, List>;
  using Plan = SetsPlan<Constants>;
  using Space = typename Plan::Space;
  using Game = typename Constants::Game;
  using Rules = standalone::Rules<Constants, true>;
  using Lean::m, Lean::block, Lean::offered;
  using typename Lean::SiteType;
  static constexpr bool only_sets = true;
  const SetsState<Constants> s;
  LUDENS_FN SetsView(Runner<Constants>& runner, const SetsState<Constants>& state, List& moves)
      : Lean(runner, moves), s(state) {}

  LUDENS_FN runtime::Head& head() const { return s.head; }
  // Where no turn can take too many rounds, nobody counts them.
  LUDENS_FN bool tick() const { return !Game::counts_ticks || m.tick(); }
  LUDENS_FN int number(int offset) const {
    if (mover != 0 && offset == static_cast<int>(offsetof(runtime::Head, mover))) return mover;
    const std::byte* const from = offset < static_cast<int>(sizeof(runtime::Head))
                                      ? reinterpret_cast<const std::byte*>(&s.head)
                                      : block;
    return *reinterpret_cast<const std::int32_t*>(from + offset);
  }
  LUDENS_FN const SetWord* set(int offset) const {
    constexpr int kBytes = Plan::words * 8;
    if (offset == Space::empty_at) return s.empty;
    if (offset >= Space::own_at && offset < Space::own_at + Plan::own_words * 8)
      return s.own + (offset - Space::own_at) / kBytes * Plan::words;
    if (Space::piece_at >= 0 && offset >= Space::piece_at &&
        offset < Space::piece_at + Plan::components * kBytes)
      return s.piece + (offset - Space::piece_at) / kBytes * Plan::words;
    return reinterpret_cast<const SetWord*>(block + offset);
  }
  template <SiteType type>
  LUDENS_FN auto space(Is<type> is) const {
    if constexpr (type == Constants::default_type)
      return SetsSpace<Constants>(block, s);
    else
      return Lean::space(is);
  }
  LUDENS_FN auto space(SiteType) const { return SetsSpace<Constants>(block, s); }
  LUDENS_FN auto space(int) const { return SetsSpace<Constants>(block, s); }
  LUDENS_FN int sites(int type) const {
    return type == static_cast<int>(Constants::default_type) ? Space::sites : 0;
  }
  LUDENS_FN runtime::Board<const Self> board() const { return runtime::Board<const Self>(self()); }
  template <int kind>
  LUDENS_FN Listing<Self, kind> listing() const {
    return {self()};
  }
  template <Sink sink, class Fn>
  LUDENS_FN EachMove<Self, sink, Fn> each_move(Fn fn) const {
    return {self(), fn};
  }
  LUDENS_FN Looking<Self> looking() const { return {self()}; }
  // Nothing follows parts of moves here, but where the world says so.
  LUDENS_FN void follow_part(int) const {}

  // What moves of one piece come to (kernels::move_quickly, place_quickly): where they are not as simple as
  // they seem, nothing happens either.
  [[gnu::always_inline]] LUDENS_FN void travel(int from, int to, bool replaces) const {
    if (from == to) [[unlikely]] {
      if (replaces) s.put(from, 0, 0);
    } else if (SetsState<Constants>::has(s.own + mover * Plan::words, from) != 0) [[likely]] {
      s.template move_own<mover>(from, to);
    } else if (SetsState<Constants>::has(s.empty, from) == 0) {
      s.move(from, to);
    }
  }
  [[gnu::always_inline]] LUDENS_FN void place(int to, int what) const {
    if (SetsState<Constants>::has(s.empty, to) != 0 && what > 0 && what < Plan::components)
      s.put_on_empty(to, what, Constants::owner(what));
  }
  // What is asked about moves matters to their conditions alone, where no threat is asked for.
  struct NothingAsked {};
  LUDENS_FN auto asking_inside(int filters) const {
    if constexpr (Game::has_filters)
      return Lean::asking_inside(filters);
    else
      return NothingAsked{};
  }
  template <class Fn>
  LUDENS_FN bool any(Fn fn) const {
    if constexpr (Game::has_filters)
      return Lean::any(fn);
    else
      return fn();
  }
  LUDENS_FN static bool is_within(int from, int to) {
    constexpr auto kSites = static_cast<unsigned>(Space::sites);
    return static_cast<unsigned>(from) < kSites && static_cast<unsigned>(to) < kSites;
  }

 private:
  LUDENS_FN const Self& self() const { return static_cast<const Self&>(*this); }
};

// ... and of which it is known whose turn it is.
template <class Constants, int mover, class List>
struct SetsWorld : SetsView<Constants, mover, List, SetsWorld<Constants, mover, List>> {
  using View = SetsView<Constants, mover, List, SetsWorld>;
  using typename View::Game, typename View::Plan, typename View::Rules;
  using View::m, View::s, View::offered, View::space, View::tick, View::is_within;
  static constexpr bool is_never_threatened = true;
  LUDENS_FN SetsWorld(Runner<Constants>& runner, const SetsState<Constants>& state, List& moves)
      : View(runner, state, moves) {}
  // Field by field: what is copied as a whole the compiler keeps in memory.
  LUDENS_FN SetsWorld(const SetsWorld& w) : SetsWorld(w.m, w.s, w.offered) {}

  // The same where pieces are counted, and nothing else is known of them; false where there is more to it.
  [[gnu::always_inline]] LUDENS_FN bool travel_counted(int from, int to) const {
    std::int16_t* const count = space(this->default_type()).count;
    if (!is_within(from, to)) [[unlikely]]
      return false;
    const int what = s.what(from);
    if (what == 0 || SetsState<Constants>::has(s.empty, to) == 0) [[unlikely]]
      return false;
    if (count[from] > 1) {
      --count[from];
      s.put_on_empty(to, what, Constants::owner(what));
    } else {
      s.move(from, to);
      count[from] = 0;
    }
    count[to] = 1;
    return true;
  }
  // What is seldom done, in a function of its own.
  template <class Act>
  [[gnu::always_inline]] LUDENS_FN void rarely(Act act) const {
    aside([=](auto& there) { act_rarely(there, act); });
  }
  template <class Act>
  LUDENS_RARE static void act_rarely(const SetsWorld& there, Act act) {
    act(Direct<SetsWorld>(there));
  }

  // Carries out what `gather` pushes, in a world of its own, once all of it is known.
  template <class Gather>
  LUDENS_FN void carry_out_later(Gather gather) const {
    typename Waiting<SetsWorld>::List list;
    const std::uint32_t outer = m.epoch;
    if constexpr (Game::has_memos) m.begin_epoch();
    gather(Waiting<SetsWorld>(*this, list));
    if constexpr (Game::has_memos) m.epoch = outer;
    const Direct<SetsWorld> direct(*this);
    for (int i = 0; i < list.count && !m.is_full; ++i) list.all[i].commit(direct, list.all[i].v);
  }
  // A move with the first of its consequences, so many at the most.
  [[gnu::always_inline]] LUDENS_FN void make_move(const Move& move, int most_thens) const {
    runtime::Head& h = s.head;
    if constexpr (Game::keeps_course) h.keeps_turn = 0;
    if (Game::acts_directly || Rules::is_direct(move.kind))
      Game::act_in_sets(Direct<SetsWorld>(*this), move);
    else
      carry_out_later([&](const auto& w) { Game::act(w, move); });
    if constexpr (Game::keeps_course) {
      const bool pass = Rules::is_pass(move.kind);
      runtime::note_move(h, pass);
      h.last_pass = pass;
      h.last_swap = 0;
    }
    h.last_from = move.from;
    h.last_to = move.to;
    const int all = static_cast<int>(Rules::then_count(move.kind));
    for (int i = 0; i < all && i < most_thens; ++i) {
      const auto then = static_cast<std::size_t>(i);
      if (!tick()) [[unlikely]]
        return;
      if (Game::follows_directly || Rules::is_direct_then(move.kind, then))
        Game::then_now(Direct<SetsWorld>(*this), move.kind, then);
      else
        carry_out_later([&](const auto& w) { Game::then(w, move.kind, then); });
    }
    if constexpr (Game::has_marked) {
      if (h.keeps_turn || !any_bit(this->view.to_remove, Plan::words)) return;
      const Direct<SetsWorld> direct(*this);
      kernels::take_marked(direct);
    }
  }
  // Do the conditions of the move hold, so many outer ones left aside? As interpreter::filters_hold, where
  // nothing comes before a move and none is listed in another's turn.
  LUDENS_FN bool holds(const Move& move, int outer_filters) const {
    int end = static_cast<int>(Rules::filter_count(move.kind));
    if (outer_filters >= end) return true;
    const interpreter::AskingWithin asking(m.question);
    const std::uint32_t outer = m.epoch;
    bool holds = true;
    while (holds && end > outer_filters && !m.is_full) {
      const auto seen = filter_thens(move, end - 1);
      const bool is_travel = seen == 0 && is_counted_travel(move);
      const Undone undone(*this, is_travel ? &move : nullptr);
      m.epoch = 0;
      make_move(move, static_cast<int>(seen));
      if (s.head.mover == s.head.next) s.head.next = s.head.prev;
      for (; holds && end > outer_filters && filter_thens(move, end - 1) == seen; --end)
        holds = tick() && Game::filter(*this, move, static_cast<std::size_t>(end - 1));
    }
    m.epoch = outer;
    return holds;
  }
  // Does it change no more than the sets and two numbers, as travel_counted does?
  LUDENS_FN static bool is_counted_travel(const Move& move) {
    return !Game::has_marked && move.kind < 64 && ((Game::counted_kinds >> move.kind) & 1) != 0 &&
           is_within(move.from, move.to);
  }
  LUDENS_FN static std::size_t filter_thens(const Move& move, int filter) {
    return Rules::filter_thens(move.kind, static_cast<std::size_t>(filter));
  }
  // What happens while it lives is undone: all of it, or the travel of one piece, which changes no more than
  // the sets and the numbers at its ends.
  struct Undone {
    LUDENS_FN explicit Undone(const SetsWorld& w, const Move* one_travel)
        : m(w.m), state(w.s), travel(one_travel) {
      kept.copy(state);
      if constexpr (Game::counted_kinds != 0)
        if (travel) {
          const std::int16_t* const count = w.space(w.default_type()).count;
          at_from = count[travel->from];
          at_to = count[travel->to];
          return;
        }
      if constexpr (Game::keeps_more) {
        if (m.saved_count < Constants::most_saved)
          copy_state<Constants::small_bytes>(m.saved[m.saved_count], m.block);
        else
          m.stop();
        ++m.saved_count;
      }
    }
    LUDENS_FN ~Undone() {
      kept.copy_to(state);
      if constexpr (Game::counted_kinds != 0)
        if (travel) {
          const typename Plan::Space in_block(m.block);
          std::int16_t* const count = in_block.count;
          count[travel->from] = at_from;
          count[travel->to] = at_to;
          return;
        }
      if constexpr (Game::keeps_more) {
        if (--m.saved_count < Constants::most_saved)
          copy_state<Constants::small_bytes>(m.block, m.saved[m.saved_count]);
      }
    }
    Undone(const Undone&) = delete;
    Runner<Constants>& m;
    const SetsState<Constants> state;
    const Move* const travel;
    SetsRoom<Constants> kept;
    std::int16_t at_from = 0, at_to = 0;
  };

#ifdef __CUDA_ARCH__
  // What is seldom called is no call there (base/device.h), so that nobody else sees the sets.
  template <class Run>
  [[gnu::always_inline]] LUDENS_FN decltype(auto) aside(Run run) const {
    return run(*this);
  }
#else
  // In a world with copies of the head, the sets and the list, so that the compiler need not keep those at
  // hand in memory because somebody sees them there.
  template <class Run>
  [[gnu::always_inline]] LUDENS_FN decltype(auto) aside(Run run) const {
    SetsRoom<Constants> room;
    room.copy(s);
    const BackAtEnd back{room, s};
    if constexpr (Game::most_offers > 0) {
      List none;
      SetsWorld there(m, room.state(), none);
      return run(there);
    } else {
      SetsWorld there(m, room.state(), offered);
      return run(there);
    }
  }
  struct BackAtEnd {
    const SetsRoom<Constants>& room;
    const SetsState<Constants>& state;
    LUDENS_FN ~BackAtEnd() { room.copy_to(state); }
  };
#endif

  // As if the next player's turn had begun.
  LUDENS_FN bool knows_who_is_stuck(bool looks_at_next) const {
    runtime::Head& h = s.head;
    if (!looks_at_next) return true;
    if (Game::moves_ask_who_is_stuck && m.question.is_stuck) return false;
    if (h.over || h.active == 0) return true;
    const std::int32_t next = h.next;
    const bool some = next == mover ? has_moves<mover>() : has_moves<3 - mover>();
    const std::uint32_t bit = 1u << next;
    h.stalemated = some ? h.stalemated & ~bit : h.stalemated | bit;
    return true;
  }
  template <int player>
  LUDENS_FN bool has_moves() const {
    runtime::Head& h = s.head;
    const std::int32_t before = h.prev;
    const std::int32_t next = h.next;
    h.mover = player;
    h.prev = mover;
    h.next = Constants::players == 1 ? 1 : 3 - player;
    if constexpr (Game::moves_ask_who_is_stuck) m.question.is_stuck = true;
    [[maybe_unused]] const std::uint32_t outer = m.epoch;
    if constexpr (Game::has_memos) m.begin_epoch();
    const SetsWorld<Constants, player, List> w(m, s, offered);
    const bool some =
        Constants::Game::any(w, Constants::Game::phases == 1 ? 0 : this->view.phase[player], player);
    if constexpr (Game::has_memos) m.epoch = outer;
    if constexpr (Game::moves_ask_who_is_stuck) m.question.is_stuck = false;
    h.mover = mover;
    h.prev = before;
    h.next = next;
    return some;
  }
};

}  // namespace ludens::standalone
