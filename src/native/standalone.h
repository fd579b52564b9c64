// standalone.h - what emitted code stands on that needs no interpreter: a world with fixed sizes, and a
// runner with its buffers. For a processor and for a GPU alike.
//
// A runner holds one state and all that is needed to play on from it. Nothing is allocated; where a buffer is
// too small or the rules ask for too much, the runner stops, and whoever called it plays that game with the
// interpreter, which has no such bounds. A Game is emitted (emit.h): its Constants say how large everything
// is, and `Board` is where tables of the board come from: the interpreter's (engine/hosted.h), or constants.
#pragma once

#include <cstddef>
#include <cstring>

#include "interpreter/turns.h"
#include "interpreter/where.h"
#include "ir/ops/growth.h"
#include "native/past_positions.h"
#include "native/world.h"
#include "runtime/kernels/grown_sets.h"
#include "runtime/longest_turns.h"
#include "runtime/position_hash.h"

namespace ludens::standalone {

using namespace native;

// A state from one place to another. Compilers make one instruction of a copy whose size they know, which
// takes longer to begin than most states take to be copied piece by piece.
template <int bytes>
LUDENS_FN void copy_state(std::byte* to, const std::byte* from) {
#if defined(__GNUC__) && !defined(__CUDA_ARCH__)
  constexpr int kPiece = 64;
  for (int at = 0; at + kPiece <= bytes; at += kPiece) {
    std::memcpy(to + at, from + at, kPiece);
    asm volatile("" ::: "memory");  // pieces stay pieces
  }
  for (int at = bytes / kPiece * kPiece; at < bytes; at += 8) {
    std::memcpy(to + at, from + at, 8);
    asm volatile("" ::: "memory");
  }
#else
  std::memcpy(to, from, bytes);
#endif
}

// Keeps the compiler from seeing where a number comes from, and with that from making branches of choices
// that nobody can foretell.
template <class Number>
LUDENS_FN void hide(Number& number) {
#if defined(__GNUC__) && !defined(__CUDA_ARCH__)
  asm("" : "+r"(number));
#endif
}

// A row of so many items at the most; whoever adds one looks whether there is room.
template <class Item, int most>
struct Buffer {
  Item items[most];
  int count;
  LUDENS_FN int size() const { return count; }
  LUDENS_FN void resize(int size) { count = size; }
  LUDENS_FN Item& operator[](int i) { return items[i]; }
  LUDENS_FN const Item& operator[](int i) const { return items[i]; }
};

// What is kept while the longest of turns is looked for.
template <int worth_count>
struct Longest {
  runtime::LongestTurns longest;
  runtime::TurnWorth worths[worth_count];
};
template <>
struct Longest<0> {};
// The level that iterators have left, where rules outlive that.
template <bool wanted>
struct LevelRegister {
  int level = -1;
};
template <>
struct LevelRegister<false> {};

// Numbers, as kernels gather them.
template <int most>
struct FixedList {
  int items[most];
  int count = 0;
  bool* full;
  LUDENS_FN explicit FixedList(bool& is_full) : full(&is_full) {}
  LUDENS_FN void push_back(int item) {
    if (count < most)
      items[count++] = item;
    else
      *full = true;
  }
  LUDENS_FN void pop_back() { --count; }
  LUDENS_FN void clear() { count = 0; }
  LUDENS_FN bool empty() const { return count == 0; }
  LUDENS_FN int size() const { return count; }
  LUDENS_FN int& operator[](int i) { return items[i]; }
  LUDENS_FN int operator[](int i) const { return items[i]; }
  LUDENS_FN int& back() { return items[count - 1]; }
  LUDENS_FN int* begin() { return items; }
  LUDENS_FN int* end() { return items + count; }
  LUDENS_FN const int* begin() const { return items; }
  LUDENS_FN const int* end() const { return items + count; }
};

// Moves, groups first, as interpreter::MoveList has them.
template <int most_moves, int most_groups, int words>
struct FixedMoves {
  struct alignas(32) Group : interpreter::Group {};  // so that the n-th is found by a shift
  int total, grouped, group_count, move_count;
  bool full;
  Group groups[most_groups];
  SetWord group_words[words > 1 ? most_groups* words : 1];
  Move moves[most_moves];

  LUDENS_FN void clear() {
    total = grouped = group_count = move_count = 0;
    full = false;
  }
  LUDENS_FN Move& next_move() {
    if (move_count < most_moves) {
      ++total;
      return moves[move_count++];
    }
    full = true;
    return moves[most_moves - 1];
  }
  LUDENS_FN void add(const Move& move) { next_move() = move; }
  LUDENS_FN SetWord* sites(interpreter::Group& group) {
    if constexpr (words == 1)
      return &group.word;
    else
      return group_words + group.first_word;
  }
  LUDENS_FN const SetWord* sites(const interpreter::Group& group) const {
    if constexpr (words == 1)
      return &group.word;
    else
      return group_words + group.first_word;
  }
  LUDENS_FN void add_group(int kind, Group::From mode, int mover, int from, const SetWord* set) {
    const int size = count_bits(set, words);
    if (group_count == most_groups) [[unlikely]] {
      full = full || size > 0;
      return;
    }
    // An empty one is written, too, and the next one over it: nobody can foretell which are empty.
    Group& group = groups[group_count];
    group.kind = static_cast<std::uint16_t>(kind);
    group.mode = mode;
    group.mover = static_cast<std::uint8_t>(mover);
    group.from = from;
    group.first_word = group_count * words;
    group_count += size != 0;
    copy_words(sites(group), set, words);
    grouped += size;
    total += size;
    group.upto = grouped;
  }
  // Groups of steps on a board of one word, one after the other: what is counted meanwhile stays in
  // registers.
  class Room {
   public:
    LUDENS_FN Room(FixedMoves& list, int mover)
        : list_(list),
          at_(reinterpret_cast<std::byte*>(list.groups + list.group_count)),
          grouped_(list.grouped),
          common_(static_cast<std::uint32_t>(Group::From::Back) << 16 | static_cast<std::uint32_t>(mover)
                                                                            << 24) {
      using Plain = interpreter::Group;
      static_assert(offsetof(Plain, mode) == 2 && offsetof(Plain, mover) == 3 && offsetof(Plain, from) == 4);
    }
    LUDENS_FN void add(int kind, int relation, SetWord to) {
      if (at_ == reinterpret_cast<std::byte*>(list_.groups + most_groups)) [[unlikely]] {
        list_.full = list_.full || to != 0;
        return;
      }
      // In one go; as in add_group, an empty one is written, too.
      const std::uint64_t head =
          common_ | (static_cast<std::uint32_t>(kind) |
                     static_cast<std::uint64_t>(static_cast<std::uint32_t>(relation)) << 32);
      std::memcpy(at_, &head, sizeof(head));
      Group& group = *reinterpret_cast<Group*>(at_);
      grouped_ += popcount(to);
      group.upto = grouped_;
      group.word = to;
      at_ = to != 0 ? at_ + sizeof(Group) : at_;
      hide(at_);
    }
    LUDENS_FN void close() {
      list_.group_count = static_cast<int>(reinterpret_cast<Group*>(at_) - list_.groups);
      list_.total += grouped_ - list_.grouped;
      list_.grouped = grouped_;
    }

