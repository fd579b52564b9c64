// golden.h - text tests: blocks of input, a line "----", what comes out. Blank lines separate blocks.
#pragma once

#include <fstream>
#include <string>
#include <vector>

#include "language/scan.h"

namespace ludens::test {

struct GoldenBlock {
  std::string input;
  std::string expected;
  int line = 0;  // of the input
};

inline std::vector<GoldenBlock> read_golden(const std::string& path) {
  std::ifstream in(path);
  std::vector<GoldenBlock> blocks;
  bool open = false;
  bool answer = false;
  int number = 0;
  for (std::string line; std::getline(in, line);) {
    ++number;
    if (line.empty()) {
      open = false;
    } else if (open && !answer && line == "----") {
      answer = true;
    } else {
      if (!open) blocks.push_back({{}, {}, number});
      if (!open) answer = false;
      open = true;
      (answer ? blocks.back().expected : blocks.back().input) += line + "\n";
    }
  }
  return blocks;
}

// The text's tokens with one space between them: layout does not count.
inline std::string tokens(std::string_view text) {
  std::string out;
  for (size_t i = 0; i < text.size();) {
    size_t end = i + 1;
    if (is_space(text[i])) {
      i = end;
      continue;
    }
    const auto bracket = [&](size_t at) { return std::string_view("(){}").find(text[at]) != kNotFound; };
    if (text[i] == '"') {
      end = std::min(find_string_end(text, i), text.size() - 1) + 1;
    } else if (!bracket(i)) {
      while (end < text.size() && !is_space(text[end]) && !bracket(end) && text[end] != '"') ++end;
    }
    out.append(text.substr(i, end - i)).append(" ");
    i = end;
  }
  return out;
}

}  // namespace ludens::test
