#include "language/brackets.h"

#include <algorithm>

#include "language/bracket_reader.h"
#include "language/comments.h"

namespace ludens {

namespace {

constexpr size_t kMaxRepairWork = 30'000'000;  // characters read while repairs are tried
constexpr size_t kMaxRepairs = 4;              // mistakes in one file that are sorted out together

class Mistake {
 public:
  Mistake(const Sources& sources, std::string_view text) : sources_(sources), text_(text) {}

  std::optional<Diagnostic> find() {
    if (auto string = unclosed_string()) return string;
    BracketReader reader(text_);
    const Reading reading = reader.read({});
    if (reading.balanced()) return std::nullopt;
    if (const Repairs repairs = best_repairs(reader, reading); !repairs.empty()) return told(repairs);
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

  // Repairs that leave no bracket without a partner, in the order of the text. They are chosen one by one,
  // each the one that leaves the fewest such brackets and, of several, the fewest odd lines. None where that
  // takes too many: then the layout says nothing.
  Repairs best_repairs(BracketReader& reader, const Reading& broken) const {
    Repairs all;
    Reading reading = broken;
    size_t work = 0;
    while (!reading.balanced() && all.size() < kMaxRepairs) {
      std::optional<Reading> best;
      Repair chosen;
      for (const Repair& repair : candidates(reading)) {
        work += text_.size();
        if (work > kMaxRepairWork)
          break;  // of a long file the first odd lines, which are nearest to the mistake
        Repairs tried = all;
        tried.push_back(repair);
        Reading mended = reader.read(tried);
        if (best && !is_better(mended, *best)) continue;
        best = std::move(mended);
        chosen = repair;
      }
      if (!best || !is_better(*best, reading)) return {};
      all.push_back(chosen);
      reading = std::move(*best);
    }
    std::ranges::stable_sort(all, {}, &Repair::at);
    return reading.balanced() ? all : Repairs{};
  }

  Repairs candidates(const Reading& broken) const {
    Repairs out = broken.repairs;
    if (broken.bad_closer != kNowhere) out.push_back({broken.bad_closer, 0});
    if (broken.open != kNowhere)
      out.push_back(
          {broken.bad_closer != kNowhere ? broken.bad_closer : text_.size(), partner(text_[broken.open])});
    return out;
  }

  static bool is_better(const Reading& a, const Reading& b) {
    if (a.unmatched != b.unmatched) return a.unmatched < b.unmatched;
    return a.odd_lines < b.odd_lines;
  }

  Diagnostic told(const Repairs& repairs) const {
    const Repair& first = repairs.front();
    const std::string closer(1, first.insert != 0 ? first.insert : text_[first.at]);
    if (is_wrong_kind(repairs)) return wrong_kind(first.at);
    if (first.insert == 0) {
      Diagnostic out = error(first.at, 1, "L0105", "one '" + closer + "' too many");
      add_closed_note(out, first.at);
      return out;
    }
    const auto together = std::ranges::count_if(
        repairs, [&](const Repair& r) { return r.at == first.at && r.insert == first.insert; });
    // The opening bracket that lacks its partner is the innermost one before the place of the repair.
    const size_t open = open_before(first.at).back();
    size_t end = first.at;
    while (end > open + 1 && is_space(text_[end - 1])) --end;
    const bool after = end < first.at || end == text_.size();  // a line's end rather than before what follows
    const std::string missing = together == 1 ? "a '" + closer + "' is missing"
                                              : std::to_string(together) + " '" + closer + "' are missing";
    Diagnostic out =
        error(after ? end - 1 : end, 1, "L0101",
              missing + (after ? " after this" : " before this") + ", as the lines are indented");
    out.notes.push_back({"this bracket is not closed", error(open, word_length(open), "", "").at});
    return out;
  }

  // One bracket more and one less, side by side, are one kind of bracket where the other was meant.
  bool is_wrong_kind(const Repairs& repairs) const {
    if (repairs.size() != 2 || (repairs[0].insert == 0) == (repairs[1].insert == 0)) return false;
    const size_t at = repairs[0].at;
    const std::vector<size_t> open = open_before(at);
    return !open.empty() && is_closer(text_[at]) && text_[at] != partner(text_[open.back()]) &&
           std::ranges::all_of(text_.substr(at, repairs[1].at - at),
                               [](char c) { return is_closer(c) || is_space(c); });
  }

  Diagnostic wrong_kind(size_t at) const {
    const size_t open = open_before(at).back();
    Diagnostic out =
        error(at, 1, "L0105",
              std::string("expected '") + partner(text_[open]) + "' instead of this '" + text_[at] + "'");
    out.notes.push_back(
        {std::string("to close this '") + text_[open] + "'", error(open, word_length(open), "", "").at});
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
    BracketReader before(text_.substr(0, at));
    before.read({});
    return before.open();
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

// The metadata is free text with quotes of its own; it has been left out of the game anyway. It begins a
// line.
size_t metadata_begin(std::string_view text) {
  for (size_t at = text.find("(metadata"); at != kNotFound; at = text.find("(metadata", at + 1)) {
    const size_t before = text.substr(0, at).find_last_not_of(" \t");
    if (before == kNotFound || text[before] == '\n') return at;
  }
  return text.size();
}

}  // namespace

std::optional<Diagnostic> find_bracket_mistake(const Sources& sources) {
  if (sources.count() == 0) return std::nullopt;
  Text text(sources.file(0).text, 0);
  blank_comments(text);
  return Mistake(sources, text.chars().substr(0, metadata_begin(text.chars()))).find();
}

}  // namespace ludens
