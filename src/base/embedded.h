// embedded.h - text files that the build puts into the program (cmake/embed.cmake).
#pragma once

#include <string_view>

namespace ludens {

struct EmbeddedFile {
  std::string_view path;  // from the repository's root
  std::string_view text;
};

extern const EmbeddedFile kDefineFiles[];  // defines/*.def
extern const int kDefineFilesCount;

}  // namespace ludens
