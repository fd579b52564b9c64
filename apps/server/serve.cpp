#include "apps/server/serve.h"

#include <cstdlib>
#include <filesystem>
#include <memory>

#include "apps/server/application.h"

namespace ludens::server {

std::string user_data_folder() {
  namespace fs = std::filesystem;
  const char* data = std::getenv("XDG_DATA_HOME");
  if (data && *data == '/') return (fs::path(data) / "ludens").string();
  const char* home = std::getenv("HOME");
  return (fs::path(home && *home ? home : ".") / ".local" / "share" / "ludens").string();
}

std::string run(const ServeOptions& options, const std::function<void(const std::string& url)>& listening) {
  const std::filesystem::path folder = options.data.empty() ? user_data_folder() : options.data;
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error) return "cannot make the folder " + folder.string() + ": " + error.message();
  std::string why;
  const std::string file = (folder / "trials.sqlite").string();
  const std::unique_ptr<store::Store> store = store::Store::open(file, why);
  if (!store) return file + ": " + why;
  std::unique_ptr<Application> application;
  const NetworkOptions network{.host = options.host, .port = options.port};
  return serve(
      network,
      [&](Network& net) -> Handler& {
        application = std::make_unique<Application>(*store, net);
        return *application;
      },
      [&](int port) {
        const std::string host =
            options.host.find(':') == std::string::npos ? options.host : "[" + options.host + "]";
        listening("http://" + host + ":" + std::to_string(port) + "/");
      });
}

}  // namespace ludens::server
