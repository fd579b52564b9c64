// bracket_reader.h - reads a text's brackets from left to right, with repairs tried out, and judges its
// layout.
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "language/scan.h"

namespace ludens {

inline constexpr size_t kNowhere = kNotFound;

inline bool is_opener(char c) {
  return c == '(' || c == '{';
}
inline bool is_closer(char c) {
  return c == ')' || c == '}';
}
inline char partner(char c) {
  return c == '(' ? ')' : c == '{' ? '}' : c == ')' ? '(' : '{';
}

// One closing bracket more or less.
struct Repair {
  size_t at = kNowhere;
  char insert = 0;  // before `at`; 0: the one at `at` goes
};
using Repairs = std::vector<Repair>;

// What a reading found.
struct Reading {
  size_t bad_closer = kNowhere;  // the first closing bracket without a partner
  size_t open = kNowhere;        // the innermost bracket open there, or at the end
  size_t unmatched = 0;          // brackets without a partner
  int odd_lines = 0;             // lines whose indentation contradicts the brackets
  Repairs repairs;               // that would explain an odd line

  bool balanced() const { return unmatched == 0; }
};

class BracketReader {
 public:
  explicit BracketReader(std::string_view text) : text_(text) {}

  Reading read(const Repairs& repairs);
  std::vector<size_t> open() const;  // the brackets that were left open, outermost first

 private:
  struct Open {
    size_t at;
    int indent;        // of its line
    int child_indent;  // of the first line that begins inside it, -1 before that
  };

  void insert_before(size_t at, const Repairs& repairs);
  void close(size_t at);
  void pop();
  size_t& open_of_kind(char opener) { return open_[opener == '(' ? 0 : 1]; }
  void judge_line(char c, int indent, size_t at);
  void odd(bool too_far_left, size_t at);

  std::string_view text_;
  std::vector<Open> stack_;
  std::array<size_t, 2> open_ = {};  // brackets in the stack: round, curly
  size_t last_closer_ = kNowhere;
  Reading reading_;
};

}  // namespace ludens
