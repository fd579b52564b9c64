// lean_sets.h - random playouts, as in lean.h, of games whose board is known from its sets: one piece a site,
// or several of a kind.
//
// While such a playout lasts, the head and the sets are variables of one function, which the compiler keeps
// where it likes; what stands on each site is not written down but read off the sets, and put right at the
// end. What else is known of sites (how many pieces, their states), scores and the like stay where they lie
// in the block. Players who have no move pass here, too.
#pragma once

#include "native/lean.h"

namespace ludens::standalone {

// Of a game: which sets there are to keep.
template <class Constants>
struct SetsPlan {
  using Space = typename Constants::Default;
  static constexpr int words = Constants::words, players = Constants::players;
  static constexpr int components = Constants::components;
  static constexpr bool has_pieces_of(int player) {
    for (int what = 1; what < components; ++what)
      if (Constants::owner_known(what) == player) return true;
    return false;
  }
  // Does the owner say which piece it is?
  static constexpr bool owner_says() {
    for (int a = 1; a < components; ++a)
      for (int b = 1; b < a; ++b)
        if (Constants::owner_known(a) == Constants::owner_known(b)) return false;
    return true;
  }
  static constexpr bool keeps_pieces = Space::piece_at >= 0 || !owner_says();
  static constexpr int own_words = (players + 2) * words;
  static constexpr int piece_words = keeps_pieces ? components * words : 1;
};

// From so many on, rounds of loops are counted (RulesText::most_ticks).
inline constexpr std::int64_t kManyTicks = 200'000;

// Where they are.
template <class Constants>
struct SetsState {
  using Plan = SetsPlan<Constants>;
  runtime::Head& head;
  SetWord* empty;
  SetWord* own;
  SetWord* piece;

