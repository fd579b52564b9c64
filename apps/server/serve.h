// serve.h - the server as one function, for `ludens serve` and for tests.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "ludens/game.h"

namespace ludens::server {

struct ServeOptions {
  std::string host = "127.0.0.1";
  int port = 8080;                      // 0: any that is free
  std::string data;                     // folder for trials; empty: the user's own
  std::vector<std::string> names = {};  // that it answers to, besides those of this machine
  std::function<std::vector<std::string>()> games = nullptr;  // the user's own files as they are now
  std::function<void(const Game&)> compiled = nullptr;  // told of each game to be played, from any thread
};

// Is it an address at which other machines reach this one?
bool is_reached_by_others(const std::string& host);

// $XDG_DATA_HOME/ludens, or ~/.local/share/ludens.
std::string user_data_folder();

// Serves until SIGINT or SIGTERM; `listening` is told the address. Returns why it could not, or nothing.
std::string run(const ServeOptions& options, const std::function<void(const std::string& url)>& listening);

}  // namespace ludens::server
