// seat.h - who takes a seat, by a few words: a person, or an agent that can play the game.
#pragma once

#include <string>

#include "agents/agent.h"

namespace ludens::agents {

inline constexpr char kHuman[] = "human";      // a person
inline constexpr char kCannotSit[] = "L0504";  // the code of seat_error

// As make(), with this seed where the agent has one that its text does not choose.
Result<Agent> make_seeded(const std::string& text, std::uint64_t seed, const std::string& file = "agent");

// The same for a game: an agent that cannot play it is an error.
Result<Agent> make_for(const Game& game, const std::string& text, std::uint64_t seed,
                       const std::string& file = "agent");

// Why somebody cannot sit there.
Diagnostic seat_error(const std::string& file, const std::string& text, std::string message);

}  // namespace ludens::agents