  LUDENS_FN static constexpr int words() { return Plan::words; }
  // Nobody's pieces, of those who have none, are in no set here.
  LUDENS_FN static bool has_strangers(const SetWord* own) {
    for (int player = 0; player <= Plan::players + 1; ++player)
      if (!Plan::has_pieces_of(player) && any_bit(own + player * Plan::words, Plan::words)) return true;
    return false;
  }
  LUDENS_FN static constexpr int word_of(int site) { return Plan::words == 1 ? 0 : site >> 6; }
  LUDENS_FN static SetWord bit_of(int site) { return SetWord{1} << (site & 63); }
  LUDENS_FN static int has(const SetWord* set, int site) {
    return static_cast<int>((set[word_of(site)] >> (site & 63)) & 1);
  }
  LUDENS_FN SetWord* pieces(int what) const {
    return Plan::keeps_pieces ? piece + what * Plan::words : own + Constants::owner_known(what) * Plan::words;
  }
  // Calls visit(set) for each that may have pieces in it.
  template <class Visit>
  [[gnu::always_inline]] LUDENS_FN void for_each_set(Visit visit) const {
#pragma GCC unroll 32
    for (int player = 0; player <= Plan::players + 1; ++player)
      if (Plan::has_pieces_of(player)) visit(own + player * Plan::words, player, -1);
    if constexpr (Plan::keeps_pieces) {
#pragma GCC unroll 32
      for (int what = 1; what < Plan::components; ++what) visit(piece + what * Plan::words, -1, what);
    }
  }
  LUDENS_FN int what(int site) const {
    int sum = 0;
#pragma GCC unroll 32
    for (int k = 1; k < Plan::components; ++k) sum |= k * has(pieces(k), site);
    return sum;
  }
  LUDENS_FN int who(int site) const {
    if constexpr (Constants::who_is_piece) return what(site);
    int sum = 0;
#pragma GCC unroll 32
    for (int player = 1; player <= Plan::players + 1; ++player)
      if (Plan::has_pieces_of(player)) sum |= player * has(own + player * Plan::words, site);
    return sum;
  }
  // what 0: nothing stands there any more.
  [[gnu::always_inline]] LUDENS_FN void put(int site, int new_what, int new_who) const {
    if constexpr (Constants::who_is_piece) new_who = Constants::owner(new_what);
    const SetWord bit = bit_of(site);
    const int word = word_of(site);
    for_each_set([&](SetWord* set, int player, int component) {
      const bool is_in = new_what != 0 && (player == new_who || component == new_what);
      set[word] = (set[word] & ~bit) | (is_in ? bit : 0);
    });
    empty[word] = new_what == 0 ? empty[word] | bit : empty[word] & ~bit;
  }
  [[gnu::always_inline]] LUDENS_FN void put_on_empty(int site, int new_what, int new_who) const {
    const SetWord bit = bit_of(site);
    const int word = word_of(site);
    for_each_set([&](SetWord* set, int player, int component) {
      if (player == new_who || component == new_what) set[word] |= bit;
    });
    empty[word] &= ~bit;
  }
  [[gnu::always_inline]] LUDENS_FN void move(int from, int to) const {
    const SetWord from_bit = bit_of(from);
    const SetWord to_bit = bit_of(to);
    const int from_word = word_of(from);
    const int to_word = word_of(to);
    for_each_set([&](SetWord* set, int, int) {
      const SetWord moves = (set[from_word] >> (from & 63)) & 1;
      set[from_word] &= ~from_bit;
      set[to_word] = (set[to_word] & ~to_bit) | (moves << (to & 63));
    });
    empty[from_word] |= from_bit;
    empty[to_word] &= ~to_bit;
  }
};

// What stands on the sites, as kernels ask for it. The rest is where the whole space has it.
template <class Constants>
struct SetsSpace : SetsPlan<Constants>::Space {
  using Plan = SetsPlan<Constants>;
  using Whole = typename Plan::Space;
  static constexpr bool only_sets = true, order_swaps = false;
  static constexpr std::int16_t* order = nullptr;
  static constexpr const std::int32_t* order_of = nullptr;
  // Nobody writes it: the changes of the board are those of the sets.
  struct Number {
    int value;
    LUDENS_FN operator int() const { return value; }
    LUDENS_FN void operator=(int) const {}
  };
  struct Whats {
    SetsState<Constants> s;
    LUDENS_FN explicit operator bool() const { return true; }
    LUDENS_FN Number operator[](int site) const { return {s.what(site)}; }
  };
  struct Whos {
    SetsState<Constants> s;
    LUDENS_FN explicit operator bool() const { return true; }
    LUDENS_FN Number operator[](int site) const { return {s.who(site)}; }
  };
  SetsState<Constants> sets;
  Whats what;
  Whos who;
  SetWord* empty;
  SetWord* own;
  SetWord* piece;
  LUDENS_FN SetsSpace(std::byte* block, const SetsState<Constants>& s)
      : Whole(block),
        sets(s),
        what{s},
        who{s},
        empty(s.empty),
        own(s.own),
        piece(Plan::keeps_pieces ? s.piece : nullptr) {}
};

template <class Constants>
struct SetsRoom {
  using Plan = SetsPlan<Constants>;
  runtime::Head head;
  SetWord empty[Plan::words], own[Plan::own_words], piece[Plan::piece_words];
  LUDENS_FN SetsState<Constants> state() { return {head, empty, own, piece}; }
  LUDENS_FN void copy(const SetsState<Constants>& s) {
    head = s.head;
    copy_words(empty, s.empty, Plan::words);
    copy_words(own, s.own, Plan::own_words);
    copy_words(piece, s.piece, Plan::piece_words);
  }
  LUDENS_FN void copy_to(const SetsState<Constants>& s) const {
    s.head = head;
    copy_words(s.empty, empty, Plan::words);
    copy_words(s.own, own, Plan::own_words);
    copy_words(s.piece, piece, Plan::piece_words);
  }
};

// A world in which actions wait until all of them are known.
template <class World>
struct Waiting : World {
  static constexpr int kMost = 128;
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

// A world in which it is known whose turn it is, and whose board is those sets.
template <class Constants, int mover, class List>
struct SetsWorld : LeanWorld<Constants, mover, List> {
  using Lean = LeanWorld<Constants, mover, List>;
  using Plan = SetsPlan<Constants>;
  using Space = typename Plan::Space;
  using Game = typename Constants::Game;
  using Rules = standalone::Rules<Constants, true>;
  using Lean::m, Lean::block, Lean::offered;
  using typename Lean::SiteType;
  static constexpr bool only_sets = true, is_never_threatened = true;
  const SetsState<Constants> s;
  LUDENS_FN SetsWorld(Runner<Constants>& runner, const SetsState<Constants>& state, List& moves)
      : Lean(runner, moves), s(state) {}

