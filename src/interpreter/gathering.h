// gathering.h - moves that are made or measured within a rule, step by step, as kernels ask for them
// (runtime/kernels/order.h, longest.h).
#pragma once

#include "interpreter/emit.h"
#include "interpreter/listing.h"

namespace ludens::interpreter {

// Effects: moves are gathered, looked at, carried out, handed on.
class Gathering {
 public:
  using Mark = Machine::Mark;
  // Actions that were carried out, in a list of its own for as long as it lives.
  class Deeds {
   public:
    explicit Deeds(Machine& m) : machine_(m), scratch_(m), list(scratch_.list) {}
    int size() const { return static_cast<int>(list.size()); }
    void clear() { list.clear(); }
    void insert(int at, const Deeds& other) {
      if (list.size() + other.list.size() > machine_.limits.actions)
        return machine_.give_up(runtime::Limit::Actions);
      list.insert(list.begin() + at, other.list.begin(), other.list.end());
    }

   private:
    Machine& machine_;
    ScratchActions scratch_;

   public:
    std::vector<Action>& list;
  };

  explicit Gathering(Machine& m) : m_(m) {}
  Mark mark() const { return m_.mark(); }
  void drop(const Mark& since) { m_.drop(since); }
  template <class Gather>
  void gather(Gather gather_moves) {
    m_.gather_of(gather_moves);
  }
  // Those that are gathered.
  int count() const { return static_cast<int>(m_.subs.size()); }
  const SubMove& operator[](int i) const { return m_.subs[static_cast<size_t>(i)]; }
  void carry_out(const Mark& since) { m_.carry_out(since, false); }
  void carry_out_noted(int i, bool as_chosen, Deeds& into) {
    m_.trace = &into.list;
    m_.carry_out_sub(static_cast<size_t>(i), as_chosen);
    m_.trace = nullptr;
  }
  // As part of the move at hand.
  void add_actions(const Deeds& deeds) {
    m_.actions.insert(m_.actions.end(), deeds.list.begin(), deeds.list.end());
  }
  // Each of the moves carries them along.
  void prepend(const Mark& since, const Deeds& deeds) {
    if (!m_.check_actions(deeds.list.size() * (m_.subs.size() - since.sub))) return;
    for (size_t s = m_.subs.size(); s-- > since.sub;) {
      m_.actions.insert(m_.actions.begin() + m_.subs[s].first_action, deeds.list.begin(), deeds.list.end());
      for (size_t later = s + 1; later < m_.subs.size(); ++later)
        m_.subs[later].first_action += static_cast<std::uint32_t>(deeds.list.size());
    }
  }
  // What followed the move is among its actions.
  void add_whole(int first_action, int kind, int from, int to) {
    m_.subs.push_back({static_cast<std::uint32_t>(first_action), static_cast<std::uint32_t>(m_.thens.size()),
                       kind, from, to});
  }
  // The actions remain.
  void forget_moves(const Mark& since) { m_.subs.resize(since.sub); }
  // Behind all others, what two of those since `first` do, as a move of its own or as part of that at hand.
  bool join(int a, int b, const Mark& first, const Mark& end, bool as_move);
  void cut(const Mark& first, const Mark& end);
  void give_up_loop() { m_.give_up(runtime::Limit::Loop); }
  // Of what runs in it nothing stays but registers.
  template <class Run>
  void run_dry(Run run) {
    const bool outer_direct = std::exchange(m_.direct, false);
    const Mark since = mark();
    run();
    drop(since);
    m_.direct = outer_direct;
  }

 private:
  Machine& m_;
};

// Moves as values, played on from here; whoever asks takes that back.
class Ahead {
 public:
  explicit Ahead(Machine& m) : m_(m) {}
  bool is_possible() const { return m_.play && m_.legal_moves; }
  template <class Generate>
  void list(MoveList& into, Generate generate) {
    const SavedRegisters registers(m_);
    MoveList* const outer = std::exchange(m_.list, &into);
    generate();
    m_.list = outer;
  }
  void read(const MoveList& moves, int n, Move& move) const { interpreter::nth_move(m_, moves, n, move); }
  bool holds(const Move& move, int outer_filters) {
    const SavedRegisters registers(m_);
    m_.bind(move);
    return m_.holds_inside(move.kind, outer_filters);
  }
  template <Sink sink>
  bool emit(const Move& move) {
    const SavedRegisters registers(m_);
    m_.bind(move);
    return interpreter::emit<sink>(m_, move.kind);
  }
  void find_legal_moves(MoveList& into) { m_.legal_moves(m_, into); }
  void play(const Move& move) {
    const SavedRegisters registers(m_);
    const AskingWithin asking(m_.question);
    m_.play(m_, move);
  }
  // Its actions and consequences, noted.
  void apply(const Move& move, Gathering::Deeds& into) {
    const SavedRegisters registers(m_);
    const AskingWithin asking(m_.question);
    m_.trace = &into.list;
    m_.head().keeps_turn = 0;
    m_.apply(move);
  }
  int marked() {
    return m_.view.to_remove && !m_.head().keeps_turn ? count_bits(m_.view.to_remove, m_.words) : 0;
  }
  // The sum of what the pieces are worth that are taken, as the position at hand values them; or how many.
  int taken(const Gathering::Deeds& deeds, bool by_value) const;
  runtime::LongestTurns& longest() { return m_.longest; }
  // What is being asked, as far as the answer depends on it.
  std::uint64_t asked() const { return (m_.question.is_stuck ? 2u : 0u) | (m_.question.is_threat ? 4u : 0u); }
  // Null where positions cannot be told apart by the state's block alone.
  runtime::TurnWorth* worth(std::uint64_t key) {
    constexpr size_t kSlots = 1 << 12;
    if (m_.layout.small_bytes != m_.layout.bytes) return nullptr;
    if (m_.turn_worths.empty()) m_.turn_worths.resize(kSlots);
    return &m_.turn_worths[key & (kSlots - 1)];
  }
  int state_words() const { return m_.layout.small_bytes / 8; }
  int past_positions() const { return m_.history ? static_cast<int>(m_.history->positions.size()) : 0; }
  std::uint64_t past_position(int i) const { return m_.history->positions[static_cast<size_t>(i)]; }

 private:
  Machine& m_;
};

}  // namespace ludens::interpreter