   private:
    FixedMoves& list_;
    std::byte* at_;
    int grouped_;
    std::uint64_t common_;
  };
  LUDENS_FN void drop(int n) {
    --total;
    int before = 0;
    bool found = false;
    for (int g = 0; g < group_count; ++g) {
      Group& group = groups[g];
      if (!found && n < group.upto) {
        clear_bit(sites(group), nth_bit(sites(group), n - before));
        found = true;
      }
      before = group.upto;
      group.upto -= found;
    }
    if (found) return;
    moves[n - before] = moves[move_count - 1];
    --move_count;
  }
};

// Answers that are kept while the state stays as it is (interpreter/memo.h).
struct Memo {
  std::uint32_t epoch;
  std::int32_t value;
};

template <class Constants>
struct World;
template <class Constants>
class Gathering;
template <class Constants>
class Ahead;
// `lean`: fields of the head that no rule of the game reads are not kept, which will do for playouts to the
// end of the game.
template <class Constants, bool lean = false>
struct Rules;

template <class Constants>
struct Runner;
template <class Game, class Constants>
LUDENS_FN bool holds(Runner<Constants>& m, const Move& move, int outer_filters);

// One change of the state, its operands read; or a consequence that is run in its place.
template <class Constants>
struct Action {
  static constexpr std::int32_t kConsequence = -1;
  void (*commit)(Runner<Constants>&, const Action&);
  std::int32_t op;  // an ir::OpNumber, or kConsequence
  std::int32_t v[9];
};

// Every action that is carried out, in order, if somebody wants to know: where the game looks at what moves
// would do.
template <class Constants, bool wanted>
struct Traces {
  using Trace = Buffer<Action<Constants>, Constants::most_actions>;
  Trace* trace;
  Trace traces[Constants::most_traces];
  int traces_used;
};
template <class Constants>
struct Traces<Constants, false> {
  static constexpr Buffer<Action<Constants>, 1>* trace = nullptr;
};

// What levels of stacks held before they changed, for whoever undoes that: stacks have many levels, of which
// few are in use.
struct LevelNote {
  std::int32_t index, value;
  std::uint16_t what;
  std::int16_t state;
  std::uint8_t type, who, rotation;
};
template <bool wanted>
struct LevelNotes {
  static constexpr int kMost = 512;
  Buffer<LevelNote, kMost> level_notes;
};
template <>
struct LevelNotes<false> {};

// The iterators that consequences of moves within moves see; -1 where nothing is bound.
template <bool wanted>
struct Surroundings {
  int around[ir::kRegs];
};
template <>
struct Surroundings<false> {};

template <class Constants>
using TracesOf = Traces<Constants, (Constants::most_traces > 0)>;

template <class Constants>
struct Runner : TracesOf<Constants>,
                Surroundings<Constants::reads_around>,
                Longest<Constants::turn_worths>,
                LevelRegister<Constants::leaves_level>,
                LevelNotes<Constants::has_stacks> {
  static constexpr bool traces_actions = Constants::most_traces > 0;
  using World = standalone::World<Constants>;
  using Rules = standalone::Rules<Constants>;
  using Turns = interpreter::Turns<Rules>;
  using LeanTurns = interpreter::Turns<standalone::Rules<Constants, true>>;
  using Game = typename Constants::Game;
  using MoveList = FixedMoves<Constants::most_moves, Constants::most_groups, Constants::words>;

  using Action = standalone::Action<Constants>;
  // Of a move that is made of two `kind` names both, and says where what follows has happened already.
  struct SubMove {
    int first_action, kind, from, to;
  };
  static constexpr int kIsWhole = 1 << 30;
  LUDENS_FN static int own_kind(int kind) { return Constants::joins_moves ? kind & 0xFFFF : kind; }
  LUDENS_FN static int second_kind(int kind) { return ((kind >> 16) & 0x3FFF) - 1; }
  LUDENS_FN static int as_second(int kind) { return (own_kind(kind) + 1) << 16; }
  // Calls visit(kind, i) for each consequence of a move.
  template <class Visit>
  LUDENS_FN static void for_each_consequence(int kind, Visit visit) {
    if (Constants::joins_moves && (kind & kIsWhole)) return;
    const int thens = static_cast<int>(Rules::then_count(own_kind(kind)));
    for (int i = 0; i < thens; ++i) visit(own_kind(kind), static_cast<std::size_t>(i));
    if (!Constants::joins_moves || second_kind(kind) < 0) return;
    const int more = static_cast<int>(Rules::then_count(second_kind(kind)));
    for (int i = 0; i < more; ++i) visit(second_kind(kind), static_cast<std::size_t>(i));
  }
  // Level for as long as it lives.
  struct LevelAt {
    LUDENS_FN LevelAt(Runner& runner, int level) : m(runner), before(runner.level) { m.level = level; }
    LUDENS_FN ~LevelAt() { m.level = before; }
    LevelAt(const LevelAt&) = delete;
    Runner& m;
    int before;
  };
  struct Saved {
    std::uint32_t epoch;
    bool direct;
    int direct_from, positions, level_notes;
    decltype(Traces<Constants, traces_actions>::trace) trace;
  };

  alignas(16) std::byte block[Constants::bytes];
  runtime::View view;
  typename Constants::Board board;
  interpreter::Question question;
  MoveList* list;
  MoveList candidates;
  MoveList scratch_moves[Constants::scratch_lists];
  int scratch_used;
  Buffer<Action, Constants::most_actions> actions;
  Buffer<SubMove, Constants::most_actions> subs;
  bool direct;
  bool is_full;                     // a buffer was
  bool moves_one_piece, left_open;  // as in interpreter/apply.h
  int direct_from;
  int depth;
  std::uint32_t epoch, epochs;
  std::int64_t steps_left, steps;  // of each request
  Random* chance;
  PastPositions<Constants::most_positions> positions;
  Memo memos[Constants::memos + 1];
  SetWord memo_words[Constants::memo_words + 1];
  kernels::GrownSets<Constants::words, Constants::grown_sets> grown;
  runtime::SiteHashes<Constants::hashed_sites> site_hashes;
  int saved_count;
  std::byte saved[Constants::most_saved][Constants::small_bytes];

  // Ready to play on whatever is put into `block`.
  LUDENS_FN void reset() {
    Game::attach(view, block);
    question = {};
    list = nullptr;
    scratch_used = 0;
    actions.count = subs.count = 0;
    direct = is_full = moves_one_piece = left_open = false;
    direct_from = depth = 0;
    epoch = epochs = 0;
    steps_left = steps = Constants::most_steps;
    chance = nullptr;
    positions.clear();
    for (Memo& memo : memos) memo.epoch = 0;
    grown.forget();
    site_hashes.forget();
    saved_count = 0;
    if constexpr (traces_actions) {
      this->trace = nullptr;
      this->traces_used = 0;
    }
    if constexpr (Constants::reads_around)
      for (int& value : this->around) value = -1;
    if constexpr (Constants::leaves_level) this->level = -1;
    if constexpr (Constants::has_stacks) this->level_notes.count = 0;
    if constexpr (Constants::turn_worths > 0) {
      this->longest = {};
      for (runtime::TurnWorth& worth : this->worths) worth = {};
    }
  }

  LUDENS_FN runtime::Head& head() { return *reinterpret_cast<runtime::Head*>(block); }
  LUDENS_FN const runtime::Head& head() const { return *reinterpret_cast<const runtime::Head*>(block); }

  // --- bounds
  LUDENS_FN void stop() {
    is_full = true;
    steps_left = 0;
  }
  LUDENS_FN bool is_stopped() const { return is_full; }
  LUDENS_FN bool begin_steps() {
    if (is_full) return false;
    steps_left = steps;
    return true;
  }
  LUDENS_FN bool tick() {
    if (--steps_left >= 0) [[likely]]
      return true;
    stop();
    return false;
  }
  LUDENS_FN bool check_list() {
    if (list->full) [[unlikely]]
      stop();
    return !is_full;
  }

  LUDENS_FN interpreter::Turn turn() { return {head().mover, head().next, head().prev}; }
  LUDENS_FN void set_turn(const interpreter::Turn& t) {
    head().mover = t.mover;
    head().next = t.next;
    head().prev = t.prev;
  }

  LUDENS_FN void begin_epoch() {
    if (++epochs == 0) {
      for (Memo& memo : memos) memo.epoch = 0;
      epochs = 1;
    }
    epoch = epochs;
  }

  LUDENS_FN int draw(int ways) { return chance && !is_full && ways > 0 ? chance->below(ways) : 0; }

  // --- actions
  template <class Change>
  LUDENS_FN void put_off(ir::OpNumber op, const Change& change,
                         void (*commit_later)(Runner&, const Action&)) {
    static_assert(sizeof(Change) <= sizeof(Action::v) && alignof(Change) == alignof(std::int32_t));
    Action& action = next_action();
    action.op = static_cast<std::int32_t>(op);
    action.commit = commit_later;
    std::memcpy(action.v, &change, sizeof(change));
  }
  LUDENS_FN Action& next_action() {
    if (actions.count == Constants::most_actions) [[unlikely]] {
      stop();
      return actions[Constants::most_actions - 1];
    }
    return actions[actions.count++];
  }
  LUDENS_PART void commit_all(int first_action, int end) {
    // What they gather comes behind them. They are read where they lie: a copy, made at once of what was
    // written in pieces just now, would have to wait for that.
    for (int i = first_action; i < end && !is_full; ++i) {
      const Action& action = actions[i];
      if constexpr (traces_actions)
        if (this->trace && action.op != Action::kConsequence) note(action);
      action.commit(*this, action);
    }
  }
  LUDENS_FN void note(const Action& action) {
    if (this->trace->count == Constants::most_actions) return stop();
    Action& noted = (*this->trace)[this->trace->count++];
    noted = action;
    if constexpr (Constants::notes_places) {
      if (action.op != static_cast<std::int32_t>(ir::OpNumber::ActAdd)) return;
      kernels::AddPiece laid;
      std::memcpy(&laid, action.v, sizeof(laid));
      const World world(*this);
      laid.find_level(world);
      std::memcpy(noted.v, &laid, sizeof(laid));
    }
  }
  // Another list for actions to be noted in, to be given back.
  LUDENS_FN auto& lend_trace() {
    if (this->traces_used >= Constants::most_traces) stop();
    auto& list = this->traces[this->traces_used < Constants::most_traces ? this->traces_used : 0];
    ++this->traces_used;
    list.count = 0;
    return list;
  }
  LUDENS_FN void commit(int first_action) {
    // What is carried out may gather more, which it also carries out.
    commit_all(first_action, actions.count);
    actions.count = first_action;
  }
  LUDENS_FN void finish_effect() {
    if (direct && actions.count > direct_from) commit(direct_from);
  }

  // --- effects: each move's actions, then its consequences, then the next move
  struct Mark {
    int sub, action;
  };
  LUDENS_FN Mark mark() const { return {subs.count, actions.count}; }
  LUDENS_FN void drop(const Mark& since) {
    subs.count = since.sub;
    actions.count = since.action;
  }
  template <class Gather>
  LUDENS_FN void gather_of(Gather gather) {
    const std::uint32_t outer_epoch = epoch;
    if (epoch == 0 && !direct) begin_epoch();
    gather();
    epoch = outer_epoch;
  }
  template <class Gather>
  LUDENS_FN void run_effects_of(Gather gather) {
    if (++depth > Constants::most_depth) stop();
    const Mark since = mark();
    gather_of(gather);
    carry_out(since);
    drop(since);
    --depth;
  }
  LUDENS_FN void carry_out(const Mark& since) {
    const int end = subs.count;
    for (int s = since.sub; s < end; ++s) carry_out_sub(s, false);
  }
  LUDENS_PART void carry_out_sub(int s, bool as_chosen) {
    const SubMove& sub = subs[s];  // what it brings about is gathered behind it
    const Rules r(*this);
    if (as_chosen) {
      Move move;
      move.from = sub.from;
      move.to = sub.to;
      const typename Rules::Aftermath aftermath(*this, move, {});
      commit_all(sub.first_action, end_of(s));
      move.kind = static_cast<std::uint16_t>(own_kind(sub.kind));
      r.remember_last(move, {});
      aftermath.note();
    } else {
      commit_all(sub.first_action, end_of(s));
    }
    for_each_consequence(sub.kind, [&](int kind, std::size_t i) { r.run_then_here(kind, i); });
  }
  // Where the actions of one of them end.
  LUDENS_FN int end_of(int sub) const {
    return sub + 1 == subs.count ? actions.count : subs[sub + 1].first_action;
  }

  // --- looking ahead: what happens between save and restore is undone
  LUDENS_PART Saved save() {
    const Saved kept{epoch, direct, direct_from, positions.count, noted_levels(), this->trace};
    if (saved_count < Constants::most_saved)
      copy_state<Constants::small_bytes>(saved[saved_count], block);
    else
      stop();
    ++saved_count;
    epoch = 0;
    direct = false;
    if constexpr (traces_actions) this->trace = nullptr;
    return kept;
  }
  LUDENS_PART void restore(const Saved& kept) {
    --saved_count;
    if constexpr (Constants::has_stacks) undo_levels(kept.level_notes);
    if (saved_count < Constants::most_saved) copy_state<Constants::small_bytes>(block, saved[saved_count]);
    positions.count = kept.positions;
    bring_back(kept);
  }
  // What happened since is not undone after all.
  LUDENS_FN void keep(const Saved& kept) {
    --saved_count;
    if constexpr (Constants::has_stacks)
      if (saved_count == 0) this->level_notes.count = 0;
    bring_back(kept);
  }
  LUDENS_FN void bring_back(const Saved& kept) {
    epoch = kept.epoch;
    direct = kept.direct;
    direct_from = kept.direct_from;
    if constexpr (traces_actions) this->trace = kept.trace;
  }
  LUDENS_FN int noted_levels() const {
    if constexpr (Constants::has_stacks)
      return this->level_notes.count;
    else
      return 0;
  }
  // All that a change of the stack may touch.
  template <class AnySpace>
  LUDENS_FN void note_levels(const AnySpace& s, int type, int site) {
    const int levels = s.size[site] < s.height ? s.size[site] + 1 : s.height;
    auto& notes = this->level_notes;
    if (notes.count + levels > LevelNotes<true>::kMost) return stop();
    for (int level = 0; level < levels; ++level) {
      const int index = site * s.height + level;
      const runtime::Piece piece = runtime::piece_at(s, index);
      notes[notes.count++] = {index,
                              piece.value,
                              static_cast<std::uint16_t>(piece.what),
                              static_cast<std::int16_t>(piece.state),
                              static_cast<std::uint8_t>(type),
                              static_cast<std::uint8_t>(piece.who),
                              static_cast<std::uint8_t>(piece.rotation)};
    }
  }
  // As they were when so many had been noted.
  LUDENS_FN void undo_levels(int first) {
    auto& notes = this->level_notes;
    const World w(*this);
    for (int i = notes.count; i-- > first;) {
      const LevelNote& note = notes[i];
      runtime::write_piece(w.space(int{note.type}), note.index,
                           {note.what, note.who, note.state, note.rotation, note.value});
    }
    notes.count = first;
  }
};

// --- the world of one game

template <class Constants>
struct World : SharedWorld<Constants, Runner<Constants>, World<Constants>> {
  using Runner = standalone::Runner<Constants>;
  using Shared = SharedWorld<Constants, Runner, World<Constants>>;
  using Shared::m, Shared::view, Shared::block, Shared::head, Shared::words;
  using typename Shared::SiteType;
  static constexpr bool is_direct = false;
  using List = FixedList<Constants::most_listed>;

