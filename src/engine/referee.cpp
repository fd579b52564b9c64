// referee.cpp - the public Referee: a machine that is attached to whatever state it is asked about.
#include "ludens/referee.h"

#include <algorithm>
#include <cassert>

#include "engine/data.h"
#include "engine/decisive.h"
#include "engine/machines.h"
#include "engine/observe.h"
#include "engine/opening.h"
#include "engine/playout.h"
#include "engine/puzzle_deed.h"
#include "engine/site_label.h"
#include "engine/state_text.h"
#include "engine/turn.h"
#include "interpreter/machine.h"

namespace ludens {

using engine::StateData;
using interpreter::Machine;
using interpreter::MoveList;

struct Referee::Bench {
  Bench(Game g, std::uint64_t seed) : game(std::move(g)), machines(*game.data().game) {
    chance.random = Random(seed ^ 0xC0FFEE);
    for_moves.forced = [this](int ways) { return drawn_once(ways); };
    for_making.forced = [this](int ways) {
      return next < opening ? (*known)[next++].outcome : chance.draw(ways);
    };
  }
  Bench(const Bench&) = delete;

  Machine& at(State& state) {
    StateData& data = state.data();
    assert(&data.game.data() == &game.data() && "a state of another game");
    machines.note_work(1);
    machines.renew();
    machines.use(chance, data.history);
    return machines.at(data.block);
  }
  void start(State& state) {
    at(state);
    state.data().hash.forget();
    machines.start(state.data().block);
    state.data().hold_window();
    out_of_time = is_out_of_time(state);
  }
  void apply(State& state, const Move& move) {
    undoable(state, [&] { machines.apply(for_move(state), move); });
  }
  // The machine, ready to make a move. What opened the turn is carried out with it, as it was drawn then.
  Machine& for_move(State& state) {
    StateData& data = state.data();
    Machine& m = at(state);
    data.hash.forget();
    if (data.opening_draws > 0) {
      known = &data.draws;
      next = 0;
      opening = data.opening_draws;
      machines.use(for_making, data.history);
    }
    return m;
  }

  // --- time

  static bool is_out_of_time(const State& state) {
    return state.data().head().limit == static_cast<std::uint8_t>(runtime::Limit::Time);
  }

  // Work that leaves the state as it was where the time is up before it is done.
  template <class Work>
  void undoable(State& state, Work work) {
    out_of_time = false;
    StateData& data = state.data();
    if (!watched) {
      work();
      return data.hold_window();
    }
    std::vector<std::uint64_t>& positions = data.history.positions;
    saved_block.assign(data.block.begin(), data.block.end());
    const bool in_match = game.data().game->is_match();  // whose next game begins without a past
    const size_t known_positions = positions.size();
    if (in_match) saved_positions.assign(positions.begin(), positions.end());
    work();
    data.hold_window();
    out_of_time = is_out_of_time(state);
    if (!out_of_time) return;
    data.block.assign(saved_block.begin(), saved_block.end());
    data.hold_window();
    if (in_match)
      positions.assign(saved_positions.begin(), saved_positions.end());
    else
      positions.resize(known_positions);
  }

  // The moves were asked for. Time is no rule of the game, so the game goes on without an answer.
  void settle(State& state, Machine& m) {
    state.data().hash.forget();
    const bool just_now = !m.abandoned.empty();
    out_of_time = just_now && is_out_of_time(state);
    if (out_of_time)
      m.head().over = m.head().limit = 0;
    else if (just_now)
      state.data().before_limit = std::exchange(m.abandoned, {});
  }

  // The legal moves of a position are drawn once. Runs `ask` with what was drawn before, if anything was.
  template <class Ask>
  auto with_drawn_moves(State& state, Ask ask) {
    Machine& m = at(state);
    if (m.program.stochastic) {
      known = &state.data().draws;
      next = 0;
      m.chance = &for_moves;
    }
    m.abandoned.clear();
    auto answer = ask(m);
    m.chance = &chance;
    if (m.head().limit != 0 || out_of_time) [[unlikely]]
      settle(state, m);
    return answer;
  }

  // What opens the turn is drawn before the moves, and they are listed with the same draws.
  void open(State& state) {
    StateData& data = state.data();
    Machine& m = at(state);
    data.opened.assign(data.block.begin(), data.block.end());
    m.attach(reinterpret_cast<std::byte*>(data.opened.data()));
    known = &data.draws;
    next = 0;
    m.chance = &for_moves;
    if (!engine::open_turn(m)) data.opened.clear();
    data.opening_draws = next;
    m.chance = &chance;
    m.attach(data.bytes());
  }

  int drawn_once(int ways) {
    if (next == known->size()) known->push_back({ways, chance.draw(ways)});
    return (*known)[next++].outcome;
  }

