// lean_sets.h - random playouts, as in lean.h, of games whose board is known from its sets: one piece a site,
// nothing else known of it.
//
// While such a playout lasts, the head and the sets are variables of one function, which the compiler keeps
// where it likes; what stands on each site is not written down but read off the sets, and put right at the
// end. Players who have no move pass here, too.
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

// Where they are.
template <class Constants>
struct SetsState {
  using Plan = SetsPlan<Constants>;
  runtime::Head& head;
  SetWord* empty;
  SetWord* own;
  SetWord* piece;

  LUDENS_FN static constexpr int words() { return Plan::words; }
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
    int sum = 0;
#pragma GCC unroll 32
    for (int player = 1; player <= Plan::players + 1; ++player)
      if (Plan::has_pieces_of(player)) sum |= player * has(own + player * Plan::words, site);
    return sum;
  }
  // what 0: nothing stands there any more.
  [[gnu::always_inline]] LUDENS_FN void put(int site, int new_what, int new_who) const {
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

// What stands on the sites, as kernels ask for it.
template <class Constants>
struct SetsSpace {
  using Plan = SetsPlan<Constants>;
  using Whole = typename Plan::Space;
  static constexpr bool only_sets = true;
  static constexpr int sites = Whole::sites, height = 1, domain_words = 0;
  static constexpr bool plain = true, order_swaps = false;
  static constexpr std::int16_t* count = nullptr;
  static constexpr std::int16_t* state = nullptr;
  static constexpr std::uint8_t* rotation = nullptr;
  static constexpr std::int32_t* value = nullptr;
  static constexpr std::uint8_t* size = nullptr;
  static constexpr std::uint8_t* listed = nullptr;
  static constexpr std::int16_t* order = nullptr;
  static constexpr const std::int32_t* order_of = nullptr;
  static constexpr SetWord* domain = nullptr;
  static constexpr std::uint8_t* hidden = nullptr;
  // Nobody writes it: the changes of the board are those of the sets.
  struct Number {
    int value;
    LUDENS_FN operator int() const { return value; }
    LUDENS_FN void operator=(int) const {}
  };
  struct Whats {
    SetsState<Constants> s;
    LUDENS_FN Number operator[](int site) const { return {s.what(site)}; }
  };
  struct Whos {
    SetsState<Constants> s;
    LUDENS_FN Number operator[](int site) const { return {s.who(site)}; }
  };
  SetsState<Constants> sets;
  Whats what;
  Whos who;
  SetWord* empty;
  SetWord* own;
  SetWord* piece;
  LUDENS_FN explicit SetsSpace(const SetsState<Constants>& s)
      : sets(s), what{s}, who{s}, empty(s.empty), own(s.own), piece(Plan::keeps_pieces ? s.piece : nullptr) {}
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

// A world in which it is known whose turn it is, and whose board is those sets.
template <class Constants, int mover, class List>
struct SetsWorld : LeanWorld<Constants, mover, List> {
  using Lean = LeanWorld<Constants, mover, List>;
  using Plan = SetsPlan<Constants>;
  using Space = typename Plan::Space;
  using Lean::m, Lean::block, Lean::offered;
  using typename Lean::SiteType;
  static constexpr bool only_sets = true, is_never_threatened = true;
  const SetsState<Constants> s;
  LUDENS_FN SetsWorld(Runner<Constants>& runner, const SetsState<Constants>& state, List& moves)
      : Lean(runner, moves), s(state) {}

  LUDENS_FN runtime::Head& head() const { return s.head; }
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
      return SetsSpace<Constants>(s);
    else
      return Lean::space(is);
  }
  LUDENS_FN auto space(SiteType) const { return SetsSpace<Constants>(s); }
  LUDENS_FN auto space(int) const { return SetsSpace<Constants>(s); }
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
    if (has_several_in_order()) return 0;
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

  LUDENS_FN static bool is_at_ease(const runtime::Head& h) {
    if (Game::swap_kind >= 0 && h.ply < Constants::players) return false;
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
    return !Game::keeps_course && Game::draw_when_all_pass && Game::pass_thens == 0;
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
    if (list.total == 0) [[unlikely]] {
      if (!makes_passes() || course.plies == 0) return false;
      move.kind = Game::pass_kind;
      if constexpr (Rules::keeps_stuck()) h.stalemated |= 1u << mover;
    } else {
      draw(list, course.random, move);
      if constexpr (Rules::keeps_stuck()) h.stalemated &= ~(1u << mover);
    }
    interpreter::add_to_signature(course.signature, move);
    ++course.plies;
    make<mover>(w, move);
    const bool all_pass = makes_passes() && move.kind == Game::pass_kind && course.passed;
    if constexpr (makes_passes()) {
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
  template <class List>
  [[gnu::always_inline]] LUDENS_FN static void draw(const List& list, Random& random, Move& move) {
    const int n = list.total == 1 ? 0 : random.below(list.total);
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
  template <int mover, class World>
  [[gnu::always_inline]] LUDENS_FN void make(const World& w, const Move& move) const {
    runtime::Head& h = w.head();
    if constexpr (Game::keeps_course) h.keeps_turn = 0;
    Game::act_in_sets(Direct<World>(w), move);
    if constexpr (Game::keeps_course) {
      runtime::note_move(h, false);
      h.last_pass = h.last_swap = 0;
    }
    h.last_from = move.from;
    h.last_to = move.to;
    const int thens = static_cast<int>(Rules::then_count(move.kind));
    for (int i = 0; i < thens; ++i)
      if (m.tick()) [[likely]]
        Game::then_now(Direct<World>(w), move.kind, static_cast<std::size_t>(i));
  }
  template <int mover>
  LUDENS_FN static void turn_to(runtime::Head& h) {
    h.mover = mover;
    h.next = other(mover);
    h.prev = other(mover);
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
