// test_lists.h - for tests: lists in files: an entry a line, comments after #.
#pragma once

#include <fstream>
#include <string>
#include <vector>

namespace ludens {

inline std::vector<std::string> lines_of(const std::string& path) {
  std::vector<std::string> out;
  std::ifstream file(path);
  for (std::string line; std::getline(file, line);)
    if (!line.empty() && line[0] != '#') out.push_back(line);
  return out;
}

}  // namespace ludens
