#include "apps/server/application.h"

#include <algorithm>
#include <ctime>
#include <random>
#include <set>

#include "apps/server/game_json.h"
#include "apps/server/puzzle_desk.h"
#include "base/diagnostic_json.h"

namespace ludens::server {

namespace {

constexpr std::chrono::milliseconds kLookAgain{700};  // at the files of the user
constexpr std::chrono::seconds kMakingTime{8};        // of a new puzzle
constexpr size_t kIdLength = 16;  // nobody can guess it: whoever has the address may look on

bool is_id(const std::string& text) {
  return text.size() == kIdLength && text.find_first_not_of(kKeyLetters) == std::string::npos;
}

// The keys go behind "#": browsers send that to nobody.
Json links_json(const std::string& id, const Keys& keys, int seats) {
  const std::string watch = "/t/" + id;
  Json play = Json::array();
  for (int seat = 1; seat <= seats; ++seat) play.push(watch + "#" + keys.seat(seat));
  return Json::object()
      .set("id", id)
      .set("url", watch + "#" + keys.owner())
      .set("seats", std::move(play))
      .set("watch", watch);
}

Response refuse_diagnostics(const Diagnostics& diagnostics) {
  const std::string first = diagnostics.empty() ? "the game cannot be played" : diagnostics.front().message;
  return json_response(Json::object().set("error", first).set("diagnostics", to_json(diagnostics)), 400);
}

// The sentence of a refusal.
std::string error_of(const Response& refusal) {
  const std::optional<Json> json = Json::parse(refusal.body);
  const Json* error = json ? json->find("error") : nullptr;
  return error && error->as_string() ? *error->as_string() : "this does not work";
}

}  // namespace

Application::Application(store::Store& store, Network& network, GameSources sources)
    : store_(store),
      network_(network),
      workers_(network),
      thinkers_(workers_),
      sources_(std::move(sources)),
      ready_games_(workers_, sources_.compiled),
      index_(workers_, sources_.index) {
  if (sources_.own) {
    if (std::optional<OwnFiles> files = read_own(sources_.own(), {})) *own_ = std::move(*files);
    library_.set_entries(library_.entries_with(*own_));
    network_.after(kLookAgain, [this] { watch(); });
  }
  index_.set(library_.entries());
}

// --- requests

void Application::answer(const Request& request, Reply reply) {
  if (request.method != "GET" && request.method != "POST" && request.method != "HEAD")
    return reply(error_response(405, "only GET and POST are understood"));
  if (request.path.starts_with("/api/")) return answer_api(request, request.path.substr(5), reply);
  reply(request.method == "POST" ? error_response(405, "pages are only read") : answer_page(request.path));
}

void Application::answer_api(const Request& request, const std::string& path, const Reply& reply) {
  if (path == "trials" && request.method == "POST") return make_trial(request, reply);
  if (request.method == "POST") return reply(error_response(405, "this is only read"));
  if (path == "games")
    return index_.get([reply](const std::shared_ptr<const Prepared>& list) {
      reply(list ? Response{.prepared = list} : error_response(503, "the list of games could not be made"));
    });
  const size_t slash = path.find('/');
  const std::string what = path.substr(0, slash);
  const std::string rest = slash == std::string::npos ? std::string() : path.substr(slash + 1);
  const std::string name = rest.substr(0, rest.find('/'));
  const std::string part = rest.size() > name.size() ? rest.substr(name.size() + 1) : std::string();
  if (what == "games") return answer_game(request, name, part, reply);
  if (what == "trials") return answer_trial(request, name, part, reply);
  if (what == "arenas" && part.empty()) return reply(answer_arena(name));
  reply(error_response(404, "there is nothing at this address"));
}

void Application::answer_game(const Request& request, const std::string& slug, const std::string& part,
                              const Reply& reply) {
  const EntryRef entry = library_.find(slug);
  if (!entry) return reply(error_response(404, "there is no game of this name"));
  if (part.empty()) return show_game(entry, request, reply);
  if (part == "version") return reply(json_response(Json::object().set("version", entry->version)));
  if (part != "picture.svg") return reply(error_response(404, "there is nothing at this address"));
  ready_games_.picture(entry, request.parameter("theme") == "dark",
                       [reply](const std::string& svg) { reply({.type = "image/svg+xml", .body = svg}); });
}

// With ?option=Heading/Item, as often as there are options; the picture of the board is that of the choice.
void Application::show_game(const EntryRef& entry, const Request& request, const Reply& reply) {
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
  ready_games_.get(*entry, choices, [entry, reply](const Result<ReadyGameRef>& ready) {
    Json out = entry_json(*entry);
    add_game(out, ready);
    out.set("source", entry->source);
    if (ready) out.set("svg", start_picture(**ready, true, false));
    reply(json_response(out));
  });
}

void Application::make_trial(const Request& request, const Reply& reply) {
  if (!request.content_type.starts_with("application/json"))
    return reply(error_response(415, "send application/json"));
  const std::optional<Json> body = Json::parse(request.body);
  if (!body) return reply(error_response(400, "the body is not JSON"));
  const Json* name = body->find("game");
  if (!name || !name->as_string()) return reply(error_response(400, "the name of the game is missing"));
  const EntryRef entry = library_.find(*name->as_string());
  if (!entry) return reply(error_response(404, "there is no game of this name"));
  Choices choices;
  if (const std::string why = read_choices(*body, choices); !why.empty())
    return reply(error_response(400, why));
  const Json* difficulty = body->find("puzzle");
  if (difficulty && !difficulty->as_string())
    return reply(error_response(400, "how hard is the puzzle to be?"));
  ready_games_.get(
      *entry, choices,
      [this, entry, choices, reply, body = *body,
       wanted = difficulty ? *difficulty->as_string() : std::string()](const Result<ReadyGameRef>& ready) {
        if (!ready) return reply(refuse_diagnostics(ready.diagnostics));
        if (wanted.empty()) return reply(begin_trial(*entry, choices, *ready, body));
        begin_new_puzzle(*entry, choices, *ready, {wanted, body}, reply);
      });
}

// Another instance of the puzzle, made by a worker, as a trial of its own text.
void Application::begin_new_puzzle(const Entry& entry, const Choices& choices, const ReadyGameRef& ready,
                                   const NewPuzzle& wanted, const Reply& reply) {
  const std::optional<solve::Difficulty> difficulty = solve::difficulty_called(wanted.difficulty);
  if (!difficulty) return reply(error_response(400, "a puzzle is easy, medium or hard"));
  if (!ready->puzzle) return reply(error_response(400, "this game is no deduction puzzle"));
  struct Made {
    Entry entry;
    ReadyGameRef ready;
    std::string difficulty;  // as it came out
    std::string trouble = "no instance was found in the time there is";
  };
  if (new_puzzles_ >= kMostNewPuzzles)
    return reply(error_response(503, "others wait for new puzzles, too: try again soon"));
  ++new_puzzles_;
  auto made = std::make_shared<Made>(Made{.entry = entry, .ready = nullptr, .difficulty = {}});
  std::random_device device;
  workers_.add({.room = "new puzzles",
                .seconds = static_cast<double>(kMakingTime.count()),
                .work =
                    [=, seed = device()](const std::stop_token& stop) {
                      const auto end = std::chrono::steady_clock::now() + kMakingTime;
                      const std::optional<solve::MadeInstance> found = new_puzzle(
                          *ready, entry.source, *difficulty, seed,
                          [&] { return !stop.stop_requested() && std::chrono::steady_clock::now() < end; });
                      if (!found) return;
                      made->entry.source = found->text;
                      made->difficulty = solve::difficulty_name(found->made.difficulty);
                      const Result<ReadyGameRef> again = make_ready_game(made->entry, choices);
                      if (again) made->ready = *again;
                    },
                .then =
                    [=, this, body = wanted.body](const std::string& why) {
                      --new_puzzles_;
                      if (!made->ready) return reply(error_response(503, why.empty() ? made->trouble : why));
                      reply(begin_trial(made->entry, choices, made->ready, body, made->difficulty));
                    }});
}

Response Application::begin_trial(const Entry& entry, const Choices& choices, const ReadyGameRef& ready,
                                  const Json& body, const std::string& difficulty) {
  std::vector<std::string> seats;
  if (const std::string why = read_seats(body.find("seats"), ready->game, seats); !why.empty())
    return error_response(400, why);
  if (!make_space()) return error_response(503, "too many games are open");
  if (!make_space_on_disk())
    return error_response(503, store_.error().empty() ? "too many trials are kept here" : store_.error());
  std::random_device device;
  const Keys keys = Keys::make(ready->game.players());
  store::StoredTrial trial{.id = random_letters(kIdLength),
                           .game = entry.slug,
                           .source = entry.source,
                           .choices = choices_json(choices).text(),
                           .seats = Json(seats).text(),
                           .keys = keys.text(),
                           .seed = (std::uint64_t{device()} << 32) | device()};
  std::string why;
  std::unique_ptr<GameTree> tree = GameTree::make(ready, store_, trial, why);
  if (!tree) return error_response(503, why);
  const std::string id = trial.id;
  rooms_[id] = std::make_shared<Room>(std::move(tree), std::move(trial), std::move(seats), store_, network_,
                                      thinkers_);
  Json links = links_json(id, keys, ready->game.players());
  if (!difficulty.empty()) links.set("difficulty", difficulty);
  return json_response(links, 201);
}

void Application::answer_trial(const Request& request, const std::string& id, const std::string& rest,
                               const Reply& reply) {
  with_room(id, [id, rest, reply, key = request.parameter("key")](const std::shared_ptr<Room>& room,
                                                                  const Response& refusal) {
    if (!room) return reply(refusal);
    const Rights rights = room->rights_of(key);
    if (rest.empty()) return reply(json_response(room->describe(rights)));
    if (rest != "file") return reply(error_response(404, "there is nothing at this address"));
    if (!room->may_have_file(rights))
      return reply(error_response(403, "there are secrets in this game: its moves are told when it is over"));
    reply({.type = "text/plain; charset=utf-8",
           .body = room->file(),
           .headers = {{"Content-Disposition", "attachment; filename=\"" + id + ".trial\""}}});
  });
}

// --- rooms

bool Application::make_space() {
  const auto full = [this] { return rooms_.size() + loading_.size() >= kMostRooms; };
  for (auto at = rooms_.begin(); full() && at != rooms_.end();)
    at = at->second->is_empty() ? rooms_.erase(at) : std::next(at);
  return !full();
}

bool Application::make_space_on_disk() {
  std::set<std::string> open;
  for (const auto& [id, room] : rooms_) open.insert(id);
  for (const auto& [id, waiting] : loading_) open.insert(id);
  return store_.make_space(std::time(nullptr), open);
}

void Application::with_room(const std::string& id, const WithRoom& then) {
  if (const auto open = rooms_.find(id); open != rooms_.end()) return then(open->second, {});
  if (const auto waiting = loading_.find(id); waiting != loading_.end())
    return waiting->second.push_back(then);
  const std::optional<store::StoredTrial> trial = is_id(id) ? store_.find(id) : std::nullopt;
  if (!trial && is_id(id) && !store_.error().empty())
    return then(nullptr, error_response(503, store_.error()));
  if (!trial) return then(nullptr, error_response(404, "there is no trial of this name"));
  if (!make_space()) return then(nullptr, error_response(503, "too many games are open"));
  loading_[id].push_back(then);
  store_.touch(id, std::time(nullptr));
  Choices choices;
  const std::optional<Json> stored = Json::parse(trial->choices);
  read_choices(stored ? *stored : Json::object(), choices);
  Entry entry;
  entry.path = trial->game;
  entry.source = trial->source;
  ready_games_.get(entry, choices,
                   [this, trial = *trial](const Result<ReadyGameRef>& ready) { load_room(trial, ready); });
}

void Application::load_room(const store::StoredTrial& trial, const Result<ReadyGameRef>& ready) {
  if (!ready)
    return room_loaded(trial.id, nullptr,
                       error_response(404, "the game of this trial cannot be compiled any more"));
  auto stored = std::make_shared<std::vector<store::StoredMove>>(store_.moves(trial.id));
  if (!store_.error().empty()) return room_loaded(trial.id, nullptr, error_response(503, store_.error()));
  auto tree = std::make_shared<std::unique_ptr<GameTree>>();
  auto misfit = std::make_shared<std::string>();
  workers_.add(
      {.room = trial.id,
       .work = [=, this, made = *ready](
                   const std::stop_token&) { *tree = GameTree::load(made, store_, trial, *stored, *misfit); },
       .then =
           [=, this, made = *ready](const std::string& why) {
             if (!*tree)
               return room_loaded(trial.id, nullptr,
                                  error_response(why.empty() ? 404 : 503, why.empty() ? *misfit : why));
             (*tree)->store_labels();
             std::vector<std::string> seats;
             const std::optional<Json> words = Json::parse(trial.seats);
             read_seats(words ? &*words : nullptr, made->game, seats);
             room_loaded(trial.id,
                         std::make_shared<Room>(std::move(*tree), trial, std::move(seats), store_, network_,
                                                thinkers_),
                         {});
           }});
}

void Application::room_loaded(const std::string& id, const std::shared_ptr<Room>& room,
                              const Response& refusal) {
  const std::vector<WithRoom> waiting = std::move(loading_.extract(id).mapped());
  if (room) rooms_[id] = room;
  for (const WithRoom& then : waiting) then(room, refusal);
}

// --- files of the user

void Application::watch() {
  struct Seen {
    std::optional<OwnFiles> files;
    std::vector<EntryRef> entries;
  };
  auto seen = std::make_shared<Seen>();
  workers_.add({.room = "the user's files",
                .seconds = 0.01,
                .work =
                    [this, seen, known = own_](const std::stop_token&) {
                      seen->files = read_own(sources_.own(), *known);
                      if (seen->files) seen->entries = library_.entries_with(*seen->files);
                    },
                .then =
                    [this, seen](const std::string& why) {
                      if (why.empty() && seen->files) {
                        own_ = std::make_shared<OwnFiles>(std::move(*seen->files));
                        if (seen->entries != library_.entries()) {
                          library_.set_entries(std::move(seen->entries));
                          index_.set(library_.entries());
                        }
                      }
                      network_.after(kLookAgain, [this] { watch(); });
                    }});
}

// --- channels

void Application::opened(const Request& request, const ChannelRef& channel, Refuse refuse) {
  if (!request.path.starts_with("/ws/")) return refuse("there is no channel at this address");
  with_room(request.path.substr(4), [this, channel, refuse, key = request.parameter("key")](
                                        const std::shared_ptr<Room>& room, const Response& refusal) {
    if (!room) return refuse(error_of(refusal));
    places_[channel] = room;
    room->enter(channel, key);
    refuse({});
  });
}

void Application::received(const ChannelRef& channel, const std::string& text) {
  if (const auto place = places_.find(channel); place != places_.end())
    place->second->received(channel, text);
}

void Application::closed(const ChannelRef& channel) {
  const auto place = places_.find(channel);
  if (place == places_.end()) return;
  place->second->leave(channel);
  store_.touch(place->second->id(), std::time(nullptr));
  places_.erase(place);
}

}  // namespace ludens::server
