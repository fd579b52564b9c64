// expected_texts.h - for tests: texts that must come out as they stand in files.
//
// ACCEPT=1 in the environment rewrites the files; read the difference before committing it.
#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "base/files.h"

namespace ludens {

inline std::vector<std::filesystem::path> files_in(const std::filesystem::path& folder,
                                                   std::string_view ending) {
  std::vector<std::filesystem::path> found;
  for (const auto& entry : std::filesystem::directory_iterator(folder))
    if (entry.path().filename().string().ends_with(ending)) found.push_back(entry.path());
  std::ranges::sort(found);
  return found;
}

// Empty where there is no such file.
inline std::string content(const std::filesystem::path& path) {
  const auto text = read_file(path.string());
  return text ? *text : std::string();
}

inline void check_expected(const std::string& text, const std::filesystem::path& expected) {
  const char* accept = std::getenv("ACCEPT");
  if (accept != nullptr && std::string_view(accept) == "1") std::ofstream(expected, std::ios::binary) << text;
  INFO(expected.string(), " (ACCEPT=1 rewrites what is expected)");
  CHECK(text == content(expected));
}

}  // namespace ludens