  Game game;
  engine::Machines machines;
  Chance chance;
  Chance for_moves;   // the same, by way of what the state knows
  Chance for_making;  // the same, by way of what opened the turn
  std::vector<Draw>* known = nullptr;
  size_t next = 0, opening = 0;
  MoveList list;
  std::vector<std::uint64_t> before, past;
  bool watched = false, out_of_time = false;
  std::vector<std::uint64_t> saved_block, saved_positions;
};

Referee::Referee(Game game, std::uint64_t seed) : bench_(std::make_unique<Bench>(std::move(game), seed)) {}
Referee::~Referee() = default;
Referee::Referee(Referee&&) noexcept = default;
Referee& Referee::operator=(Referee&&) noexcept = default;

const Game& Referee::game() const {
  return bench_->game;
}
Chance& Referee::chance() {
  return bench_->chance;
}

State Referee::start() {
  State state(std::make_unique<StateData>(bench_->game));
  state.data().draws.reserve(16);
  start(state);
  return state;
}

void Referee::start(State& state) {
  begin(state);
  open(state);
}

void Referee::begin(State& state) {
  state.data().draws.clear();
  state.data().before_limit.clear();
  bench_->start(state);
}

void Referee::open(State& state) {
  StateData& data = state.data();
  if (!data.engine_game().opens_with_chance() && data.opened.empty()) return;
  data.hash.forget();
  data.opened.clear();
  data.opening_draws = 0;
  if (data.engine_game().opens_with_chance()) bench_->open(state);
}

void Referee::legal_moves(State& state, Moves& out) {
  bench_->with_drawn_moves(state, [&](Machine& m) {
    engine::legal_moves(m, bench_->list);
    return true;
  });
  out.assign(bench_->list.moves.begin(), bench_->list.moves.end());
}

Moves Referee::legal_moves(State& state) {
  Moves out;
  legal_moves(state, out);
  return out;
}

bool Referee::is_legal(State& state, const Move& move) {
  return std::ranges::count(legal_moves(state), move) > 0;
}

bool Referee::any_move(State& state) {
  return bench_->with_drawn_moves(state, [](Machine& m) { return engine::any_move(m); });
}

Move Referee::random_move(State& state, Random& random) {
  return bench_->with_drawn_moves(state, [&](Machine& m) {
    Move move;
    engine::random_move(m, bench_->list, random, move);
    return move;
  });
}

bool Referee::try_apply(State& state, const Move& move) {
  if (!is_legal(state, move)) return false;
  apply_legal(state, move);
  return true;
}

void Referee::apply_legal(State& state, const Move& move) {
  make(state, move);
  if (!bench_->out_of_time) open(state);
}

void Referee::apply_legal(State& state, const Move& move, Undo& undo) {
  make(state, move, undo);
  if (!bench_->out_of_time) open(state);
}

void Referee::make(State& state, const Move& move) {
  bench_->apply(state, move);
  if (!bench_->out_of_time) state.data().draws.clear();
}

void Referee::make(State& state, const Move& move, Undo& undo) {
  StateData& data = state.data();
  bench_->before.assign(data.block.begin(), data.block.end());
  const bool in_match = bench_->game.data().game->is_match();
  const std::vector<std::uint64_t>& positions = data.history.positions;
  undo.positions = positions.size();
  undo.past.clear();
  const int games = in_match ? data.view().match->done : 0;
  if (in_match) bench_->past.assign(positions.begin(), positions.end());
  undo.draws.assign(data.draws.begin(), data.draws.end());
  undo.words.clear();
  make(state, move);
  // The next game of a match begins without a past.
  if (in_match && data.view().match->done != games)
    undo.past.assign(bench_->past.begin(), bench_->past.end());
  // A state in another window has nothing at the same place.
  undo.block = bench_->before.size();
  const bool is_other = data.block.size() != undo.block;
  for (size_t i = 0; i < undo.block; ++i)
    if (is_other || data.block[i] != bench_->before[i])
      undo.words.push_back({static_cast<std::uint32_t>(i), bench_->before[i]});
}

void Referee::undo(State& state, const Undo& undo) {
  take_back(state, undo);
  open(state);
}

void Referee::take_back(State& state, const Undo& undo) {
  StateData& data = state.data();
  data.hash.forget();
  if (!data.before_limit.empty()) {
    data.block = data.before_limit;
    data.before_limit.clear();
  }
  data.block.resize(undo.block);
  for (const Undo::Word& word : undo.words) data.block[word.at] = word.before;
  data.hold_window();
  if (undo.past.empty())
    data.history.positions.resize(undo.positions);
  else
    data.history.positions.assign(undo.past.begin(), undo.past.end());
  data.draws.assign(undo.draws.begin(), undo.draws.end());
}

int Referee::playout(State& state, Random& random, int max_plies) {
  if (state.over() || max_plies <= 0) return 0;
  // What was drawn for the first moves counts; after that nobody has asked yet.
  const Move first = random_move(state, random);
  if (bench_->out_of_time || state.over()) return 0;
  int plies = 0;
  bench_->undoable(state, [&] {
    bench_->machines.apply(bench_->for_move(state), first);
    plies = 1 + engine::playout(bench_->machines, bench_->at(state), random, bench_->list,
                                {.plies = std::min(max_plies, interpreter::kToTheEnd) - 1});
  });
  bench_->machines.note_work(plies);
  if (bench_->out_of_time) return 0;
  state.data().draws.clear();
  open(state);
  return plies;
}

void Referee::set_watch(const std::function<bool()>& is_time_up) {
  bench_->watched = static_cast<bool>(is_time_up);
  bench_->machines.watch(is_time_up);
}

bool Referee::out_of_time() const {
  return bench_->out_of_time;
}

bool Referee::for_each_outcome(const State& state, const Move& move,
                               const std::function<bool(State& after, double probability)>& visit, int most) {
  // Counts through the draws like through the digits of a number; how many there are may depend on those
  // before.
  std::vector<Draw> digits;
  std::vector<Draw> drawn;
  Chance script;
  size_t next = 0;
  script.forced = [&](int) { return next < digits.size() ? digits[next++].outcome : 0; };
  script.record = &drawn;
  std::swap(bench_->chance, script);
  bool all = true;
  State after = state;
  for (int visited = 0;; ++visited) {
    if (visited == most) {
      all = false;
      break;
    }
    next = 0;
    drawn.clear();
    after = state;
    apply_legal(after, move);
    if (bench_->out_of_time) {
      all = false;
      break;
    }
    double probability = 1;
    for (const Draw& draw : drawn) probability /= std::max(1, draw.ways);
    std::swap(bench_->chance, script);  // `visit` may use the referee
    const std::vector<Draw> seen = drawn;
    all = visit(after, probability);
    std::swap(bench_->chance, script);
    if (!all) break;
    digits = seen;
    while (!digits.empty() && digits.back().outcome + 1 >= digits.back().ways) digits.pop_back();
    if (digits.empty()) break;
    ++digits.back().outcome;
  }
  std::swap(bench_->chance, script);
  return all;
}

// --- moves as text

std::string Referee::sites(State& state, const Move& move) {
  return engine::move_sites(bench_->at(state), move);
}

std::string Referee::key(State& state, const Move& move) {
  Machine& m = bench_->at(state);
  std::string where = engine::move_sites(m, move);
  if (bench_->game.has_chance()) return where;
  std::string after;
  if (bench_->game.data().game->is_match()) {  // another game may follow
    State copy = state;
    bench_->apply(copy, move);
    after = engine::text_of_rules(copy.data());
  } else {
    const auto saved = m.save();
    engine::apply(m, move);
    bench_->out_of_time = Bench::is_out_of_time(state);
    after = engine::state_text(m);
    m.restore(saved);
  }
  if (bench_->out_of_time) return where;
  return where + "#" + engine::hex16(engine::text_hash(after)).substr(0, 8);
}

std::vector<std::pair<int, int>> Referee::decisive_sites(State& state) {
  std::vector<std::pair<int, int>> out;
  for (const auto& [type, site] : engine::decisive_sites(bench_->at(state)))
    out.emplace_back(static_cast<int>(type), site);
  return out;
}

std::string Referee::notation(State& state, const Move& move) {
  const Machine& m = bench_->at(state);
  const ir::Kind& kind = m.program.kinds[move.kind];
  if (kind.pass) return "pass";
  if (kind.swap) return "swap";
  if (const auto deed = engine::puzzle_deed(m.program, move))
    return engine::puzzle_notation(m.program, m.view, move, *deed);
  const std::string to = engine::site_label(*m.program.equipment, m.view, kind.to_type, move.to);
  if (move.from == move.to || move.from < 0) return "+" + to;
  std::string piece;
  const runtime::Space& space = m.view.space[m.type_at(static_cast<int>(kind.from_type), move.from)];
  if (engine::is_kind_hidden(state.data(), move.from)) {
    piece = "? ";
  } else if (space.what && move.from < space.sites && runtime::stack_size(space, move.from) > 0) {
    const int what = runtime::piece_at(space, runtime::top_index(space, move.from)).what;
    piece = m.program.equipment->components[static_cast<size_t>(what)].kind_name + " ";
  }
  return piece + engine::site_label(*m.program.equipment, m.view, kind.from_type, move.from) + "-" + to;
}

std::string Referee::notation(const State& before, const Move& move, const State& after, int player) {
  const int observer = player == 0 ? engine::kOnlooker : player;
  // In a match the move may have ended its game: what is hidden in the next one says nothing of it.
  const bool same_game = &before.data().engine_game() == &after.data().engine_game();
  if (engine::is_move_hidden(before.data(), move, observer) ||
      (same_game && engine::is_move_hidden(after.data(), move, observer)))
    return "a move";
  State seen = player == 0 ? observe_from_outside(before) : observe(before, player);
  return notation(seen, move);
}

}  // namespace ludens