  LUDENS_FN explicit World(Runner& runner) : Shared(runner) {}

  struct ScratchList {
    LUDENS_FN explicit ScratchList(const World& w) : list(w.m.is_full) {}
    LUDENS_FN const List& get() const { return list; }
    List list;
  };
  struct FreshMemo {
    LUDENS_FN explicit FreshMemo(const World& w, bool differs = true) : m(w.m), before(w.m.epoch) {
      if (differs) renew();
    }
    LUDENS_FN ~FreshMemo() { m.epoch = before; }
    LUDENS_FN void renew() {
      if (before != 0) m.begin_epoch();
    }
    Runner& m;
    std::uint32_t before;
  };
  struct Undone {
    LUDENS_FN explicit Undone(const World& w) : m(w.m), saved(w.m.save()) {}
    LUDENS_FN ~Undone() { m.restore(saved); }
    Runner& m;
    typename Runner::Saved saved;
  };
  // Binds what consequences of moves within moves see, for as long as it lives.
  template <Reg... regs>
  struct Around {
    template <class... Values>
    LUDENS_FN explicit Around(Runner& runner, Values... values) : m(runner) {
      if constexpr (Constants::reads_around && sizeof...(regs) > 0) {
        int at = 0;
        ((before[at++] = m.around[static_cast<int>(regs)]), ...);
        ((m.around[static_cast<int>(regs)] = values), ...);
      }
    }
    LUDENS_FN ~Around() {
      if constexpr (Constants::reads_around && sizeof...(regs) > 0) {
        int at = 0;
        ((m.around[static_cast<int>(regs)] = before[at++]), ...);
      }
    }
    Runner& m;
    int before[sizeof...(regs) + 1];
  };
  struct Foresight {
    LUDENS_FN Foresight(const World& w, int first) : m(w.m), saved(m.save()), added(m.lend_trace()) {
      const int end = m.actions.count;
      for (int i = first; i < end && !m.is_stopped(); ++i) {
        m.actions[i].commit(m, m.actions[i]);
      }
    }
    LUDENS_FN ~Foresight() {
      m.restore(saved);
      for (int i = 0; i < added.count; ++i) m.next_action() = added[i];
      --m.traces_used;
    }
    // Every action that these moves mean, each of them seen on its own. What follows a move sees the
    // iterators.
    template <class Moves>
    LUDENS_FN void add(const Moves& moves, int from, int to, int value) {
      const Around<Reg::From, Reg::To, Reg::Value> around(m, from, to, value);
      const typename Runner::Mark since = m.mark();
      m.gather_of([&] { moves(from, to, value); });
      const int end = m.subs.count;
      for (int s = since.sub; s < end; ++s) {
        const typename Runner::Saved before = m.save();
        m.trace = &added;
        m.carry_out_sub(s, true);
        m.restore(before);
      }
      m.drop(since);
    }

