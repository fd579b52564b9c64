#include "native/headers.h"

#include <filesystem>
#include <fstream>
#include <span>

#include "base/embedded.h"
#include "native/naming.h"

namespace ludens {

extern const EmbeddedFile kHeaderFiles[];
extern const int kHeaderFilesCount;

}  // namespace ludens

namespace ludens::native {

namespace {

std::span<const EmbeddedFile> headers() {
  return {kHeaderFiles, static_cast<size_t>(kHeaderFilesCount)};
}

}  // namespace

const std::string& headers_name() {
  static const std::string name = [] {
    std::string all;
    for (const EmbeddedFile& file : headers()) all.append(file.path).append("\n").append(file.text);
    return name_of(all);
  }();
  return name;
}

bool write_headers(const std::string& folder) {
  for (const EmbeddedFile& file : headers()) {
    const std::filesystem::path path = std::filesystem::path(folder) / file.path;
    std::error_code error;
    std::filesystem::create_directories(path.parent_path(), error);
    std::ofstream out(path, std::ios::binary);
    out << file.text;
    out.close();
    if (out.fail()) return false;
  }
  return true;
}

std::string_view header_text(std::string_view name) {
  for (const EmbeddedFile& file : headers())
    for (const std::string folder : {"src/", "include/"})
      if (file.path == folder + std::string(name)) return file.text;
  return {};
}

}  // namespace ludens::native
