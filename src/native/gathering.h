// gathering.h - moves that are made or measured within a rule, as kernels ask for them
// (runtime/kernels/order.h, longest.h), in code that stands alone.
#pragma once

#include "native/standalone.h"
#include "runtime/kernels/longest.h"

namespace ludens::standalone {

// Effects: moves are gathered, looked at, carried out, handed on.
template <class Constants>
class Gathering {
 public:
  using Own = Runner<Constants>;
  using Action = typename Own::Action;
  using Mark = typename Own::Mark;
  // Actions that were carried out, in a list of its own for as long as it lives.
  class Deeds {
   public:
    LUDENS_FN explicit Deeds(const World<Constants>& w) : m_(w.m), list(w.m.lend_trace()) {}
    LUDENS_FN ~Deeds() { --m_.traces_used; }
    Deeds(const Deeds&) = delete;
    LUDENS_FN int size() const { return list.count; }
    LUDENS_FN void clear() { list.count = 0; }
    LUDENS_FN void insert(int at, const Deeds& other) {
      const int more = other.size();
      if (list.count + more > Constants::most_actions) return m_.stop();
      for (int i = list.count; i-- > at;) list[i + more] = list[i];
      for (int i = 0; i < more; ++i) list[at + i] = other.list[i];
      list.count += more;
    }

   private:
    Own& m_;

   public:
    typename Own::Trace& list;
  };

  LUDENS_FN explicit Gathering(const World<Constants>& w) : w_(w), m_(w.m) {}
  LUDENS_FN Mark mark() const { return m_.mark(); }
  LUDENS_FN void drop(const Mark& since) { m_.drop(since); }
  template <class Gather>
  LUDENS_FN void gather(Gather gather_moves) {
    m_.gather_of([&] {
      if (m_.tick()) gather_moves();
    });
  }
  LUDENS_FN int count() const { return m_.subs.count; }
  LUDENS_FN const typename Own::SubMove& operator[](int i) const { return m_.subs[i]; }
  LUDENS_FN void carry_out(const Mark& since) { m_.carry_out(since); }
  LUDENS_FN void carry_out_noted(int i, bool as_chosen, Deeds& into) {
    m_.trace = &into.list;
    m_.carry_out_sub(i, as_chosen);
    m_.trace = nullptr;
  }
  LUDENS_FN void add_actions(const Deeds& deeds) {
    for (int i = 0; i < deeds.size(); ++i) m_.next_action() = deeds.list[i];
  }
  LUDENS_FN void prepend(const Mark& since, const Deeds& deeds) {
    const int more = deeds.size();
    const int moves = m_.subs.count - since.sub;
    if (m_.actions.count + more * moves > Constants::most_actions) return m_.stop();
    // From the last on, so that each action moves once.
    int end = m_.actions.count;
    for (int s = m_.subs.count; s-- > since.sub;) {
      const int first = m_.subs[s].first_action;
      const int begin = first + more * (s - since.sub);
      for (int i = end; i-- > first;) m_.actions[i + begin + more - first] = m_.actions[i];
      for (int i = 0; i < more; ++i) m_.actions[begin + i] = deeds.list[i];
      m_.subs[s].first_action = begin;
      end = first;
    }
    m_.actions.count += more * moves;
  }
  LUDENS_FN void add_whole(int first_action, int kind, int from, int to) {
    add({first_action, Own::own_kind(kind) | Own::kIsWhole, from, to});
  }
  LUDENS_FN void forget_moves(const Mark& since) { m_.subs.count = since.sub; }
  LUDENS_FN bool join(int a, int b, const Mark& first, const Mark& end, bool as_move) {
    const typename Own::SubMove one = m_.subs[a];
    const int kind = joined(one.kind, m_.subs[b].kind);
    int follows = 0;
    Own::for_each_consequence(kind, [&](int, std::size_t) { ++follows; });
    if (!as_move && follows > 0) m_.stop();
    if (as_move) add({m_.actions.count - (end.action - first.action), kind, one.from, one.to});
    for (const int s : {a, b}) {
      const int last = s + 1 == end.sub ? end.action : m_.subs[s + 1].first_action;
      for (int i = m_.subs[s].first_action; i < last; ++i) {
        const Action again = m_.actions[i];
        m_.next_action() = again;
      }
    }
    return !m_.is_full;
  }
  LUDENS_FN void cut(const Mark& first, const Mark& end) {
    for (int i = end.action; i < m_.actions.count; ++i)
      m_.actions[first.action + i - end.action] = m_.actions[i];
    m_.actions.count -= end.action - first.action;
    for (int i = end.sub; i < m_.subs.count; ++i) m_.subs[first.sub + i - end.sub] = m_.subs[i];
    m_.subs.count -= end.sub - first.sub;
  }
  LUDENS_FN void give_up_loop() { m_.stop(); }
  template <class Run>
  LUDENS_FN void run_dry(Run run) {
    const bool outer_direct = m_.direct;
    m_.direct = false;
    const Mark since = mark();
    run();
    drop(since);
    m_.direct = outer_direct;
  }