   private:
    Runner& m;
    typename Runner::Saved saved;
    typename Runner::Trace& added;
  };
  using Gathering = standalone::Gathering<Constants>;
  using Ahead = standalone::Ahead<Constants>;
  struct ScratchMoves {
    LUDENS_FN explicit ScratchMoves(const World& w) : scratch(w.m), list(scratch.list) {}
    typename Rules<Constants>::ScratchMoves scratch;
    typename Runner::MoveList& list;
  };
  struct KeptLevel {
    LUDENS_FN explicit KeptLevel(const World& w) : kept(w.m, w.m.level) {}
    typename Runner::LevelAt kept;
  };
  struct AfterPrelude {
    LUDENS_FN explicit AfterPrelude(const World& w) : asking(w.m.question, question(w.m)) {
      w.m.begin_epoch();
    }
    LUDENS_FN static interpreter::Question question(const Runner& m) {
      interpreter::Question asked = m.question;
      ++asked.outer_preludes;
      return asked;
    }
    interpreter::Asking asking;
  };
  struct Threat {
    LUDENS_FN Threat(const World& w, int site) : asking(w.m.question, question(w.m, site)) {}
    LUDENS_FN static interpreter::Question question(const Runner& m, int site) {
      interpreter::Question asked = m.question.within();
      asked.is_threat = true;
      asked.reach = site;
      return asked;
    }
    interpreter::Asking asking;
  };
  struct OuterTurn {
    LUDENS_FN OuterTurn(const World& w, int filters) : asking(w.m.question, question(w.m, filters)) {}
    LUDENS_FN static interpreter::Question question(Runner& m, int filters) {
      interpreter::Question asked = m.question;
      asked.outer_turn = m.turn();
      asked.turn_filters = filters;
      return asked;
    }
    interpreter::Asking asking;
  };

  LUDENS_FN static int owner(int what) { return what > 0 ? Constants::owner(what) : 0; }
  LUDENS_FN static constexpr int board_sites(SiteType type) { return Constants::board_sites(type); }

  // One of its own, for what is seldom called (kernels::aside).
  template <class Run>
  LUDENS_FN decltype(auto) aside(Run run) const {
    World there(m);
    return run(there);
  }

