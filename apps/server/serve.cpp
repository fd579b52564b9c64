#include "apps/server/serve.h"

#include <arpa/inet.h>

#include <cstdlib>
#include <filesystem>
#include <memory>

#include "apps/server/application.h"
#include "apps/server/data_folder.h"

namespace ludens::server {

std::string user_data_folder() {
  namespace fs = std::filesystem;
  const char* data = std::getenv("XDG_DATA_HOME");
  if (data && *data == '/') return (fs::path(data) / "ludens").string();
  const char* home = std::getenv("HOME");
  return (fs::path(home && *home ? home : ".") / ".local" / "share" / "ludens").string();
}

bool is_reached_by_others(const std::string& host) {
  in_addr four{};
  in6_addr six{};
  if (inet_pton(AF_INET, host.c_str(), &four) == 1) return (ntohl(four.s_addr) >> 24) != 127;
  return inet_pton(AF_INET6, host.c_str(), &six) == 1 && !IN6_IS_ADDR_LOOPBACK(&six);
}

std::string run(const ServeOptions& options, const std::function<void(const std::string& url)>& listening) {
  std::string why;
  const std::unique_ptr<DataFolder> folder =
      DataFolder::open(options.data.empty() ? user_data_folder() : options.data, why);
  if (!folder) return why;
  const std::unique_ptr<store::Store> store = store::Store::open(folder->database(), why);
  if (!store) return folder->database() + ": " + why;
  std::unique_ptr<Application> application;
  const std::string host =
      options.host.find(':') == std::string::npos ? options.host : "[" + options.host + "]";
  NetworkOptions network{.host = options.host, .port = options.port, .names = options.names};
  // As it is printed. An address is no name that somebody could make lead here.
  network.names.push_back(host);
  return serve(
      network,
      [&](Network& net) -> Handler& {
        application = std::make_unique<Application>(
            *store, net,
            GameSources{.own = options.games, .index = folder->index(), .compiled = options.compiled});
        return *application;
      },
      [&](int port) { listening("http://" + host + ":" + std::to_string(port) + "/"); });
}

}  // namespace ludens::server
