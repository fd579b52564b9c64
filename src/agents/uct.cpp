// uct.cpp - Monte-Carlo tree search (uct_search.h), in one thread or several.
//
// Threads search trees of their own, which share nothing and so never wait for each other; their counts are
// added up in the end. Between moves each keeps the part of its tree that still matters.
#include <algorithm>
#include <deque>
#include <mutex>
#include <optional>
#include <thread>

#include "agents/kinds.h"
#include "agents/uct_search.h"

namespace ludens::agents {

namespace {

constexpr Parameter kUctParameters[] = {
    kIterations,
    kSeconds,
    kSeed,
    {"c", "weight of trying moves that were tried little; values go from 0 to 1", 0.5, 0, 100, false},
    {"fpu", "what a move that was never tried is taken to be worth", 1, 0, 100, false},
    {"expand", "visits before a position gets moves of its own in the tree", 4, 0, 1e6},
    {"threads", "how many search at once, each its own tree", 1, 1, 64},
    {"memory", "megabytes for the trees, shared out among the threads", 256, 1, kMostMegabytes},
    {"plies",
     "break playouts off after so many moves and value what is there; 0: only where random games of two are "
     "seldom won",
     0, 0, 1'000'000},
    {"reuse", "1: keep the tree from move to move, 0: do not", 1, 0, 1}};

// --- adding up what the threads have found

// Counts are added; values are weighed by them, unless one of the two knows the truth.
void merge(MoveAnalysis& into, const MoveAnalysis& from) {
  if (from.visits == 0) return;
  const auto total = static_cast<double>(into.visits + from.visits);
  if (into.visits == 0 || (from.proven && !into.proven)) {
    into.values = from.values;
  } else if (from.proven == into.proven) {
    for (size_t p = 0; p < into.values.size(); ++p)
      into.values[p] = (into.values[p] * static_cast<double>(into.visits) +
                        from.values[p] * static_cast<double>(from.visits)) /
                       total;
  }
  if (from.visits > into.visits) into.line = from.line;
  into.proven = into.proven || from.proven;
  into.visits += from.visits;
}

Analysis merged(const std::vector<Analysis>& parts) {
  Analysis out = parts.front();
  for (size_t t = 1; t < parts.size(); ++t) {
    out.iterations += parts[t].iterations;
    out.depth = std::max(out.depth, parts[t].depth);
    // A thread that has not reported yet knows of no move.
    for (size_t i = 0; i < std::min(out.moves.size(), parts[t].moves.size()); ++i)
      merge(out.moves[i], parts[t].moves[i]);
  }
  return out;
}

// A proven win, else what was visited most and is not proven to lose; the better value among equals.
size_t best_of(const Analysis& analysis, int mover) {
  const auto value = [&](const MoveAnalysis& m) {
    return m.values.empty() ? 0.0 : m.values[static_cast<size_t>(mover - 1)];
  };
  const auto grade = [&](const MoveAnalysis& m) {
    if (!m.proven) return 1;
    return value(m) >= 1 ? 2 : value(m) <= 0 ? 0 : 1;
  };
  size_t best = 0;
  for (size_t i = 1; i < analysis.moves.size(); ++i) {
    const MoveAnalysis& a = analysis.moves[i];
    const MoveAnalysis& b = analysis.moves[best];
    if (std::tuple(grade(a), a.visits, value(a)) > std::tuple(grade(b), b.visits, value(b))) best = i;
  }
  return best;
}

// --- from one question to the next

// Looks for the moves that lead from one position to a later one, the first of them known.
class PathFinder {
 public:
  PathFinder(Referee& referee, const State& goal) : referee_(referee), goal_(goal) {}

  bool find(const State& from, const Move& first, Moves& path) {
    path.assign(1, first);
    State state = from;
    referee_.apply_legal(state, first);
    return reaches(state, path);
  }

 private:
  bool reaches(State& state, Moves& path) {
    if (state.ply() == goal_.ply()) return state == goal_;
    if (state.ply() > goal_.ply() || state.over()) return false;
    for (const Move& move : referee_.legal_moves(state)) {
      if (--left_ < 0) return false;
      State after = state;
      referee_.apply_legal(after, move);
      path.push_back(move);
      if (reaches(after, path)) return true;
      path.pop_back();
    }
    return false;
  }