  // --- tables of the board and of the pieces
  LUDENS_FN auto ways(SiteType type, int direction) const { return m.board.ways(type, direction); }
  LUDENS_FN auto steps(SiteType type, int site) const { return m.board.steps(type, site); }
  LUDENS_FN auto steps(SiteType type, int site, std::uint64_t directions) const requires
      requires(const typename Constants::Board& board) {
    board.steps(type, site, directions);
  }
  { return m.board.steps(type, site, directions); }
  LUDENS_FN int next_site(SiteType type, int direction, int site) const requires
      requires(const typename Constants::Board& board) {
    board.next_site(type, direction, site);
  }
  { return m.board.next_site(type, direction, site); }
  template <class Relation>
  LUDENS_FN std::uint64_t supported(SiteType type, Relation relation) const {
    return m.board.supported(type, relation);
  }
  LUDENS_FN auto points(SiteType type) const { return m.board.points(type); }
  LUDENS_FN auto coordinates(SiteType type) const { return m.board.coordinates(type); }
  LUDENS_FN kernels::Ints ends(int edge) const { return m.board.ends(edge); }
  LUDENS_FN const SetWord* constant_set(int index) const { return Constants::constant_set(index); }
  LUDENS_FN const std::uint64_t* direction_table(int index) const { return m.board.direction_table(index); }
  LUDENS_FN int facing(int what) const { return m.board.facing(what); }
  LUDENS_FN int footprints(int what) const { return m.board.footprints(what); }
  LUDENS_FN kernels::Ints footprint(int what, int state, int site) const {
    return m.board.footprint(what, state, site);
  }
  LUDENS_FN bool is_domino(int what) const { return m.board.is_domino(what); }
  LUDENS_FN int pips(int what, int half) const { return m.board.pips(what, half); }
  LUDENS_FN int flipped(int what, int state) const { return m.board.flipped(what, state); }
  LUDENS_FN int shown(int die, int face) const { return m.board.shown(die, face); }
  LUDENS_FN bool leave_oppositely(SiteType type, kernels::Ints a, kernels::Ints b) const {
    return m.board.leave_oppositely(type, a, b);
  }
  LUDENS_FN kernels::Ints list(int index) const { return m.board.list(index); }
  template <class Table>
  LUDENS_FN const Table& table(int index) const {
    return *static_cast<const Table*>(m.board.table(index));
  }
  LUDENS_FN void follow_on_tracks(int what, int from, int to, int count) const {
    m.board.follow_on_tracks(view, what, from, to, count);
  }
  LUDENS_FN void enter_tracks(int what, int site, int count) const {
    m.board.enter_tracks(view, what, site, count);
  }
  LUDENS_FN void leave_tracks(int what, int site) const { m.board.leave_tracks(view, what, site); }
  LUDENS_FN static constexpr bool uses_line_of_play() { return Constants::uses_line_of_play; }
  LUDENS_FN static constexpr bool is_simulation() { return false; }
  LUDENS_FN static constexpr int variables() { return Constants::variables; }

  // --- the course of the game
  LUDENS_FN std::uint64_t board_hash() const {
    if constexpr (Constants::keeps_hash) return head().hash;
    return Constants::board_hash(*this);
  }
  LUDENS_FN bool is_repeated(int kind) const {
    const std::uint64_t now = runtime::position_entry(*this, kind);
    return m.positions.has(now);
  }
  LUDENS_FN bool goes_in_circles() const {
    const int length = Constants::players * Constants::players;
    return runtime::comes_round(m.positions.items, m.positions.count, length);
  }
  LUDENS_FN bool knows_who_is_stuck(bool looks_at_next) const {
    if (looks_at_next && m.question.is_stuck) return false;
    if (looks_at_next) find_whether_next_is_stuck();
    return true;
  }
  LUDENS_FN bool is_asked_for_threats() const { return m.question.is_threat; }
  LUDENS_FN bool finds_move_of_phase(int player) const {
    return Constants::Game::any(*this, view.phase[player], player);
  }
  LUDENS_FN bool leaves_open() const {
    m.left_open = m.left_open || m.moves_one_piece;
    return m.moves_one_piece;
  }
  LUDENS_FN bool has_chance() const { return m.chance != nullptr; }
  LUDENS_FN int draw(int ways) const { return m.draw(ways); }
  LUDENS_FN int waiting_actions() const { return m.actions.size(); }
  template <class Generate>
  LUDENS_FN void gather_actions(Generate generate) const {
    const int sub = m.subs.size();
    m.gather_of(generate);
    m.subs.resize(sub);
  }
  template <class Moves>
  LUDENS_FN void run_effects(const Moves& moves) const {
    const auto around = this->bound_around(moves);
    m.run_effects_of([&] {
      if (m.tick()) moves();
    });
  }
  template <class Generate>
  LUDENS_FN void pick_effect(Generate generate, int index) const {
    const typename Runner::Mark since = m.mark();
    m.gather_of([&] {
      if (m.tick()) generate();
    });
    const int sub = since.sub + (index < 0 ? 0 : index);
    int kind = -1;
    int count = 0;
    if (sub < m.subs.count) {
      const int first = m.subs[sub].first_action;
      kind = m.subs[sub].kind;
      count = m.end_of(sub) - first;
      for (int i = 0; i < count; ++i) m.actions[since.action + i] = m.actions[first + i];
    }
    m.drop({since.sub, since.action + count});
    if (kind >= 0) push_thens(kind);
  }
  template <class Generate>
  LUDENS_FN void find_passed(SetWord* out, Generate generate) const {
    const typename Runner::Mark since = m.mark();
    m.gather_of(generate);
    for (int i = since.action; i < m.actions.count; ++i) {
      const typename Runner::Action& action = m.actions[i];
      if (action.op == static_cast<std::int32_t>(ir::OpNumber::ActNotePassed) &&
          kernels::is_member(*this, action.v[0]))
        set_bit(out, action.v[0]);
    }
    m.drop(since);
  }
  template <class Generate>
  LUDENS_FN void find_move_sites(SetWord* out, bool to, Generate generate) const {
    const interpreter::AskingWithin asking(m.question);
    const typename Rules<Constants>::ScratchMoves scratch(m);
    typename Runner::MoveList* const outer = m.list;
    m.list = &scratch.list;
    generate();
    m.list = outer;
    const Rules<Constants> r(m);
    for (int n = 0; n < scratch.list.total && !m.is_stopped(); ++n) {
      Move move;
      r.nth_move(scratch.list, n, move);
      const int site = to ? move.to : move.from;
      if (kernels::is_member(*this, site) && r.is_legal_in_turn(move)) set_bit(out, site);
    }
  }
  LUDENS_FN runtime::Links links(int player) const {
    const int first = player * Constants::link_sites;
    return {reinterpret_cast<std::int16_t*>(block + Constants::link_parent) + first,
            reinterpret_cast<std::uint16_t*>(block + Constants::link_reached) + first,
            reinterpret_cast<SetWord*>(block + Constants::link_joined) + player * words};
  }

