// flat.cpp - flat Monte-Carlo: tries every move in the same number of random playouts and takes the one that
// did best. No tree: the measure of what a tree is worth.
#include <algorithm>

#include "agents/kinds.h"
#include "agents/thinking.h"

namespace ludens::agents {

namespace {

constexpr Parameter kFlatParameters[] = {
    kIterations,
    kSeconds,
    kSeed,
    {"plies", "break playouts off after so many moves and call them even", 100'000, 1, 1'000'000}};

struct Tally {
  std::int64_t visits = 0;
  Values sum{};
};

Analysis analyse(const Moves& moves, const std::vector<Tally>& tallies, const State& root) {
  Analysis out = analysis_of(moves);
  double best = -1;
  for (size_t i = 0; i < moves.size(); ++i) {
    const Tally& tally = tallies[i];
    out.iterations += tally.visits;
    out.moves[i].visits = tally.visits;
    if (tally.visits == 0) continue;
    for (int p = 1; p <= root.players(); ++p)
      out.moves[i].values.push_back(tally.sum[static_cast<size_t>(root.seat(p))] /
                                    static_cast<double>(tally.visits));
    const double value = out.moves[i].values[static_cast<size_t>(root.mover() - 1)];
    if (value <= best) continue;
    best = value;
    out.best = i;
  }
  out.depth = 1;
  return out;
}

Decision think(const Question& question, Random& random, int most_plies) {
  const Limits limits(question);
  Reporting reporting(question);
  Referee referee(question.game, random.next());
  const Watched watched(referee, limits);
  const State& root = question.view;
  const Moves moves = searchable_moves(question, limits);
  if (moves.empty()) return any_move(question, random);
  std::vector<Tally> tallies(moves.size());
  State state = root;
  Values values{};
  const auto found = [&] {
    Analysis out = analyse(moves, tallies, root);
    out.seconds = limits.elapsed();
    return out;
  };
  for (std::int64_t done = 0; !limits.over(done); ++done) {
    const size_t i = static_cast<size_t>(done) % moves.size();
    state = root;
    referee.apply_legal(state, moves[i]);
    if (!play_out(referee, state, random, limits, most_plies)) break;
    read_values(state, values);
    ++tallies[i].visits;
    for (size_t p = 1; p < values.size(); ++p) tallies[i].sum[p] += values[p];
    if (reporting.due()) question.report(found());
  }
  Decision out{{}, found()};
  out.move = moves[out.analysis.best];
  return out;
}

Think make_flat(const Settings& settings) {
  const int plies = settings.whole("plies");
  Random random(static_cast<std::uint64_t>(settings.number("seed")));
  return [random, plies](const Question& question) mutable { return think(question, random, plies); };
}

}  // namespace

constexpr AgentKind kFlat = {.name = "flat",
                             .summary = "Tries every move in random playouts and takes the best",
                             .parameters = kFlatParameters,
                             .make = make_flat};

}  // namespace ludens::agents