  Referee& referee_;
  const State& goal_;
  int left_ = 2000;  // moves to try; a tree of a few thousand playouts is not worth more
};

class Uct {
 public:
  explicit Uct(const Settings& settings)
      : threads_(settings.whole("threads")), seed_(static_cast<std::uint64_t>(settings.number("seed"))) {
    options_.exploration = settings.number("c");
    options_.first_play = settings.number("fpu");
    options_.expand = settings.whole("expand");
    options_.most_plies = settings.whole("plies");
    options_.bytes = (static_cast<size_t>(settings.number("memory")) << 20) / static_cast<size_t>(threads_);
    options_.reuse = settings.whole("reuse") != 0;
  }

  Decision think(const Question& question) {
    Limits limits(question);
    const Moves moves = searchable_moves(question, limits);
    if (moves.empty()) return any_move(question, random_);
    set_root(question, moves, limits);
    parts_.assign(searches_.size(), {});
    {
      std::vector<std::jthread> helpers;
      for (size_t t = 1; t < searches_.size(); ++t)
        helpers.emplace_back([&, t] { run(t, moves, question, limits); });
      run(0, moves, question, limits);
    }
    Decision out{{}, merged(parts_)};
    finish(out.analysis, limits, question.view.mover());
    out.move = moves[out.analysis.best];
    last_ = Last{question.view, out.move};
    return out;
  }

 private:
  void set_root(const Question& question, const Moves& moves, const Limits& limits) {
    const bool same_game = game_ == question.game;
    if (!same_game) {
      game_ = question.game;
      last_.reset();
      searches_.clear();
      for (int t = 0; t < threads_; ++t)
        searches_.emplace_back(question.game, options_, mix64(seed_ * 1000 + static_cast<std::uint64_t>(t)));
    }
    Moves path;
    // What is left of a tree has all the moves of the view.
    if (last_ && options_.reuse && !question.game.has_chance() && moves == question.moves) {
      Referee referee(question.game);
      const Watched watched(referee, limits);
      if (!PathFinder(referee, question.view).find(last_->state, last_->move, path)) path.clear();
    }
    for (UctSearch& search : searches_) search.set_root(question.view, moves, path);
  }

  // What one thread does. The first one reports for all.
  void run(size_t t, const Moves& moves, const Question& question, Limits& limits) {
    UctSearch& search = searches_[t];
    const Watched watched(search.referee(), limits);
    const auto count = static_cast<std::int64_t>(searches_.size());
    const std::int64_t share =
        limits.iterations() / count + (static_cast<std::int64_t>(t) < limits.iterations() % count ? 1 : 0);
    Reporting reporting(question);
    search.learn(limits);
    constexpr int kBetweenLooks = 4;
    for (;;) {
      if (search.iterations() >= share || limits.over()) break;
      bool whole = true;
      for (int i = 0; whole && i < kBetweenLooks && search.iterations() < share && !search.is_solved(); ++i)
        whole = search.iterate(limits);
      if (!whole) break;
      if (search.is_solved()) {
        limits.finish();
        break;
      }
      if (!reporting.due()) continue;
      publish(t, search.analyse(moves));
      if (t == 0) report(question, limits);
    }
    publish(t, search.analyse(moves));
  }

  void publish(size_t t, Analysis analysis) {
    const std::lock_guard lock(mutex_);
    parts_[t] = std::move(analysis);
  }

  void report(const Question& question, const Limits& limits) {
    Analysis now;
    {
      const std::lock_guard lock(mutex_);
      now = merged(parts_);
    }
    finish(now, limits, question.view.mover());
    question.report(now);
  }

  static void finish(Analysis& analysis, const Limits& limits, int mover) {
    analysis.best = best_of(analysis, mover);
    analysis.seconds = limits.elapsed();
  }

  struct Last {
    State state;
    Move move;
  };

  UctOptions options_;
  int threads_;
  std::uint64_t seed_;
  Random random_{seed_};  // for moves that cannot be searched
  std::optional<Game> game_;
  std::deque<UctSearch> searches_;
  std::optional<Last> last_;
  std::mutex mutex_;
  std::vector<Analysis> parts_;  // by thread: what it reported last
};

Think make_uct(const Settings& settings) {
  return [uct = std::make_shared<Uct>(settings)](const Question& question) { return uct->think(question); };
}

}  // namespace

constexpr AgentKind kUct = {.name = "uct",
                            .summary = "Monte-Carlo tree search; proves what is certain",
                            .parameters = kUctParameters,
                            .make = make_uct};

}  // namespace ludens::agents
