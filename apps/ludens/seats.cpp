#include "apps/ludens/seats.h"

#include <algorithm>
#include <charconv>

#include "agents/seat.h"

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

Result<Seat> read_seat(const std::string& text, const std::string& flag, const Game& game, int seed) {
  if (text == agents::kHuman) return Seat{};
  Result<agents::Agent> agent = agents::make_for(game, text, static_cast<unsigned>(seed), flag);
  if (!agent && agent.diagnostics.front().code != agents::kCannotSit)
    agent.diagnostics.front().notes.push_back({"a person is called human", {}});
  if (!agent) return agent.diagnostics;
  return Seat{std::string(agent->kind().name), std::move(agent.value)};
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
    return agents::seat_error(
        "--seats", list, "the game has " + std::to_string(players) + (players == 1 ? " player" : " players"));
  const std::string last = texts.back();
  texts.resize(static_cast<size_t>(std::max(1, players)), last);
  texts.insert(texts.begin(), "human");
  std::vector<std::string> flags(texts.size(), "--seats");
  for (const std::string& one : single) {
    std::string who;
    const int seat = numbered(one, players, who);
    if (seat == 0)
      return agents::seat_error(
          "--seat", one, "a seat from 1 to " + std::to_string(players) + " and who takes it, as 2=uct");
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
