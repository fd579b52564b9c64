// alpha_beta.cpp - the agent that looks ahead (alpha_beta_search.h), deeper and deeper until its time is up.
#include <cmath>
#include <optional>

#include "agents/alpha_beta_search.h"
#include "agents/kinds.h"

namespace ludens::agents {

namespace {

constexpr Parameter kAlphaBetaParameters[] = {
    {"depth", "how many moves to look ahead at most", kMostDepth, 1, kMostDepth},
    kIterations,
    kSeconds,
    kSeed,
    {"memory", "megabytes for positions that were seen", 32, 1, kMostMegabytes}};

class AlphaBeta {
 public:
  explicit AlphaBeta(const Settings& settings)
      : depth_(settings.whole("depth")),
        bytes_(static_cast<size_t>(settings.number("memory")) << 20),
        seed_(static_cast<std::uint64_t>(settings.number("seed"))) {}

  Decision think(const Question& question) {
    const Limits limits(question);
    Reporting reporting(question);
    const Moves moves = searchable_moves(question, limits);
    if (moves.empty()) return any_move(question, random_);
    if (game_ != question.game) {
      game_ = question.game;
      search_.emplace(question.game, bytes_, seed_);
    }
    search_->learn(limits);
    const Watched watched(search_->referee(), limits);
    search_->set_root(question.view, moves);
    int reached = 0;
    for (int depth = 1; depth <= depth_; ++depth) {
      const auto report = [&] {
        if (reporting.due()) question.report(analyse(question, limits, reached));
      };
      if (!search_->deepen(depth, limits, report)) break;
      reached = depth;
      const int score = search_->scores()[search_->best()];
      if (search_->is_exact() || std::abs(score) >= kSureWin) break;
    }
    Decision out{{}, analyse(question, limits, reached)};
    out.move = search_->moves()[out.analysis.best];
    return out;
  }

 private:
  Analysis analyse(const Question& question, const Limits& limits, int reached) {
    Analysis out = analysis_of(search_->moves());
    out.best = search_->best();
    out.iterations = search_->looked_at();
    out.seconds = limits.elapsed();
    out.depth = reached;
    const int mover = question.view.mover();
    for (size_t i = 0; i < out.moves.size(); ++i) {
      const int score = search_->scores()[i];
      MoveAnalysis& one = out.moves[i];
      one.visits = search_->positions()[i];
      if (one.visits == 0) continue;
      const bool sure = std::abs(score) >= kSureWin;
      one.proven = sure || (search_->is_exact() && i == out.best);
      // A piece that moves like a rook makes winning all but certain.
      const double own = sure ? (score > 0 ? 1 : 0) : 1 / (1 + std::exp(-score / 300.0));
      one.values = {mover == 1 ? own : 1 - own, mover == 1 ? 1 - own : own};
    }
    out.moves[out.best].line = search_->best_line();
    return out;
  }

  int depth_;
  size_t bytes_;
  std::uint64_t seed_;
  Random random_{seed_};  // for moves that cannot be searched
  std::optional<Game> game_;
  std::optional<AlphaBetaSearch> search_;
};

std::string refusal(const Game& game) {
  if (game.players() != 2) return "alpha-beta plays games of two players only";
  if (game.is_match()) return "alpha-beta plays single games, no matches";
  if (game.mode() != Mode::Alternating) return "alpha-beta plays games in which players move in turn";
  if (game.has_chance()) return "alpha-beta plays no games of chance";
  return {};
}

Think make_alpha_beta(const Settings& settings) {
  return [agent = std::make_shared<AlphaBeta>(settings)](const Question& question) {
    return agent->think(question);
  };
}

}  // namespace

constexpr AgentKind kAlphaBeta = {.name = "ab",
                                  .summary = "Looks ahead move by move (alpha-beta); two players, no chance",
                                  .parameters = kAlphaBetaParameters,
                                  .make = make_alpha_beta,
                                  .refusal = refusal};

}  // namespace ludens::agents
