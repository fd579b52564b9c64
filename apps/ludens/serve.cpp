// serve.cpp - `ludens serve`: the games in a web browser.
#include <algorithm>
#include <memory>
#include <mutex>
#include <ostream>
#include <set>

#include "apps/ludens/commands.h"
#include "apps/ludens/game_files.h"
#include "apps/ludens/load_game.h"
#include "apps/ludens/tables.h"
#include "apps/server/serve.h"
#include "base/utf8.h"
#include "engine/public_game.h"

namespace ludens::cli {

namespace {

struct ServeArguments {
  std::vector<std::string> games;
  std::string host = "127.0.0.1";
  std::vector<std::string> names;
  int port = 8080;
  std::string data, tables;
  std::string backend = default_backend();
};

int refuse(Console& console, const std::string& why, int code) {
  console.err << "ludens serve: " << why << '\n';
  return code;
}

std::vector<std::string> own_games(const std::vector<std::string>& arguments) {
  constexpr size_t kMostGames = 10'000;
  std::vector<std::string> paths = find_game_files(arguments).paths;
  if (paths.size() > kMostGames) paths.resize(kMostGames);
  return paths;
}

// Lets native code play the games, and says what is in its way: each reason once, however many games there
// are.
class NativeGames {
 public:
  NativeGames(std::string backend, Console& console) : backend_(std::move(backend)), console_(console) {}

  void allow(const Game& game) {
    engine::twin_of(game).allow(*engine::find_backend(backend_), {},
                                [this](const std::string& problem) { tell(problem); });
  }

 private:
  void tell(const std::string& problem) {
    if (backend_ == "auto" && !console_.verbose) return;
    const std::lock_guard lock(mutex_);
    if (told_.insert(problem).second)
      console_.err << "ludens serve: the interpreter plays: " << printable(problem) << std::endl;
  }

  std::string backend_;
  Console& console_;
  std::mutex mutex_;
  std::set<std::string> told_;
};

int run_serve(const ServeArguments& arguments, Console& console) {
  if (!is_backend(arguments.backend, "serve", console)) return kUsage;
  if (arguments.port < 0 || arguments.port > 65535)
    return refuse(console, "a port is a number from 0 to 65535", kUsage);
  if (server::is_reached_by_others(arguments.host) && arguments.names.empty())
    return refuse(
        console,
        "--host " + arguments.host +
            " is reached by other machines: say by which names, as in --name example.org --name "
            "192.168.0.7; otherwise any web page could talk to this server through a name of its own",
        kUsage);
  if (!use_tables(arguments.tables, "serve", console)) return kNotFound;
  const GameFiles found = find_game_files(arguments.games);
  if (!found.missing.empty()) return refuse(console, found.missing.front(), kNotFound);
  if (std::ranges::count(found.paths, "-") > 0)
    return refuse(console, "a game is served from a file, not from standard input", kUsage);
  server::ServeOptions options{
      .host = arguments.host, .port = arguments.port, .data = arguments.data, .names = arguments.names};
  if (!arguments.games.empty()) options.games = [&] { return own_games(arguments.games); };
  NativeGames native(arguments.backend, console);
  options.compiled = [&](const Game& game) { native.allow(game); };
  const std::string why = server::run(options, [&](const std::string& url) {
    console.out << url << std::endl;  // at once, for whoever waits for it
    if (!console.quiet)
      console.err << "Ludens is at this address; Ctrl-C ends it. Trials are kept in "
                  << (options.data.empty() ? server::user_data_folder() : options.data) << std::endl;
  });
  return why.empty() ? kFine : refuse(console, why, kNotFound);
}

}  // namespace

Command serve_command() {
  auto a = std::make_shared<ServeArguments>();
  return {
      .name = "serve",
      .summary = "Play in a web browser",
      .examples =
          "ludens serve                              then open the address that it prints\n"
          "ludens serve --port 0 --data trials       on any free port, trials kept in a folder here\n"
          "ludens serve mine.lud                     with a game of your own, which may change meanwhile\n"
          "ludens serve games/                       with all the games of a folder\n"
          "ludens serve --host 0.0.0.0 --name example.org\n"
          "                                          for other machines too: whoever reaches it may play",
      .arguments = {{"GAMES", "files and folders of your own games", &a->games},
                    {"--host", "address to listen on", &a->host},
                    {"--name", "a name that others call this server by; may be repeated", &a->names},
                    {"--port", "0: any that is free", &a->port},
                    {"--data", "folder for trials; otherwise $XDG_DATA_HOME/ludens", &a->data},
                    tables_argument(a->tables),
                    backend_argument(a->backend)},
      .run = [a](Console& console) { return run_serve(*a, console); }};
}

}  // namespace ludens::cli
