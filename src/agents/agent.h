// agent.h - a player that is a program: what it is asked, what it answers, how it is described in a few
// words.
//
// An agent is asked with its seat's view of the position (State::seat says which seat that is) and the moves
// that are legal in truth, thinks within a budget, may be watched and stopped from another thread meanwhile,
// and answers with one of these moves and what it found out about all of them. An agent may remember things
// from one question to the next (its tree, say); give each seat its own. It never sees the game that is
// really played, so nothing that it does can change it.
//
// New agent: copy random.cpp and add one line to all.cpp.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "agents/parameters.h"
#include "ludens/game.h"
#include "ludens/move.h"
#include "ludens/state.h"

namespace ludens::agents {

// How long to think. Whichever ends first counts; without any limit an agent thinks until it is stopped or
// knows everything.
struct Budget {
  double seconds = 0;           // of the clock on the wall; 0: no limit
  std::int64_t iterations = 0;  // of whatever the agent repeats: playouts, positions; 0: no limit
};

// What is known about one legal move.
struct MoveAnalysis {
  Move move;
  std::int64_t visits = 0;  // iterations that were spent on it
  // By player, from player 1, as they are seated in the position asked about: 0 loses, 1 wins. Empty: nothing
  // is known.
  std::vector<double> values;
  bool proven = false;  // the values are what best play leads to
  int plies_to_end =
      0;       // under best play, this move included, where that is known; 0: it is not, or there is no end
  Moves line;  // the moves that the agent expects, this one first
};

struct Analysis {
  std::vector<MoveAnalysis> moves;  // every legal move, in the order of the rules
  std::size_t best = 0;             // which of them the agent prefers
  std::int64_t iterations = 0;
  double seconds = 0;
  int depth = 0;  // of the longest line looked at
};

struct Question {
  const Game& game;
  const State& view;  // as observe() gives it to the player to move; the game is not over
  // Those of the game that is really played. In games with secrets the view may allow others; a reference, so
  // that nobody can forget them.
  const Moves& moves;
  Budget budget = {};
  std::stop_token stop = {};                              // to be stopped by another thread, within 100 ms
  std::function<void(const Analysis&)> report = nullptr;  // called while thinking, at most ten times a second
};

struct Decision {
  Move move;
  Analysis analysis;
};

// How an agent thinks: a function with a memory.
using Think = std::function<Decision(const Question&)>;

// What there is to know about a sort of agent.
struct AgentKind {
  std::string_view name;     // as in the text form
  std::string_view summary;  // one line
  std::span<const Parameter> parameters = {};
  Think (*make)(const Settings&) = nullptr;
  // Why such an agent cannot play the game; empty where it can.
  std::string (*refusal)(const Game&) = nullptr;
};

class Agent {
 public:
  Agent(const AgentKind& kind, Settings settings);
  Agent(Agent&&) = default;
  Agent& operator=(Agent&&) = default;
  Agent(const Agent&) = delete;  // two seats never share a memory

  const AgentKind& kind() const { return *kind_; }
  std::string text() const;  // "uct:threads=2": makes the same agent again
  std::string refusal(const Game& game) const;

  // One of the question's moves; an empty answer where it has none. The settings of the agent itself may
  // limit the budget further. Where only one move is legal and nobody is watching, it is answered at once.
  Decision choose(const Question& question);

 private:
  const AgentKind* kind_;
  Settings settings_;
  Think think_;
};

// --- by name
std::span<const AgentKind* const> all_kinds();

// "uct" or "uct:c=1.4,threads=2": a name, then settings. `file` is how errors call the text.
Result<Agent> make(std::string_view text, std::string file = "agent");

}  // namespace ludens::agents
