// serve.cpp - `ludens serve`: the games in a web browser.
#include <memory>
#include <ostream>

#include "apps/ludens/commands.h"
#include "apps/server/serve.h"

namespace ludens::cli {

namespace {

struct Arguments {
  std::string host = "127.0.0.1";
  int port = 8080;
  std::string data;
};

int run(const Arguments& arguments, Console& console) {
  if (arguments.port < 0 || arguments.port > 65535) {
    console.err << "ludens serve: a port is a number from 0 to 65535\n";
    return kUsage;
  }
  const server::ServeOptions options{.host = arguments.host, .port = arguments.port, .data = arguments.data};
  const std::string why = server::run(options, [&](const std::string& url) {
    console.out << url << std::endl;  // at once, for whoever waits for it
    if (!console.quiet)
      console.err << "Ludens is at this address; Ctrl-C ends it. Trials are kept in "
                  << (options.data.empty() ? server::user_data_folder() : options.data) << std::endl;
  });
  if (why.empty()) return kFine;
  console.err << "ludens serve: " << why << '\n';
  return kNotFound;
}

}  // namespace

Command serve_command() {
  auto a = std::make_shared<Arguments>();
  return {.name = "serve",
          .summary = "Play in a web browser",
          .examples =
              "ludens serve                              then open the address that it prints\n"
              "ludens serve --port 0 --data trials       on any free port, trials kept in a folder here\n"
              "ludens serve --host 0.0.0.0               for other machines too: whoever reaches it may play",
          .arguments = {{"--host", "address to listen on", &a->host},
                        {"--port", "0: any that is free", &a->port},
                        {"--data", "folder for trials; otherwise $XDG_DATA_HOME/ludens", &a->data}},
          .run = [a](Console& console) { return run(*a, console); }};
}

}  // namespace ludens::cli
