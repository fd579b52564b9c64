#include "engine/hosted_game.h"

#include <algorithm>
#include <vector>

#include "engine/host_tables.h"
#include "engine/machine_rules.h"
#include "interpreter/machine.h"

namespace ludens::standalone {

bool goes_on(interpreter::Machine& host) {
  return host.begin_steps();
}

void add_moves(interpreter::MoveList& list, const Move* moves, int count) {
  list.moves.insert(list.moves.end(), moves, moves + count);
  list.total += count;
}

}  // namespace ludens::standalone

namespace ludens::engine {

namespace {

using interpreter::Machine;
using interpreter::MoveList;
using standalone::Playouts;
using standalone::RestOfTurns;
using standalone::Visit;

// In the place of a table of turns; what it is found by knows the rest.
struct HostedTurns : interpreter::CompiledTurns {
  HostedTurns(const interpreter::CompiledTurns& turns, const RestOfTurns& r, const Playouts& p,
              std::shared_ptr<const native::Module> of)
      : CompiledTurns(turns), rest(r), playouts(p), module(std::move(of)) {}
  const RestOfTurns& rest;
  const Playouts& playouts;
  std::shared_ptr<const native::Module> module;
};

struct HostedRunner {
  HostedRunner(Machine& m, const HostedTurns& turns)
      : rest(turns.rest),
        playouts(turns.playouts),
        tables(m, {rest.tables, static_cast<size_t>(rest.table_count)}),
        own(rest.make(tables.board())) {}
  ~HostedRunner() { rest.destroy(own); }
  HostedRunner(const HostedRunner&) = delete;

  const RestOfTurns& rest;
  const Playouts& playouts;
  standalone::HostTables tables;
  void* own;
};

[[gnu::noinline, gnu::cold]] HostedRunner& make_runner(Machine& m) {
  const auto made = std::make_shared<HostedRunner>(m, static_cast<const HostedTurns&>(*m.prepared.turns));
  m.runner = made;
  return *made;
}

// One request, for as long as it lives.
class Hosting {
 public:
  explicit Hosting(Machine& m) : machine_(m) {
    // Somebody may watch what only the interpreter tells.
    if (m.trace || (m.chance && (m.chance->forced || m.chance->record))) return;
    HostedRunner& runner = m.runner ? *static_cast<HostedRunner*>(m.runner.get()) : make_runner(m);
    const RestOfTurns& rest = runner.rest;
    // Of stacks, whoever is going to undo this wants each level noted.
    if (rest.has_stacks && m.view.log) return;
    if (m.limits.moves < rest.most_moves || m.limits.actions < static_cast<size_t>(rest.most_actions)) return;
    // Where somebody waits, what takes long is the interpreter's, which looks at the time.
    constexpr std::int64_t kMostWatched = 200'000;
    visit.state = m.block;
    visit.question = &m.question;
    visit.steps = std::min(m.is_watched() ? kMostWatched : rest.most_steps, m.limits.steps);
    if (m.chance) {
      visit.chance = &m.chance->random;
      chance_before_ = m.chance->random;
    }
    if (rest.most_positions > 1) {
      if (!m.history) return;
      visit.positions = m.history->positions.data();
      visit.position_count = static_cast<int>(m.history->positions.size());
    }
    runner_ = &runner;
  }
  Hosting(const Hosting&) = delete;

  bool is_open() const { return runner_ != nullptr; }
  const RestOfTurns* operator->() const { return &runner_->rest; }
  const Playouts& playouts() const { return runner_->playouts; }
  void* own() const { return runner_->own; }
  // The state has changed.
  void take_over() const {
    if (runner_->rest.most_positions > 1)
      machine_.history->positions.assign(visit.positions, visit.positions + visit.position_count);
  }
  // The interpreter is to do the same: chance is as it was.
  void give_back() const {
    if (runner_ && machine_.chance) machine_.chance->random = chance_before_;
  }

  Visit visit;