  LUDENS_FN runtime::Head& head() const { return s.head; }
  // Where no turn can take too many rounds, nobody counts them.
  LUDENS_FN bool tick() const { return Game::most_ticks < kManyTicks || m.tick(); }
  LUDENS_FN int number(int offset) const {
    if (offset == static_cast<int>(offsetof(runtime::Head, mover))) return mover;
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
  LUDENS_FN runtime::Board<const SetsWorld> board() const { return runtime::Board<const SetsWorld>(*this); }
  template <int kind>
  LUDENS_FN Listing<SetsWorld, kind> listing() const {
    return {*this};
  }
  LUDENS_FN Looking<SetsWorld> looking() const { return {*this}; }

  // What moves of one piece come to (kernels::move_quickly, place_quickly): where they are not as simple as
  // they seem, nothing happens either.
  [[gnu::always_inline]] LUDENS_FN void travel(int from, int to, bool replaces) const {
    if (from == to) [[unlikely]] {
      if (replaces) s.put(from, 0, 0);
    } else if (SetsState<Constants>::has(s.empty, from) == 0) {
      s.move(from, to);
    }
  }
  [[gnu::always_inline]] LUDENS_FN void place(int to, int what) const {
    if (SetsState<Constants>::has(s.empty, to) != 0 && what > 0 && what < Plan::components)
      s.put_on_empty(to, what, Constants::owner(what));
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
    const interpreter::Asking asking(m.question, m.question.within());
    const std::uint32_t outer = m.epoch;
    bool holds = true;
    while (holds && end > outer_filters && !m.is_full) {
      const auto seen = filter_thens(move, end - 1);
      const Undone undone(*this);
      m.epoch = 0;
      make_move(move, static_cast<int>(seen));
      if (s.head.mover == s.head.next) s.head.next = s.head.prev;
      for (; holds && end > outer_filters && filter_thens(move, end - 1) == seen; --end)
        holds = tick() && Game::filter(*this, move, static_cast<std::size_t>(end - 1));
    }
    m.epoch = outer;
    return holds;
  }
  LUDENS_FN static std::size_t filter_thens(const Move& move, int filter) {
    return Rules::filter_thens(move.kind, static_cast<std::size_t>(filter));
  }
  // What happens while it lives is undone.
  struct Undone {
    LUDENS_FN explicit Undone(const SetsWorld& w) : m(w.m), state(w.s) {
      kept.copy(state);
      if constexpr (Game::keeps_more) {
        if (m.saved_count < Constants::most_saved)
          copy_state<Constants::bytes>(m.saved[m.saved_count], m.block);
        else
          m.stop();
        ++m.saved_count;
      }
    }
    LUDENS_FN ~Undone() {
      kept.copy_to(state);
      if constexpr (Game::keeps_more) {
        if (--m.saved_count < Constants::most_saved)
          copy_state<Constants::bytes>(m.block, m.saved[m.saved_count]);
      }
    }
    Undone(const Undone&) = delete;
    Runner<Constants>& m;
    const SetsState<Constants> state;
    SetsRoom<Constants> kept;
  };

  // With a copy of all of it, for as long as it lives.
  struct Kept {
    SetsRoom<Constants> room;
    LUDENS_FN explicit Kept(const SetsState<Constants>& state) { room.copy(state); }
  };
  struct Aside : Kept, SetsWorld {
    LUDENS_FN explicit Aside(const SetsWorld& w)
        : Kept(w.s), SetsWorld(w.m, this->room.state(), w.offered), original(w.s) {}
    LUDENS_FN ~Aside() { this->room.copy_to(original); }
    Aside(const Aside&) = delete;
    const SetsState<Constants> original;
  };
  LUDENS_FN Aside aside() const { return Aside(*this); }

  // As if the next player's turn had begun.
  LUDENS_FN bool knows_who_is_stuck(bool looks_at_next) const {
    runtime::Head& h = s.head;
    if (!looks_at_next) return true;
    if (m.question.is_stuck) return false;
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
    m.question.is_stuck = true;
    const std::uint32_t outer = m.epoch;
    if constexpr (Constants::Game::has_memos) m.begin_epoch();
    const SetsWorld<Constants, player, List> w(m, s, offered);
    const bool some =
        Constants::Game::any(w, Constants::Game::phases == 1 ? 0 : this->view.phase[player], player);
    m.epoch = outer;
    m.question.is_stuck = false;
    h.mover = mover;
    h.prev = before;
    h.next = next;
    return some;
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
    runtime::Head head = before;
    SetWord empty[Plan::words];
    SetWord own[Plan::own_words];
    SetWord piece[Plan::piece_words];
    const State s{head, empty, own, piece};
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
    random = course.random;
    signature = course.signature;
    if (m.is_full) [[unlikely]]
      return course.plies;
    if (!Game::keeps_course && !head.over) catch_up(head, start, course);
    write(s);
    return course.plies;
  }

 private:
  struct Start {
    int mover, ply, turn;
  };
  struct Course {
    Random random;
    std::uint64_t signature;
    int plies, most;
    bool passed = false;         // the last move was a pass;
    bool passed_before = false;  // the one before it was
  };
  LUDENS_FN static constexpr int other(int player) { return Constants::players == 1 ? 1 : 3 - player; }

  LUDENS_FN bool is_at_ease(const runtime::Head& h) const {
    if (Game::swap_kind >= 0 && h.ply < Constants::players) return false;
    if (Game::most_ticks < kManyTicks && m.steps < Game::most_ticks) return false;
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
  LUDENS_FN void write(const State& s) const {
    m.head() = s.head;
    write_order(s);
    const typename Plan::Space in_block(m.block);
    write_sites(s, in_block);
    copy_words(in_block.empty, s.empty, Plan::words);
    copy_words(in_block.own, s.own, Plan::own_words);
    if constexpr (Plan::Space::piece_at >= 0) copy_words(in_block.piece, s.piece, Plan::piece_words);
  }
  // Those where something changed; without sets of pieces in the state, nobody knows which.
  LUDENS_FN void write_sites(const State& s, const typename Plan::Space& in_block) const {
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
      runtime::note_move(h, i == plies - 1 ? course.passed : i == plies - 2 && course.passed_before);
    }
    h.last_pass = course.passed;
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
      return move.kind == Game::pass_kind && course.passed;
  }

  // False where that was the last, or could not be made.
  template <int mover>
  [[gnu::always_inline]] LUDENS_FN bool ply(const State& s, Course& course) const {
    if constexpr (Game::most_offers > 0) {
      Offers<Game::most_offers, Constants::words> offers;
      return ply<mover>(s, course, offers);
    } else {
      m.candidates.clear();
      return ply<mover>(s, course, m.candidates);
    }
  }
  template <int mover, class List>
  [[gnu::always_inline]] LUDENS_FN bool ply(const State& s, Course& course, List& list) const {
    if (course.plies >= course.most) return false;
    const SetsWorld<Constants, mover, List> w(m, s, list);
    runtime::Head& h = s.head;
    m.steps_left = m.steps;
    if constexpr (Game::has_memos) m.begin_epoch();
    const int phase = Game::phases == 1 ? 0 : m.view.phase[mover];
    Game::list(w, phase, mover);
    if constexpr (Game::has_memos) m.epoch = 0;
    if (m.is_full) [[unlikely]]
      return false;
    Move move;
    const Random before = course.random;
    if (draw(w, list, course.random, move)) [[likely]] {
      if constexpr (Rules::keeps_stuck()) h.stalemated &= ~(1u << mover);
    } else {
      course.random = before;
      if (!makes_passes() || course.plies == 0 || m.is_full) return false;
      move.kind = static_cast<std::uint16_t>(Game::pass_kind);
      move.from = move.to = -1;
      if constexpr (Rules::keeps_stuck()) h.stalemated |= 1u << mover;
    }
    interpreter::add_to_signature(course.signature, move);
    ++course.plies;
    if constexpr (Rules::keeps_decided()) h.decided = -1;
    w.make_move(move, static_cast<int>(Rules::then_count(move.kind)));
    const bool all_pass = all_passed(h, move, course);
    if constexpr (makes_passes() && !Game::keeps_course) {
      course.passed_before = course.passed;
      course.passed = move.kind == Game::pass_kind;
    }
    judge<mover>(w, phase, all_pass);
    if (!h.over) judge<mover>(w, -1, all_pass);
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
      auto&& there = w.aside();
      kernels::apply_result(there, kernels::ResultKind::Draw, 0, true);
    }
    w.head().losses_now = 0;
  }
  // One of those that are legal; false: there is none.
  template <class World, class List>
  [[gnu::always_inline]] LUDENS_FN bool draw(const World& w, List& list, Random& random, Move& move) const {
    while (list.total > 0) {
      const int n = list.total == 1 ? 0 : random.below(list.total);
      read(list, n, move);
      if constexpr (Game::most_offers > 0) {
        return true;
      } else {
        if (!Rules::is_checked(move.kind) || w.holds(move, 0)) return true;
        if (m.is_full) return false;
        list.drop(n);
      }
    }
    return false;
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

// Of a plain game, in the way that it allows; returns how many moves were made. All of it is one function.
template <class Constants>
[[gnu::flatten]] LUDENS_FN int play_plainly(Runner<Constants>& own, Random& random, int most,
                                            std::uint64_t& signature) {
  if constexpr (Constants::Game::plays_in_sets)
    return SetsPlayout<Constants>(own).play(random, most, signature);
  else
    return PlainPlayout<Constants>(own).play(random, most, signature);
}

}  // namespace ludens::standalone
