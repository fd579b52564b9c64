#include "language/brackets.h"

#include <algorithm>
#include <limits>

#include "language/comments.h"
#include "language/scan.h"

namespace ludens {

namespace {

constexpr size_t kMaxWork = 30'000'000;  // characters read while repairs are tried
constexpr size_t kDeepest = 10'000;
constexpr size_t kNowhere = kNotFound;

bool is_opener(char c) {
  return c == '(' || c == '{';
}

bool is_closer(char c) {
  return c == ')' || c == '}';
}

char partner(char c) {
  return c == '(' ? ')' : c == '{' ? '}' : c == ')' ? '(' : '{';
}

// One closing bracket more or less.
struct Repair {
  size_t at = kNowhere;
  char insert = 0;  // before `at`; 0: the one at `at` goes
};

struct Open {
  size_t at;
  int indent;        // of its line
  int child_indent;  // of the first line that begins inside it, -1 before that
};

// What a reading from left to right found.
struct Reading {
  size_t bad_closer = kNowhere;  // the first closing bracket without a partner
  size_t open = kNowhere;        // the innermost bracket open there, or at the end
  int odd_lines = 0;             // lines whose indentation contradicts the brackets
  std::vector<Repair> repairs;   // that would explain an odd line

  bool balanced() const { return bad_closer == kNowhere && open == kNowhere; }
};

class BracketReader {
 public:
  explicit BracketReader(std::string_view text) : text_(text) {}

  Reading read(const Repair& repair, bool collect) {
    reading_ = {};
    stack_.clear();
    bool line_start = true;
    int indent = 0;
    for (size_t i = 0; i < text_.size(); ++i) {
      const char c = text_[i];
      if (i == repair.at && repair.insert != 0 && !stack_.empty() &&
          partner(repair.insert) == text_[stack_.back().at])
        stack_.pop_back();
      if (c == '\n') {
        line_start = true;
        indent = 0;
        continue;
      }
      if (is_space(c)) {
        if (line_start) indent += c == '\t' ? 4 : 1;
        continue;
      }
      if (line_start) judge_line(c, indent, i, collect);
      line_start = false;
      if (c == '"') {
        const size_t end = find_string_end(text_, i);
        if (end == kNotFound) break;
        i = end;
      } else if (is_opener(c)) {
        if (stack_.size() == kDeepest) return {};  // no layout to judge: told as nested too deeply
        stack_.push_back({i, indent, -1});
      } else if (is_closer(c) && !(i == repair.at && repair.insert == 0)) {
        last_closer_ = i;
        if (stack_.empty() || text_[stack_.back().at] != partner(c)) {
          reading_.bad_closer = i;
          break;
        }
        stack_.pop_back();
      }
    }
    if (!stack_.empty()) reading_.open = stack_.back().at;
    return std::move(reading_);
  }

 private:
  // Does a line that begins with c fit the brackets that are open?
  void judge_line(char c, int indent, size_t at, bool collect) {
    if (is_closer(c)) {
      if (stack_.empty() || stack_.back().indent == indent) return;
      return odd(indent < stack_.back().indent, at, collect);
    }
    if (stack_.empty()) {
      if (indent > 0) odd(false, at, collect);
      return;
    }
    Open& parent = stack_.back();
    if (indent <= parent.indent) return odd(true, at, collect);
    if (parent.child_indent < 0) parent.child_indent = indent;
    if (indent != parent.child_indent) odd(indent < parent.child_indent, at, collect);
  }

  // The line at `at` lies too far left (something before it is not closed) or too far right (too much is).
  void odd(bool too_far_left, size_t at, bool collect) {
    ++reading_.odd_lines;
    if (!collect) return;
    if (too_far_left) {
      reading_.repairs.push_back({at, partner(text_[stack_.back().at])});
    } else if (last_closer_ != kNowhere) {
      reading_.repairs.push_back({last_closer_, 0});
    }
  }

  std::string_view text_;
  std::vector<Open> stack_;
  size_t last_closer_ = kNowhere;
  Reading reading_;
};

class Mistake {
 public:
  Mistake(const Sources& sources, std::string_view text) : sources_(sources), text_(text) {}

  std::optional<Diagnostic> find() {
    if (auto string = unclosed_string()) return string;
    BracketReader reader(text_);
    const Reading reading = reader.read({}, true);
    if (reading.balanced()) return std::nullopt;
    if (const auto repair = best_repair(reader, reading)) return told(*repair);
    if (reading.bad_closer == kNowhere) return never_closed(reading.open);
    return bad_closer(reading);
  }

 private:
  // Strings end on their own line, as a rule: the first line with an odd number of quotes lacks one.
  std::optional<Diagnostic> unclosed_string() const {
    size_t all = 0;
    size_t odd_line = kNowhere;
    for (size_t begin = 0; begin < text_.size();) {
      const size_t end = std::min(text_.find('\n', begin), text_.size());
      const size_t count = count_quotes(text_.substr(begin, end - begin));
      all += count;
      if (count % 2 == 1 && odd_line == kNowhere) odd_line = begin;
      begin = end + 1;
    }
    if (all % 2 == 0) return std::nullopt;
    return error(text_.find('"', odd_line), 1, "L0107",
                 "a string on this line lacks a '\"' at its beginning or end");
  }

