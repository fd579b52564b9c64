// random.cpp - an agent that plays any legal move: the smallest one, to copy.
#include "agents/kinds.h"
#include "agents/thinking.h"

namespace ludens::agents {

namespace {

constexpr Parameter kRandomParameters[] = {kSeed};

Think make_random(const Settings& settings) {
  Random random(static_cast<std::uint64_t>(settings.number("seed")));
  return [random](const Question& question) mutable { return any_move(question, random); };
}

}  // namespace

constexpr AgentKind kRandom = {.name = "random",
                               .summary = "Plays any legal move",
                               .parameters = kRandomParameters,
                               .make = make_random};

}  // namespace ludens::agents
