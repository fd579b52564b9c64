// page.cpp - the files of the page, from within the program, and the style and symbols of pictures.
#include <algorithm>

#include "apps/server/application.h"
#include "apps/server/embedded_files.h"
#include "render/painter.h"

namespace ludens::server {

namespace {

const EmbeddedFile* find_file(std::string_view path) {
  for (int i = 0; i < kWebFilesCount; ++i)
    if (kWebFiles[i].path == path) return &kWebFiles[i];
  return nullptr;
}

std::string type_of(std::string_view path) {
  if (path.ends_with(".html")) return "text/html; charset=utf-8";
  if (path.ends_with(".css")) return "text/css; charset=utf-8";
  if (path.ends_with(".js")) return "text/javascript; charset=utf-8";
  if (path.ends_with(".svg")) return "image/svg+xml";
  return "text/plain; charset=utf-8";
}

// The colours of live pictures, for both themes.
std::string palette_sheet() {
  const std::string light = render::palette_css(render::Theme::Light);
  const std::string dark = render::palette_css(render::Theme::Dark);
  return ":root{" + light + "}\n@media (prefers-color-scheme:dark){:root:not([data-theme=light]){" + dark +
         "}}\n:root[data-theme=dark]{" + dark + "}\n";
}

bool is_screen(const std::string& path) {
  return path == "/" || path == "/arena" || path.starts_with("/g/") || path.starts_with("/t/");
}

}  // namespace

Response answer_page(const std::string& path) {
  if (path == "/app/palette.css") return {.type = type_of(path), .body = palette_sheet()};
  if (path == "/app/symbols.svg")
    return {.type = type_of(path),
            .body = "<svg xmlns=\"http://www.w3.org/2000/svg\">" + render::symbol_definitions() + "</svg>"};
  // Whoever looks at any other address sees a page that says so.
  const std::string name = path.starts_with("/app/") ? "web/" + path.substr(5) : "web/index.html";
  const EmbeddedFile* file = find_file(name);
  if (!file) return error_response(404, "there is no such page");
  const bool found = path.starts_with("/app/") || is_screen(path);
  return {.status = found ? 200 : 404, .type = type_of(name), .body = std::string(file->text)};
}

}  // namespace ludens::server