  // --- changes
  LUDENS_FN static const std::uint8_t* owners_by_piece() { return Constants::owners_by_piece(); }
  LUDENS_FN bool notes_stacks() const { return Constants::has_stacks && m.saved_count > 0; }
  LUDENS_FN void note_stack(int type, int site) const {
    if constexpr (Constants::has_stacks) m.note_levels(this->space(type), type, site);
  }
  template <class Change>
  [[gnu::always_inline]] LUDENS_FN void push(ir::OpNumber op, const Change& change) const {
    if (m.is_stopped()) return;
    if (m.direct) return change.commit(*this);
    m.put_off(op, change, [](Runner& runner, const typename Runner::Action& action) {
      const World world(runner);
      reinterpret_cast<const Change*>(action.v)->commit(world);  // field by field, as it was written
    });
  }

  LUDENS_FN auto* grown_set(const void* of, int least) const requires(Constants::grown_sets > 0) {
    return m.grown.find(of, least);
  }

  // --- operands
  template <class Fn>
  LUDENS_FN ScratchList make_list(Fn fn) const {
    ScratchList made(*this);
    fn(made.list);
    return made;
  }

  // --- moves
  template <class... Captures>
  LUDENS_FN void write(Move& move, int kind, int from, int to, Captures... captures) const {
    Shared::write(move, kind, from, to, captures...);
    for (int at = sizeof...(captures); at < Constants::most_captures; ++at) move.capture[at] = 0;
  }
  template <class... Captures>
  [[gnu::always_inline]] LUDENS_FN bool list_move(int kind, int from, int to, Captures... captures) const {
    write(m.list->next_move(), kind, from, to, captures...);
    return !m.check_list();
  }
  LUDENS_FN bool note_first(int kind, int from, int to) const {
    if (m.subs.count == Constants::most_actions) [[unlikely]]
      m.stop();
    else
      m.subs[m.subs.count++] = {m.actions.count, kind, from, to};
    return true;
  }
  // Do its conditions hold, so many outer ones left aside?
  LUDENS_FN bool holds(const Move& move, int outer_filters) const {
    return standalone::holds<typename Constants::Game>(m, move, outer_filters);
  }
  template <class Act>
  LUDENS_FN bool effect(int kind, int from, int to, Act act) const {
    note_first(kind, from, to);
    act();
    m.finish_effect();
    return m.is_stopped();
  }
  template <class Act>
  LUDENS_FN bool merge(int kind, Act act) const {
    act();
    m.finish_effect();
    push_thens(kind);
    return false;
  }
  // The same where actions are carried out as they come.
  LUDENS_FN void follow_part(int kind) const {
    Runner::for_each_consequence(kind, [&](int one, std::size_t i) { Rules<Constants>(m).run_then(one, i); });
  }
  // What follows a part of a move comes right after that part.
  LUDENS_FN void push_thens(int kind) const {
    Runner::for_each_consequence(kind, [&](int one, std::size_t i) {
      typename Runner::Action& action = m.next_action();
      action.commit = [](Runner& runner, const typename Runner::Action& a) {
        Rules<Constants>(runner).run_then(a.v[0], static_cast<std::size_t>(a.v[1]));
      };
      action.op = Runner::Action::kConsequence;
      action.v[0] = one;
      action.v[1] = static_cast<std::int32_t>(i);
    });
  }
  LUDENS_FN bool list_group(int kind, interpreter::Group::From mode, int from, const SetWord* to) const {
    m.list->add_group(kind, mode, head().mover, from, to);
    return !m.check_list();
  }
  LUDENS_FN bool check_list() const { return m.check_list(); }
  // Steps on a board of one word. That the list is full is seen when it is read.
  struct StepRoom : Runner::MoveList::Room {
    LUDENS_FN explicit StepRoom(Runner& m) : Runner::MoveList::Room(*m.list, m.head().mover) {}
    LUDENS_FN bool close() {
      Runner::MoveList::Room::close();
      return false;
    }
  };
  LUDENS_FN StepRoom step_room(int) const { return StepRoom(m); }

 private:
  // As if the next player's turn had begun; the question asked again within is answered no.
  LUDENS_PART void find_whether_next_is_stuck() const {
    runtime::Head& h = head();
    if (h.over || h.active == 0) return;
    const std::int32_t mover = h.mover;
    const std::int32_t next = h.next;
    const std::int32_t prev = h.prev;
    h.mover = next;
    h.prev = mover;
    int after = h.mover % Constants::players + 1;
    while (((h.active >> after) & 1) == 0) after = after % Constants::players + 1;
    h.next = after;
    const bool was_asked = m.question.is_stuck;
    m.question.is_stuck = true;
    const bool some = typename Runner::Turns(m).has_legal_move(h.mover);
    m.question.is_stuck = was_asked;
    const std::uint32_t bit = 1u << h.mover;
    h.stalemated = some ? h.stalemated & ~bit : h.stalemated | bit;
    h.mover = mover;
    h.next = next;
    h.prev = prev;
  }
};

// --- the rules, as interpreter/turns.h and interpreter/apply.h ask for them

template <class Constants, bool lean>
struct Rules : KindFacts<typename Constants::Game> {
  using Game = typename Constants::Game;
  using Kinds = KindFacts<Game>;
  using Kinds::filter_count, Kinds::is_pass, Kinds::then_count;
  using World = standalone::World<Constants>;
  using Machine = Runner<Constants>;
  using MoveList = typename Machine::MoveList;
  Machine& m;
  const World w;
  LUDENS_FN explicit Rules(Machine& runner) : m(runner), w(runner) {}

  struct ScratchMoves {
    LUDENS_FN explicit ScratchMoves(Machine& runner) : m(runner), list(runner.scratch_moves[used(runner)]) {
      list.clear();
    }
    LUDENS_FN ~ScratchMoves() { --m.scratch_used; }
    LUDENS_FN static int used(Machine& runner) {
      if (runner.scratch_used < Constants::scratch_lists) return runner.scratch_used++;
      runner.stop();
      return runner.scratch_used++, Constants::scratch_lists - 1;
    }
    Machine& m;
    MoveList& list;
  };
  struct Nothing {
    LUDENS_FN explicit Nothing(Machine&) {}
    LUDENS_FN ~Nothing() {}
  };
  struct SavedLevel {
    LUDENS_FN explicit SavedLevel(Machine& runner) : kept(runner, runner.level) {}
    typename Machine::LevelAt kept;
  };
  struct NoLevel {
    LUDENS_FN explicit NoLevel(Machine& runner) : kept(runner, -1) {}
    typename Machine::LevelAt kept;
  };
  struct NothingAround {
    LUDENS_FN explicit NothingAround(Machine& runner) : m(runner), before(runner), level(runner) {
      if constexpr (Constants::reads_around)
        for (int& value : m.around) value = -1;
    }
    LUDENS_FN ~NothingAround() { static_cast<Surroundings<Constants::reads_around>&>(m) = before; }
    Machine& m;
    Surroundings<Constants::reads_around> before;
    std::conditional_t<Constants::leaves_level, NoLevel, Nothing> level;
  };
  using SavedRegisters = std::conditional_t<Constants::leaves_level, SavedLevel, Nothing>;
  using OutsideMove = Nothing;
  struct TrialChance {
    LUDENS_FN explicit TrialChance(Machine& runner)
        : m(runner), outer(runner.chance), aside(static_cast<std::uint64_t>(runner.head().ply)) {
      m.chance = &aside;
    }
    LUDENS_FN ~TrialChance() { m.chance = outer; }
    Machine& m;
    Random* outer;
    Random aside;
  };