 private:
  LUDENS_FN void add(const typename Own::SubMove& move) {
    if (m_.subs.count == Constants::most_actions) return m_.stop();
    m_.subs[m_.subs.count++] = move;
  }
  // Of a move that is made of two; of more, where that matters, the interpreter knows.
  LUDENS_FN int joined(int a, int b) {
    int kinds = 0;
    int kind = Own::own_kind(a) | Own::kIsWhole;
    for (const int one : {a, b})
      if (count_of(one) > 0) {
        if (kinds > 0 ? Own::second_kind(a) >= 0 || Own::second_kind(b) >= 0 : false) m_.stop();
        kind = kinds++ == 0 ? one : kind | Own::as_second(one);
      }
    return kind;
  }
  LUDENS_FN static int count_of(int kind) {
    int count = 0;
    Own::for_each_consequence(kind, [&](int, std::size_t) { ++count; });
    return count;
  }

  const World<Constants>& w_;
  Own& m_;
};

// Moves as values, played on from here; whoever asks takes that back.
template <class Constants>
class Ahead {
 public:
  using Own = Runner<Constants>;
  using MoveList = typename Own::MoveList;
  using Deeds = typename Gathering<Constants>::Deeds;
  LUDENS_FN explicit Ahead(const World<Constants>& w) : w_(w), m_(w.m) {}
  LUDENS_FN static constexpr bool is_possible() { return true; }
  template <class Generate>
  LUDENS_FN void list(MoveList& into, Generate generate) {
    MoveList* const outer = m_.list;
    m_.list = &into;
    if (m_.tick()) generate();
    m_.list = outer;
  }
  LUDENS_FN void read(const MoveList& moves, int n, Move& move) const {
    Rules<Constants>(m_).nth_move(moves, n, move);
  }
  LUDENS_FN bool holds(const Move& move, int outer_filters) {
    return standalone::holds<typename Constants::Game>(m_, move, outer_filters);
  }
  template <ir::Sink sink>
  LUDENS_FN bool emit(const Move& move) {
    if constexpr (sink == ir::Sink::List) {
      Move listed = move;
      listed.mover = static_cast<std::uint16_t>(m_.head().mover);
      m_.list->add(listed);
      return !m_.check_list();
    } else {
      if (!holds(move, 0)) return false;
      if constexpr (sink == ir::Sink::First) return w_.note_first(move.kind, move.from, move.to);
      const auto act = [&] { Constants::Game::act(w_, move); };
      if constexpr (sink == ir::Sink::Effect) return w_.effect(move.kind, move.from, move.to, act);
      return w_.merge(move.kind, act);
    }
  }
  LUDENS_FN void find_legal_moves(MoveList& into) {
    const typename Rules<Constants>::ScratchMoves scratch(m_);
    const typename Own::Turns turns(m_);
    turns.gather_candidates(scratch.list);
    into.clear();
    if (m_.head().over) return;
    for (int n = 0; n < scratch.list.total && !m_.is_stopped(); ++n) {
      Move move;
      read(scratch.list, n, move);
      if (turns.holds(move)) into.add(move);
    }
    if (into.total == 0) into.add(turns.pass_move());
    if (into.full) m_.stop();
  }
  LUDENS_FN void play(const Move& move) {
    const typename Rules<Constants>::SavedRegisters registers(m_);
    const interpreter::AskingWithin asking(m_.question);
    typename Own::Turns(m_).play(move, true);
  }
  LUDENS_FN void apply(const Move& move, Deeds& into) {
    const typename Rules<Constants>::SavedRegisters registers(m_);
    const interpreter::AskingWithin asking(m_.question);
    m_.trace = &into.list;
    m_.head().keeps_turn = 0;
    Rules<Constants>(m_).apply(move, {});
  }
  LUDENS_FN int marked() const {
    return m_.view.to_remove && !m_.head().keeps_turn ? count_bits(m_.view.to_remove, Constants::words) : 0;
  }
  LUDENS_FN int taken(const Deeds& deeds, bool by_value) const {
    int sum = 0;
    for (int i = 0; i < deeds.size(); ++i) {
      const typename Own::Action& action = deeds.list[i];
      if (action.op != static_cast<std::int32_t>(ir::OpNumber::ActRemove)) continue;
      sum += by_value ? kernels::worth_of(w_, action.v[2], action.v[0], action.v[1]) : 1;
    }
    return sum;
  }
  LUDENS_FN runtime::LongestTurns& longest() const { return m_.longest; }
  LUDENS_FN std::uint64_t asked() const {
    return (m_.question.is_stuck ? 2u : 0u) | (m_.question.is_threat ? 4u : 0u);
  }
  LUDENS_FN runtime::TurnWorth* worth(std::uint64_t key) const {
    if constexpr (Constants::has_stacks) return nullptr;
    return &m_.worths[key & (Constants::turn_worths - 1)];
  }
  LUDENS_FN static constexpr int state_words() { return Constants::bytes / 8; }
  LUDENS_FN int past_positions() const { return m_.positions.count; }
  LUDENS_FN std::uint64_t past_position(int i) const { return m_.positions[i]; }

 private:
  const World<Constants>& w_;
  Own& m_;
};

}  // namespace ludens::standalone