 private:
  Machine& machine_;
  HostedRunner* runner_ = nullptr;
  Random chance_before_;
};

// Of code that stands alone, or else of the interpreter.
struct Hosted {
  static bool random_move(Machine& m, MoveList& list, Random& random, Move& move) {
    const Random before = random;
    const Hosting h(m);
    bool drawn = false;
    if (h.is_open() && h->random_move(h.own(), h.visit, random, move, drawn) && m.begin_steps()) return drawn;
    h.give_back();
    random = before;
    return interpreted_turns().random_move(m, list, random, move);
  }

  static void gather_candidates(Machine& m, MoveList& list) {
    const Hosting h(m);
    standalone::Listed listed;
    if (!h.is_open() || !h->gather_candidates(h.own(), h.visit, listed)) {
      h.give_back();
      return interpreted_turns().gather_candidates(m, list);
    }
    list.clear();
    const int words = h->words;
    for (int i = 0; i < listed.group_count; ++i) {
      const interpreter::Group& group = listed.groups[i];
      const SetWord* const sites = words == 1 ? &group.word : listed.words + group.first_word;
      list.add_group(group.kind, group.mode, group.mover, group.from, sites, words);
    }
    standalone::add_moves(list, listed.moves, listed.move_count);
  }

  static void find_legal_moves(Machine& m, MoveList& list) {
    const Hosting h(m);
    list.clear();
    if (h.is_open() && h->find_legal_moves(h.own(), h.visit, list)) return;
    h.give_back();
    interpreted_turns().find_legal_moves(m, list);
  }

  static bool finds_move(Machine& m) {
    const Hosting h(m);
    bool answer = false;
    if (h.is_open() && h->finds_move(h.own(), h.visit, answer)) return answer;
    h.give_back();
    return interpreted_turns().finds_move(m);
  }

  static bool holds(Machine& m, const Move& move) {
    const Hosting h(m);
    bool answer = false;
    if (h.is_open() && h->holds(h.own(), h.visit, move, answer)) return answer;
    h.give_back();
    return interpreted_turns().holds(m, move);
  }

  static bool has_legal_move(Machine& m, int player) {
    const Hosting h(m);
    bool answer = false;
    if (h.is_open() && h->has_legal_move(h.own(), h.visit, player, answer)) return answer;
    h.give_back();
    return interpreted_turns().has_legal_move(m, player);
  }

  static void play(Machine& m, const Move& move, bool with_consequences) {
    Hosting h(m);
    if (h.is_open() && h->play(h.own(), h.visit, move, with_consequences)) return h.take_over();
    h.give_back();
    interpreted_turns().play(m, move, with_consequences);
  }

  static int play_randomly(Machine& m, Random& random, MoveList& list, int most, std::uint64_t& signature) {
    const Random before = random;
    const std::uint64_t signature_before = signature;
    Hosting h(m);
    if (h.is_open() && m.begin_steps()) {
      const int plies =
          most >= interpreter::kToTheEnd
              ? h.playouts().play_to_the_end(h.own(), h.visit, m, h->play_on, random, most, signature)
              : h->play_randomly(h.own(), h.visit, m, random, most, signature);
      if (plies >= 0) {
        h.take_over();
        return plies;
      }
    }
    random = before;
    signature = signature_before;
    h.give_back();
    return interpreted_turns().play_randomly(m, random, list, most, signature);
  }
};

constexpr interpreter::CompiledTurns kHostedTurns = {Hosted::random_move,
                                                     Hosted::gather_candidates,
                                                     Hosted::find_legal_moves,
                                                     Hosted::finds_move,
                                                     Hosted::holds,
                                                     Hosted::has_legal_move,
                                                     Hosted::play,
                                                     Hosted::play_randomly};

}  // namespace

interpreter::CompiledNodes compiled_of(const std::shared_ptr<const native::Module>& module) {
  const auto* const rest = module->find<const RestOfTurns>("ludens_rest");
  const auto* const playouts = module->find<const Playouts>("ludens_playouts");
  if (!rest || !playouts) return {module->nodes(), module->turns(), module};
  auto made = std::make_shared<HostedTurns>(kHostedTurns, *rest, *playouts, module);
  return {module->nodes(), made.get(), made};
}

}  // namespace ludens::engine