  // --- of a turn
  static constexpr bool lists_apart = !lean && Constants::is_hosted;
  LUDENS_FN static constexpr int players() { return Constants::players; }
  LUDENS_FN static constexpr bool has_memos() { return Constants::memos > 0; }
  LUDENS_FN static constexpr bool keeps_counter() { return !lean || Game::reads_counter; }
  LUDENS_FN static constexpr bool keeps_passes() {
    return !lean || Game::repetitions != 0 || Game::no_repeat != 0;
  }
  // Finding it out may draw, too.
  LUDENS_FN static constexpr bool keeps_stuck() {
    return keeps_passes() || Game::reads_stuck || Game::stochastic;
  }
  LUDENS_FN static constexpr bool keeps_decided() { return !lean || Game::reads_votes; }
  LUDENS_FN void clear_registers() const {
    if constexpr (Constants::leaves_level) m.level = -1;
  }
  LUDENS_FN void forget_registers() const { clear_registers(); }
  LUDENS_FN static constexpr int phases() { return Game::phases; }
  LUDENS_FN static constexpr bool grows() { return Game::grows; }
  LUDENS_FN void grow() const {
    if constexpr (Game::grows) m.board.grow(m.view);
  }
  // Where the rules say what exists: that to which a move leads now.
  LUDENS_FN void settle_growth() const {
    if constexpr (Game::settles_growth) {
      if (m.head().over || m.is_stopped()) return;
      m.board.widen_growth(m.view);
      const ScratchMoves scratch(m);
      const interpreter::Turns<Rules> turns(m);
      turns.gather_candidates(scratch.list);
      SetWord wanted[Constants::words] = {};
      for (int i = 0; i < scratch.list.total && !m.is_stopped(); ++i) {
        Move move;
        nth_move(scratch.list, i, move);
        if (move.to >= 0 && !test_bit(wanted, move.to) && turns.holds(move)) set_bit(wanted, move.to);
      }
      m.board.narrow_growth(m.view, wanted);
    }
  }
  LUDENS_FN int tiles() const {
    if constexpr (!Game::grows) return 0;
    return count_bits(m.view.grown + static_cast<int>(ir::Op::Grown::Pieces) * w.words, w.words);
  }
  LUDENS_FN bool is_growth_due() const {
    if constexpr (!Game::grows) return false;
    return m.view.growth->due != 0;
  }
  LUDENS_FN static constexpr bool has_pending() { return Game::has_pending; }
  LUDENS_FN static constexpr bool has_visited() { return Game::has_visited; }
  LUDENS_FN static constexpr bool is_simultaneous() { return false; }
  LUDENS_FN static constexpr bool plain_turn() { return Game::plain_turn; }
  LUDENS_FN static constexpr int swap_kind() { return Game::swap_kind; }
  LUDENS_FN static constexpr int pass_kind() { return Game::pass_kind; }
  LUDENS_FN static constexpr bool stochastic() { return Game::stochastic; }
  LUDENS_FN static constexpr bool has_meta_rules() { return Game::no_repeat != 0; }
  LUDENS_FN static constexpr bool satisfy() { return false; }
  LUDENS_FN static constexpr bool draw_when_all_pass() { return Game::draw_when_all_pass; }
  LUDENS_FN static constexpr int max_turns() { return Game::max_turns; }
  LUDENS_FN static constexpr int max_moves() { return Game::max_moves; }
  LUDENS_FN void list(int phase, int mover) const { Game::list(w, phase, mover); }
  LUDENS_FN bool any(int phase, int mover) const {
    const interpreter::AskingWithin asking(m.question);
    return Game::any(w, phase, mover);
  }
  LUDENS_FN bool end(int phase, int mover) const { return Game::end(w, phase, mover); }
  LUDENS_FN int phase(int player) const { return m.view.phase[player]; }
  LUDENS_FN void change_phases() const {
    if constexpr (Game::phases > 1)
      for (int p = 1; p <= players(); ++p)
        m.view.phase[p] = static_cast<std::uint8_t>(Game::next_phase(w, m.view.phase[p], p));
  }
  LUDENS_FN void note_position() const {
    if constexpr (Game::repetitions != 0 || Game::cycle)
      runtime::note_entries(w, Game::repetitions, Game::cycle, false, [&](std::uint64_t entry) {
        if (!m.positions.add(entry)) m.stop();
      });
  }
  LUDENS_FN void draw_dice() const {
    if constexpr (Game::dice > 0) {
      m.head().rolled = 0;
      for (int i = 0; i < Game::dice; ++i)
        m.view.dice[runtime::kMaxDice + i] = kernels::drawn_face(w, m.board.die(i));
    }
  }
  LUDENS_FN void note_visited() const {
    const runtime::Head& h = m.head();
    if (h.mover != h.next) return clear_words(m.view.visited, w.words);
    if (h.last_from >= 0) set_bit(m.view.visited, h.last_from);
    if (h.last_to >= 0) set_bit(m.view.visited, h.last_to);
  }
  LUDENS_FN static void close_ply(bool) {}
  LUDENS_FN static bool make_round(const Move&, bool, int&, bool&) { return true; }
  LUDENS_FN static bool draw_puzzle_move(MoveList&, Random&, Move&) { return false; }
  LUDENS_FN bool breaks_meta_rule(const Move& move) const {
    if (is_pass(move.kind)) return false;
    const auto saved = m.save();
    m.head().keeps_turn = 0;
    apply(move, {});
    finish_move({});
    const bool repeated = w.is_repeated(Game::no_repeat);
    m.restore(saved);
    return repeated;
  }
  LUDENS_FN void finish_move(interpreter::Application) const { take_marked(); }

