// arenas.cpp - the arenas within the program, for the page that draws them.
#include "apps/server/application.h"
#include "apps/server/embedded_files.h"
#include "base/json.h"

namespace ludens::server {

namespace {

// "games/arenas/chomp.arena" is chomp.
std::string arena_slug(const EmbeddedFile& file) {
  const std::string_view name = file.path.substr(file.path.rfind('/') + 1);
  return std::string(name.substr(0, name.rfind('.')));
}

Response list_arenas() {
  Json list = Json::array();
  for (int i = 0; i < kArenaFilesCount; ++i) {
    const std::optional<Json> arena = Json::parse(kArenaFiles[i].text);
    const Json* const name = arena ? arena->find("name") : nullptr;
    const std::string slug = arena_slug(kArenaFiles[i]);
    list.push(Json::object().set("slug", slug).set("name", name ? *name : Json(slug)));
  }
  return json_response(Json::object().set("arenas", std::move(list)));
}

}  // namespace

Response answer_arena(const std::string& slug) {
  if (slug.empty()) return list_arenas();
  for (int i = 0; i < kArenaFilesCount; ++i)
    if (arena_slug(kArenaFiles[i]) == slug)
      return {.type = "application/json", .body = std::string(kArenaFiles[i].text)};
  return error_response(404, "there is no arena of this name");
}

}  // namespace ludens::server
