#include "apps/server/application.h"

#include <algorithm>
#include <random>

#include "base/diagnostic_json.h"

namespace ludens::server {

namespace {

constexpr size_t kIdLength = 16;
constexpr char kIdLetters[] = "abcdefghijkmnpqrstuvwxyz23456789";  // 32 that are not mistaken for each other

// Nobody can guess it: whoever has the address may play.
std::string make_id() {
  std::random_device device;
  std::string out;
  for (size_t i = 0; i < kIdLength; ++i) out += kIdLetters[device() % 32];
  return out;
}

bool is_id(const std::string& text) {
  return text.size() == kIdLength && text.find_first_not_of(kIdLetters) == std::string::npos;
}

Json options_json(const Game& game) {
  Json out = Json::array();
  for (const Option& option : game.options()) {
    Json items = Json::array();
    for (const Option::Item& item : option.items)
      items.push(Json::object()
                     .set("name", item.name)
                     .set("description", item.description)
                     .set("chosen", item.chosen));
    out.push(Json::object().set("heading", option.heading).set("items", std::move(items)));
  }
  return out;
}

Json entry_json(const Entry& entry) {
  Json out = Json::object().set("slug", entry.slug).set("name", entry.name);
  out.set("description", entry.info.description)
      .set("rules", entry.info.rules)
      .set("story", entry.info.story)
      .set("origin", entry.info.origin);
  out.set("date", entry.info.date).set("author", entry.info.author);
  out.set("classification", entry.info.classification).set("aliases", Json(entry.info.aliases));
  return out;
}

void add_game(Json& out, const Result<TableRef>& table) {
  out.set("playable", static_cast<bool>(table));
  if (!table) {
    out.set("diagnostics", to_json(table.diagnostics));
    return;
  }
  const Game& game = (*table)->game;
  out.set("players", game.players()).set("chance", game.has_chance());
  out.set("options", options_json(game)).set("rulesets", Json(game.rulesets()));
  out.set("agents", players_for(game));
}

// {"options": ["Heading/Item", ...], "ruleset": "name"}; returns what is wrong with it.
std::string read_choices(const Json& json, Choices& choices) {
  if (const Json* options = json.find("options")) {
    const Json::Array* list = options->as_array();
    if (!list || list->size() > 100) return "options are a list of \"Heading/Item\"";
    for (const Json& item : *list) {
      if (!item.as_string() || item.as_string()->size() > 200)
        return "options are a list of \"Heading/Item\"";
      choices.options.push_back(*item.as_string());
    }
  }
  if (const Json* ruleset = json.find("ruleset"); ruleset && ruleset->as_string())
    choices.ruleset = *ruleset->as_string();
  return {};
}

Json choices_json(const Choices& choices) {
  Json out = Json::object().set("options", Json(choices.options));
  if (choices.ruleset) out.set("ruleset", *choices.ruleset);
  return out;
}

Response refuse_diagnostics(const Diagnostics& diagnostics) {
  const std::string first = diagnostics.empty() ? "the game cannot be played" : diagnostics.front().message;
  return json_response(Json::object().set("error", first).set("diagnostics", to_json(diagnostics)), 400);
}

}  // namespace

// --- requests

Response Application::answer(const Request& request) {
  if (request.method != "GET" && request.method != "POST" && request.method != "HEAD")
    return error_response(405, "only GET and POST are understood");
  if (!request.path.starts_with("/api/"))
    return request.method == "POST" ? error_response(405, "pages are only read") : answer_page(request.path);
  return answer_api(request, request.path.substr(5));
}

Response Application::answer_api(const Request& request, const std::string& path) {
  if (path == "trials" && request.method == "POST") return make_trial(request);
  if (request.method == "POST") return error_response(405, "this is only read");
  if (path == "games") return list_games();
  const size_t slash = path.find('/');
  const std::string what = path.substr(0, slash);
  const std::string rest = slash == std::string::npos ? std::string() : path.substr(slash + 1);
  const std::string name = rest.substr(0, rest.find('/'));
  const std::string part = rest.size() > name.size() ? rest.substr(name.size() + 1) : std::string();
  if (what == "games") {
    const Entry* entry = library_.find(name);
    if (!entry) return error_response(404, "there is no game of this name");
    if (part.empty()) return show_game(*entry, request);
    if (part == "picture.svg")
      return {.type = "image/svg+xml",
              .body = library_.picture(*entry, request.parameter("theme") == "dark")};
  }
  if (what == "trials") return answer_trial(name, part);
  return error_response(404, "there is nothing at this address");
}

Response Application::list_games() {
  Json games = Json::array();
  for (const Entry& entry : library_.entries()) {
    Json game = entry_json(entry);
    add_game(game, library_.table(entry.path, entry.source, {}));
    games.push(std::move(game));
  }
  return json_response(Json::object().set("games", std::move(games)));
}

// With ?option=Heading/Item, as often as there are options; the picture of the board is that of the choice.
Response Application::show_game(const Entry& entry, const Request& request) {
  Choices choices;
  Request part = request;  // one parameter after another
  for (size_t at = 0; at != std::string::npos && choices.options.size() < 100;) {
    const size_t end = request.query.find('&', at);
    part.query = request.query.substr(at, end == std::string::npos ? end : end - at);
    if (std::string option = part.parameter("option"); !option.empty())
      choices.options.push_back(std::move(option));
    if (std::string ruleset = part.parameter("ruleset"); !ruleset.empty())
      choices.ruleset = std::move(ruleset);
    at = end == std::string::npos ? end : end + 1;
  }
  Json out = entry_json(entry);
  const Result<TableRef> table = library_.table(entry.path, entry.source, choices);
  add_game(out, table);
  out.set("source", entry.source);
  if (table) out.set("svg", start_picture(**table, true, false));
  return json_response(out);
}

Response Application::make_trial(const Request& request) {
  if (!request.content_type.starts_with("application/json"))
    return error_response(415, "send application/json");
  const std::optional<Json> body = Json::parse(request.body);
  if (!body) return error_response(400, "the body is not JSON");
  const Json* name = body->find("game");
  if (!name || !name->as_string()) return error_response(400, "the name of the game is missing");
  const Entry* entry = library_.find(*name->as_string());
  if (!entry) return error_response(404, "there is no game of this name");
  Choices choices;
  if (const std::string why = read_choices(*body, choices); !why.empty()) return error_response(400, why);
  const Result<TableRef> table = library_.table(entry->path, entry->source, choices);
  if (!table) return refuse_diagnostics(table.diagnostics);
  std::vector<std::string> seats;
  if (const std::string why = read_seats(body->find("seats"), (*table)->game, seats); !why.empty())
    return error_response(400, why);
  if (store_.count() >= kMostTrials || !make_space()) return error_response(503, "too many games are open");
  std::random_device device;
  store::Trial trial{.id = make_id(),
                     .game = entry->slug,
                     .source = entry->source,
                     .choices = choices_json(choices).text(),
                     .seats = Json(seats).text(),
                     .seed = (std::uint64_t{device()} << 32) | device()};
  std::string why;
  std::unique_ptr<GameTree> tree = GameTree::make(*table, store_, trial, why);
  if (!tree) return error_response(500, why);
  const std::string id = trial.id;
  rooms_[id] = std::make_shared<Room>(std::move(tree), std::move(trial), std::move(seats), store_, network_);
  return json_response(Json::object().set("id", id).set("url", "/t/" + id), 201);
}

Response Application::answer_trial(const std::string& id, const std::string& rest) {
  std::string why;
  const std::shared_ptr<Room> found = room(id, why);
  if (!found) return error_response(404, why);
  if (rest.empty()) return json_response(found->describe(0));
  if (rest == "file")
    return {.type = "text/plain; charset=utf-8",
            .body = found->file(),
            .headers = {{"Content-Disposition", "attachment; filename=\"" + id + ".trial\""}}};
  return error_response(404, "there is nothing at this address");
}

// --- rooms

bool Application::make_space() {
  for (auto at = rooms_.begin(); rooms_.size() >= kMostRooms && at != rooms_.end();)
    at = at->second->is_empty() ? rooms_.erase(at) : std::next(at);
  return rooms_.size() < kMostRooms;
}

std::shared_ptr<Room> Application::room(const std::string& id, std::string& why) {
  if (const auto open = rooms_.find(id); open != rooms_.end()) return open->second;
  why = "there is no trial of this name";
  if (!is_id(id)) return nullptr;
  std::optional<store::Trial> trial = store_.find(id);
  if (!trial) return nullptr;
  why = "too many games are open";
  if (!make_space()) return nullptr;
  Choices choices;
  const Json empty = Json::object();
  const std::optional<Json> stored = Json::parse(trial->choices);
  read_choices(stored ? *stored : empty, choices);
  const Result<TableRef> table = library_.table(trial->game, trial->source, choices);
  why = "the game of this trial cannot be compiled any more";
  if (!table) return nullptr;
  std::vector<std::string> seats;
  const std::optional<Json> words = Json::parse(trial->seats);
  read_seats(words ? &*words : nullptr, (*table)->game, seats);
  std::unique_ptr<GameTree> tree = GameTree::load(*table, store_, *trial, why);
  if (!tree) return nullptr;
  auto made = std::make_shared<Room>(std::move(tree), std::move(*trial), std::move(seats), store_, network_);
  rooms_[id] = made;
  return made;
}

// --- channels

std::string Application::opened(const Request& request, const ChannelRef& channel) {
  if (!request.path.starts_with("/ws/")) return "there is no channel at this address";
  std::string why;
  const std::shared_ptr<Room> found = room(request.path.substr(4), why);
  if (!found) return why;
  const std::string word = request.parameter("seat");
  const int seat = word.size() == 1 ? word[0] - '0' : word.empty() ? 0 : -1;
  if (seat < 0 || seat > found->players()) return "there is no such seat";
  places_[channel] = found;
  found->enter(channel, seat);
  return {};
}

void Application::received(const ChannelRef& channel, const std::string& text) {
  if (const auto place = places_.find(channel); place != places_.end())
    place->second->received(channel, text);
}

void Application::closed(const ChannelRef& channel) {
  const auto place = places_.find(channel);
  if (place == places_.end()) return;
  place->second->leave(channel);
  places_.erase(place);
}

}  // namespace ludens::server
