#include "apps/ludens/seats.h"

#include <algorithm>
#include <charconv>

namespace ludens::cli {

namespace {

// The list's parts. What holds an equals sign and no colon is another setting of the part before.
std::vector<std::string> parts_of(const std::string& list) {
  std::vector<std::string> out;
  for (size_t from = 0; from <= list.size();) {
    const size_t comma = std::min(list.find(',', from), list.size());
    const std::string part = list.substr(from, comma - from);
    const bool setting = part.find('=') != std::string::npos && part.find(':') == std::string::npos;
    if (setting && !out.empty())
      out.back() += ',' + part;
    else
      out.push_back(part);
    from = comma + 1;
  }
  return out;
}

Diagnostic error_in(const std::string& flag, const std::string& text, std::string message) {
  Diagnostic out;
  out.code = "L0504";
  out.message = std::move(message);
  out.at = {.file = flag,
            .line = 1,
            .column = 1,
            .length = std::max(1, static_cast<int>(text.size())),
            .text = text};
  return out;
}

// The words with a seed, where the agent has one that nobody has set.
std::string seeded(const agents::Agent& agent, const std::string& text, int seed) {
  const auto& parameters = agent.kind().parameters;
  const bool has_seed = std::ranges::any_of(
      parameters, [](const agents::Parameter& p) { return p.name == agents::kSeed.name; });
  if (!has_seed || text.find("seed=") != std::string::npos) return text;
  return text + (text.find(':') == std::string::npos ? ":" : ",") +
         "seed=" + std::to_string(static_cast<unsigned>(seed));
}

Result<Seat> read_seat(const std::string& text, const std::string& flag, const Game& game, int seed) {
  if (text == "human") return Seat{};
  Result<agents::Agent> agent = agents::make(text, flag);
  if (!agent) {
    agent.diagnostics.front().notes.push_back({"a person is called human", {}});
    return agent.diagnostics;
  }
  if (const std::string why = agent->refusal(game); !why.empty()) return error_in(flag, text, why);
  std::string name(agent->kind().name);
  return Seat{std::move(name), std::move(agents::make(seeded(*agent, text, seed), flag).value)};
}

// "2=uct": which seat, and the rest of the text. 0 where it names none.
int numbered(const std::string& text, int players, std::string& rest) {
  int number = 0;
  const auto [end, wrong] = std::from_chars(text.data(), text.data() + text.size(), number);
  const auto equals = static_cast<size_t>(end - text.data());
  if (wrong != std::errc() || equals >= text.size() || text[equals] != '=') return 0;
  rest = text.substr(equals + 1);
  return number >= 1 && number <= players ? number : 0;
}

}  // namespace

Result<std::vector<Seat>> read_seats(const std::string& list, const std::vector<std::string>& single,
                                     const Game& game, int seed) {
  const int players = game.players();
  const std::string all = !list.empty() ? list : players <= 1 ? "human" : "human,random";
  std::vector<std::string> texts = parts_of(all);
  if (static_cast<int>(texts.size()) > std::max(1, players))
    return error_in("--seats", list,
                    "the game has " + std::to_string(players) + (players == 1 ? " player" : " players"));
  const std::string last = texts.back();
  texts.resize(static_cast<size_t>(std::max(1, players)), last);
  texts.insert(texts.begin(), "human");
  std::vector<std::string> flags(texts.size(), "--seats");
  for (const std::string& one : single) {
    std::string who;
    const int seat = numbered(one, players, who);
    if (seat == 0)
      return error_in("--seat", one,
                      "a seat from 1 to " + std::to_string(players) + " and who takes it, as 2=uct");
    texts[static_cast<size_t>(seat)] = who;
    flags[static_cast<size_t>(seat)] = "--seat";
  }
  std::vector<Seat> out;
  for (int seat = 0; seat <= players; ++seat) {
    const auto i = static_cast<size_t>(seat);
    Result<Seat> read = read_seat(texts[i], flags[i], game, seed + seat - 1);
    if (!read) return read.diagnostics;
    out.push_back(std::move(*read));
  }
  return out;
}

}  // namespace ludens::cli
