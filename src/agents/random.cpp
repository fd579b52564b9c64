// random.cpp - an agent that plays any legal move: the smallest one, to copy.
#include "agents/kinds.h"
#include "agents/thinking.h"

namespace ludens::agents {

namespace {

constexpr Parameter kRandomParameters[] = {kSeed};

Think make_random(const Settings& settings) {
  Random random(static_cast<std::uint64_t>(settings.number("seed")));
  return [random](const Question& question) mutable {
    const Moves moves = legal_moves_of(question.game, question.view);
    Decision out;
    out.analysis = analysis_of(moves);
    out.analysis.best = static_cast<size_t>(random.below(static_cast<int>(moves.size())));
    out.move = moves[out.analysis.best];
    return out;
  };
}

}  // namespace

constexpr AgentKind kRandom = {.name = "random",
                               .summary = "Plays any legal move",
                               .parameters = kRandomParameters,
                               .make = make_random};

}  // namespace ludens::agents
