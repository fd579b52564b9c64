#include "apps/server/seat_player.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <stdexcept>
#include <thread>

#include "agents/seat.h"

namespace ludens::server {

namespace {

struct Offer {
  std::string_view text;  // how it is asked for
  std::string_view name;  // for people
  double seconds;         // that a move takes, about
  int megabytes;          // that it remembers at most
};

constexpr Offer kOffers[] = {
    {"uct:iterations=12,seconds=1,memory=16", "Easy", 0.1, 16},  // the first is who people meet first
    {"uct:iterations=100,seconds=1,memory=16", "Medium", 0.4, 16},
    {"uct:seconds=1,memory=32", "Strong: tree search, 1 second", 1, 32},
    {"uct:seconds=5,memory=64", "Stronger: tree search, 5 seconds", 5, 64},
    {"ab:seconds=1", "Alpha-beta, 1 second", 1, 32},
    {"perfect:memory=128", "Perfect, where the game can be solved", 30, 128},
    {"random", "Random moves", 0.01, 1},
};
constexpr double kMostSeconds = 10;
constexpr double kKnownSeconds = 0.1;  // a move of a game that is solved

// Stops a program that solves a game for as long as it takes.
class Clock {
 public:
  Clock(double seconds, std::stop_token stop)
      : forward_(std::move(stop), Stop{source_}), thread_([this, seconds](const std::stop_token& ended) {
          std::mutex mutex;
          std::unique_lock lock(mutex);
          std::condition_variable_any never;
          never.wait_for(lock, ended, std::chrono::duration<double>(seconds), [] { return false; });
          source_.request_stop();
        }) {}
  std::stop_token token() const { return source_.get_token(); }

 private:
  struct Stop {
    std::stop_source& source;
    void operator()() const { source.request_stop(); }
  };
  std::stop_source source_;
  std::stop_callback<Stop> forward_;
  std::jthread thread_;
};

class AgentPlayer final : public SeatPlayer {
 public:
  AgentPlayer(const Offer& offer, agents::Agent agent)
      : offer_(offer), text_(agent.text()), agent_(std::move(agent)) {}

  Move choose(const Game& game, const State& view, const Moves& moves, std::stop_token stop,
              const std::function<void(const agents::Analysis&)>& report) override {
    if (!agent_) agent_ = std::move(*agents::make(text_));
    const bool solves = agent_->kind().name == "perfect";
    std::optional<Clock> clock;
    if (solves) clock.emplace(offer_.seconds, stop);
    const agents::Decision decision = agent_->choose({.game = game,
                                                      .view = view,
                                                      .moves = moves,
                                                      .budget = {.seconds = kMostSeconds},
                                                      .stop = clock ? clock->token() : stop,
                                                      .report = report});
    // Who was told to move at once need not know what is best.
    knows_ = solves && decision.analysis.moves[decision.analysis.best].proven;
    if (solves && !knows_ && !stop.stop_requested())
      throw std::runtime_error("this game is too large to be solved here");
    if (report) report(decision.analysis);
    return decision.move;
  }
  void forget() override {
    agent_.reset();
    knows_ = false;
  }
  int megabytes() const override { return offer_.megabytes; }
  double seconds() const override { return knows_ ? kKnownSeconds : offer_.seconds; }

 private:
  const Offer& offer_;
  std::string text_;  // makes the agent again after it has forgotten
  std::optional<agents::Agent> agent_;
  bool knows_ = false;  // the whole game
};

}  // namespace

Json players_for(const Game& game) {
  Json out = Json::array();
  for (const Offer& offer : kOffers) {
    std::string why;
    if (make_player(std::string(offer.text), game, 1, why))
      out.push(Json::object().set("text", offer.text).set("name", offer.name));
  }
  return out;
}

std::shared_ptr<SeatPlayer> make_player(const std::string& text, const Game& game, std::uint64_t seed,
                                        std::string& why) {
  why = "no player is called '" + text.substr(0, 40) + "'";
  const Offer* offer = std::ranges::find(kOffers, text, &Offer::text);
  if (offer == std::end(kOffers)) return nullptr;
  Result<agents::Agent> agent = agents::make_for(game, text, seed % 1'000'000'000);
  why = agent ? std::string() : agent.diagnostics.front().message;
  return agent ? std::make_shared<AgentPlayer>(*offer, std::move(*agent)) : nullptr;
}

}  // namespace ludens::server