  // --- moves that are tried out by being made, and stay made where they are legal
  // All conditions must see what a move leaves behind, and nothing of what only the course of a turn changes.
  static constexpr bool may_keep_trials =
      !Game::stochastic && !Game::has_pending && !Game::moves_see_course &&
      Game::no_repeat <= static_cast<int>(runtime::Repeats::PositionalInTurn);
  LUDENS_FN static bool is_trial_kept(int kind) {
    if constexpr (!may_keep_trials) return false;
    const int filters = static_cast<int>(filter_count(kind));
    if (is_pass(kind) || Kinds::prelude_count(kind) > 0) return false;
    if (Game::no_repeat == 0 && (filters == 0 || Kinds::tryout(kind) != interpreter::Tryout::Full))
      return false;
    for (int i = 0; i < filters; ++i)
      if (Kinds::filter_thens(kind, static_cast<std::size_t>(i)) < then_count(kind)) return false;
    return true;
  }
  // Do the conditions of the move hold that has just been made?
  LUDENS_FN bool holds_once_made(const Move& move) const {
    runtime::Head& h = m.head();
    const std::int32_t next = h.next;
    if (h.mover == next) h.next = h.prev;
    bool holds = true;
    {
      const interpreter::AskingWithin asking(m.question);
      for (std::size_t i = filter_count(move.kind); holds && i-- > 0;) holds = filter(move, i);
    }
    h.next = next;
    return holds && (Game::no_repeat == 0 || !w.is_repeated(Game::no_repeat));
  }
  LUDENS_PART void nth_move(const MoveList& list, int n, Move& move) const {
    if (list.full) [[unlikely]]
      m.stop();
    int at = 0;
    for (int g = 0; g < list.group_count; ++g) at += list.groups[g].upto <= n;
    const int before = at > 0 ? list.groups[at - 1].upto : 0;
    if (at == list.group_count) {
      move = list.moves[n - before];
      return;
    }
    const interpreter::Group& group = list.groups[at];
    const int to = nth_bit(list.sites(group), n - before);
    int from = group.from;
    if (group.mode == interpreter::Group::From::Back)
      from = Constants::back(group.from, to);
    else if (group.mode == interpreter::Group::From::IsTo)
      from = to;
    w.write(move, group.kind, from, to);
    move.mover = group.mover;
  }
  LUDENS_FN static void drop(MoveList& list, int n) { list.drop(n); }
  LUDENS_FN void draw_all() const { kernels::apply_result(w, kernels::ResultKind::Draw, 0, true); }
  LUDENS_FN void draw_by_limit() const { kernels::draw_by_limit(w); }
  LUDENS_FN void give_up() const { m.head().over = 1; }  // whoever called plays it again
  LUDENS_FN bool limit() const { return m.is_stopped(); }

  LUDENS_FN void apply(const Move& move, interpreter::Application how) const {
    const bool all = how.with_consequences || Kinds::includes_consequences(move.kind);
    const std::size_t thens = all ? ~std::size_t{0} : 0;
    interpreter::apply_bound(*this, move, {.thens = thens, .drops_pending = how.drops_pending});
  }
  LUDENS_FN bool passes_filters(const Move& move) const {
    return filter_count(move.kind) == 0 || interpreter::filters_hold(*this, move, 0);
  }
  LUDENS_FN bool is_legal_in_turn(const Move& move) const {
    const interpreter::Turn before = m.turn();
    if (move.mover != 0 && move.mover != before.mover) m.set_turn({move.mover, before.mover, before.mover});
    const bool passes = passes_filters(move);
    m.set_turn(before);
    return passes;
  }

  // --- of a move
  LUDENS_FN void remember_last(const Move& move, [[maybe_unused]] const SiteLevels& levels) const {
    runtime::Head& h = m.head();
    const interpreter::MoveFacts kind = Kinds::facts(move.kind);
    runtime::note_move(h, kind.pass);
    h.last_from = move.from;
    h.last_to = move.to;
    h.last_pass = kind.pass;
    h.last_swap = kind.swap;
    if constexpr (!lean) h.last_mover = static_cast<std::int16_t>(h.mover);
    if constexpr (!lean || Game::reads_last_level) {
      h.last_level_from = static_cast<std::int16_t>(levels.from);
      h.last_level_to = static_cast<std::int16_t>(levels.to);
    }
    if constexpr (!lean || Game::reads_last_type) {
      h.last_from_type = kind.from_type;
      h.last_to_type = kind.to_type;
    }
  }
  struct NoAftermath {
    LUDENS_FN NoAftermath(Machine&, const Move&, const SiteLevels&) {}
    LUDENS_FN void note() const {}
  };
  // Traces what the move does.
  struct NotedAftermath {
    LUDENS_FN NotedAftermath(Machine& runner, const Move& move, const SiteLevels& levels)
        : m(runner), own{move.from, move.to, levels.from, levels.to}, outer(m.trace) {
      if (!outer) m.trace = &m.lend_trace();
      first = m.trace->count;
    }
    LUDENS_FN ~NotedAftermath() {
      if (!outer) --m.traces_used;
      m.trace = outer;
    }
    LUDENS_FN void note() const {
      const auto where_of = [&](int i, interpreter::Where& at) { return Game::where((*m.trace)[i], at); };
      if (m.view.last_sites)
        interpreter::note_all_places(m.view.last_sites, Constants::words, Constants::first_beyond, first,
                                     m.trace->count, where_of);
      interpreter::note_last_place(m.head(), own, first, m.trace->count, where_of);
    }
    Machine& m;
    interpreter::Where own;
    decltype(Machine::trace) outer;
    int first;
  };
  using Aftermath = std::conditional_t<Constants::notes_places, NotedAftermath, NoAftermath>;
  LUDENS_FN static constexpr int words() { return Constants::words; }
  LUDENS_FN static int owner(int what) { return World::owner(what); }
  LUDENS_FN auto space() const { return w.space(World::default_type()); }
  LUDENS_FN SiteLevels levels(const Move& move) const { return Game::levels(w, move); }
  // What comes first sees what was bound around it, in its consequences too, and nothing of the move.
  template <class Gathered>
  LUDENS_FN void make_preludes(const Move& move, int outer, Gathered gathered) const {
    const int count = Kinds::prelude_count(move.kind);
    for (int i = outer; i < count; ++i) {
      const NothingAround around(m);
      if constexpr (Constants::reads_around || Constants::leaves_level)
        Game::surround(w, move, static_cast<std::size_t>(i));
      const typename Machine::Mark since = m.mark();
      m.gather_of([&] {
        if (m.tick()) Game::prelude(w, move, static_cast<std::size_t>(i));
      });
      gathered();
      m.carry_out(since);
      m.drop(since);
    }
  }
  LUDENS_FN void act(const Move& move) const { Game::act(w, move); }
  LUDENS_FN void act_now(const Move& move) const { Game::act(Direct<World>(w), move); }
  LUDENS_FN void run_then(int k, std::size_t i) const {
    const NothingAround around(m);
    run_then_here(k, i);
  }
  // With what is bound around it.
  LUDENS_PART void run_then_here(int k, std::size_t i) const {
    if (Kinds::is_direct_then(k, i) && !m.trace) {
      if (m.tick()) [[likely]]
        Game::then_now(Direct<World>(w), k, i);
      return;
    }
    m.run_effects_of([&] {
      if (m.tick()) [[likely]]
        Game::then(w, k, i);
    });
  }
  LUDENS_FN bool filter(const Move& move, std::size_t i) const {
    return m.tick() && Game::filter(w, move, i);
  }
  LUDENS_FN static constexpr bool drops_pending_first() { return true; }
  LUDENS_FN void drop_pending() const {
    clear_words(m.view.pending, w.words);
    m.head().pending_values = 0;
  }
  LUDENS_FN void take_marked() const {
    if constexpr (Game::has_marked)
      if (!m.head().keeps_turn) kernels::take_marked(w);
  }
};

// Do the conditions of the move hold, so many outer ones left aside?
template <class Game, class Constants>
LUDENS_FN bool holds(Runner<Constants>& m, const Move& move, int outer_filters) {
  const Rules<Constants> r(m);
  return outer_filters >= static_cast<int>(r.filter_count(move.kind)) ||
         interpreter::filters_hold(r, move, outer_filters);
}

}  // namespace ludens::standalone
