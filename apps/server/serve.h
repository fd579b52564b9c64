// serve.h - the server as one function, for `ludens serve` and for tests.
#pragma once

#include <functional>
#include <string>

namespace ludens::server {

struct ServeOptions {
  std::string host = "127.0.0.1";
  int port = 8080;   // 0: any that is free
  std::string data;  // folder for trials; empty: the user's own
};

// $XDG_DATA_HOME/ludens, or ~/.local/share/ludens.
std::string user_data_folder();

// Serves until SIGINT or SIGTERM; `listening` is told the address. Returns why it could not, or nothing.
std::string run(const ServeOptions& options, const std::function<void(const std::string& url)>& listening);

}  // namespace ludens::server