  static size_t count_quotes(std::string_view line) {
    size_t count = 0;
    for (size_t i = 0; i < line.size(); ++i) {
      if (line[i] == '\\')
        ++i;
      else if (line[i] == '"')
        ++count;
    }
    return count;
  }

  // The repair that leaves no bracket without a partner and the fewest odd lines.
  std::optional<Repair> best_repair(BracketReader& reader, const Reading& broken) const {
    std::vector<Repair> repairs = broken.repairs;
    if (broken.bad_closer != kNowhere) repairs.push_back({broken.bad_closer, 0});
    if (broken.bad_closer != kNowhere && broken.open != kNowhere)
      repairs.push_back({broken.bad_closer, partner(text_[broken.open])});
    std::optional<Repair> best;
    int best_odd = std::numeric_limits<int>::max();
    size_t work = 0;
    for (const Repair& repair : repairs) {
      work += text_.size();
      if (work > kMaxWork) break;
      const Reading mended = reader.read(repair, false);
      if (!mended.balanced() || mended.odd_lines >= best_odd) continue;
      best = repair;
      best_odd = mended.odd_lines;
    }
    return best;
  }

  Diagnostic told(const Repair& repair) const {
    const std::string closer(1, repair.insert != 0 ? repair.insert : text_[repair.at]);
    if (repair.insert == 0) {
      Diagnostic out = error(repair.at, 1, "L0105", "one '" + closer + "' too many");
      add_closed_note(out, repair.at);
      return out;
    }
    // The opening bracket that lacks its partner is the innermost one before the place of the repair.
    const size_t open = open_before(repair.at).back();
    Diagnostic out =
        error(open, word_length(open), "L0101", "this bracket is not closed: a '" + closer + "' is missing");
    size_t end = repair.at;
    while (end > open + 1 && is_space(text_[end - 1])) --end;
    const bool after = end < repair.at;  // at a line's end rather than before what follows
    const size_t beside = after ? end - 1 : end;
    out.notes.push_back(
        {std::string("most likely here, ") + (after ? "after" : "before") + " this '" + text_[beside] + "'",
         error(beside, 1, "", "").at});
    return out;
  }

  void add_closed_note(Diagnostic& out, size_t closer) const {
    const std::vector<size_t> open = open_before(closer);
    if (open.empty()) {
      out.notes.push_back(
          {"all brackets before it are closed already; perhaps a '(' is missing", std::nullopt});
      return;
    }
    const bool closes = text_[open.back()] == partner(text_[closer]);
    out.notes.push_back({closes ? "it closes this bracket, but the lines below still belong inside"
                                : "only this bracket is open there; perhaps a '(' is missing",
                         error(open.back(), word_length(open.back()), "", "").at});
  }

  std::vector<size_t> open_before(size_t at) const {
    std::vector<size_t> open;
    for (size_t i = 0; i < at; ++i) {
      if (text_[i] == '"') {
        i = find_string_end(text_, i);
        if (i == kNotFound) break;
      } else if (is_opener(text_[i])) {
        open.push_back(i);
      } else if (is_closer(text_[i]) && !open.empty()) {
        open.pop_back();
      }
    }
    return open;
  }

  Diagnostic never_closed(size_t open) const {
    return error(open, word_length(open), "L0101",
                 std::string("this bracket is never closed: a '") + partner(text_[open]) + "' is missing");
  }

  Diagnostic bad_closer(const Reading& reading) const {
    const char found = text_[reading.bad_closer];
    if (reading.open == kNowhere) {
      Diagnostic out = error(reading.bad_closer, 1, "L0105", std::string("one '") + found + "' too many");
      out.notes.push_back({"all brackets before it are closed already", std::nullopt});
      return out;
    }
    Diagnostic out =
        error(reading.bad_closer, 1, "L0105",
              std::string("expected '") + partner(text_[reading.open]) + "' before this '" + found + "'");
    out.notes.push_back({std::string("to close this '") + text_[reading.open] + "'",
                         error(reading.open, word_length(reading.open), "", "").at});
    return out;
  }

  // A bracket and the word after it.
  int word_length(size_t open) const {
    size_t end = open + 1;
    while (end < text_.size() && is_word_char(text_[end]) && text_[end] != '"') ++end;
    return static_cast<int>(end - open);
  }

  Diagnostic error(size_t at, int length, const char* code, std::string message) const {
    return sources_.error({0, 0, static_cast<std::uint32_t>(at), kNoFrame}, length, code, std::move(message));
  }

  const Sources& sources_;
  std::string_view text_;
};

// The metadata is free text with quotes of its own; it has been left out of the game anyway.
size_t metadata_begin(std::string_view text) {
  if (text.starts_with("(metadata")) return 0;
  const size_t at = text.find("\n(metadata");
  return at == kNotFound ? text.size() : at + 1;
}

}  // namespace

std::optional<Diagnostic> find_bracket_mistake(const Sources& sources) {
  if (sources.count() == 0) return std::nullopt;
  Text text(sources.file(0).text, 0);
  blank_comments(text);
  return Mistake(sources, text.chars().substr(0, metadata_begin(text.chars()))).find();
}

}  // namespace ludens
