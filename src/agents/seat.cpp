#include "agents/seat.h"

#include <algorithm>

namespace ludens::agents {

Result<Agent> make_seeded(const std::string& text, std::uint64_t seed, const std::string& file) {
  Result<Agent> plain = make(text, file);
  if (!plain || text.find("seed=") != std::string::npos) return plain;
  const auto parameters = plain->kind().parameters;
  if (std::ranges::none_of(parameters, [](const Parameter& p) { return p.name == kSeed.name; })) return plain;
  const char* joint = text.find(':') == std::string::npos ? ":" : ",";
  return make(text + joint + "seed=" + std::to_string(seed), file);
}

Result<Agent> make_for(const Game& game, const std::string& text, std::uint64_t seed,
                       const std::string& file) {
  Result<Agent> agent = make_seeded(text, seed, file);
  if (!agent) return agent;
  if (std::string why = agent->refusal(game); !why.empty()) return seat_error(file, text, std::move(why));
  return agent;
}

Diagnostic seat_error(const std::string& file, const std::string& text, std::string message) {
  Diagnostic out;
  out.code = kCannotSit;
  out.message = std::move(message);
  out.at = {.file = file,
            .line = 1,
            .column = 1,
            .length = std::max(1, static_cast<int>(text.size())),
            .text = text};
  return out;
}

}  // namespace ludens::agents
