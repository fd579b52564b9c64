#include "language/expand.h"

#include <algorithm>
#include <cstdlib>

#include "base/files.h"
#include "base/utf8.h"
#include "language/brackets.h"
#include "language/comments.h"
#include "language/scan.h"

namespace ludens {

namespace {

constexpr size_t kMaxNames = 5000;  // of the file's defines that are remembered for "did you mean"
constexpr int kMaxRounds = 64;      // of file's defines, then library's
constexpr long kMaxRange = 1000;    // numbers in m..n

struct Range {
  size_t begin, end;  // in the text
  long from, to;
};

// Digits on both sides of the ".." at `dots`.
std::optional<Range> number_range(std::string_view chars, size_t dots) {
  size_t begin = dots;
  while (begin > 0 && is_digit(chars[begin - 1])) --begin;
  size_t end = dots + 2;
  while (end < chars.size() && is_digit(chars[end])) ++end;
  if (begin == dots || end == dots + 2 || dots - begin > 9 || end - dots > 11) return std::nullopt;
  return Range{begin, end, std::strtol(std::string(chars.substr(begin, dots - begin)).c_str(), nullptr, 10),
               std::strtol(std::string(chars.substr(dots + 2, end - dots - 2)).c_str(), nullptr, 10)};
}

// "A1".."C3": one letter and a number in quotes on both sides.
struct Corner {
  size_t begin, end;
  char letter;
  long number;
};

std::optional<Corner> corner_before(std::string_view chars, size_t dots) {
  if (dots < 4 || chars[dots - 1] != '"') return std::nullopt;
  const size_t open = chars.rfind('"', dots - 2);
  if (open == kNotFound || dots - open > 8) return std::nullopt;
  const std::string inner(chars.substr(open + 1, dots - open - 2));
  if (inner.size() < 2 || !std::isalpha(static_cast<unsigned char>(inner[0])) ||
      !std::all_of(inner.begin() + 1, inner.end(), is_digit))
    return std::nullopt;
  return Corner{open, dots, static_cast<char>(std::toupper(static_cast<unsigned char>(inner[0]))),
                std::atol(inner.c_str() + 1)};
}

std::optional<Corner> corner_after(std::string_view chars, size_t at) {
  if (at >= chars.size() || chars[at] != '"') return std::nullopt;
  const size_t close = chars.find('"', at + 1);
  if (close == kNotFound || close - at > 8) return std::nullopt;
  return corner_before(chars, close + 1);
}

Text expand_ranges(const Text& text, const Sources& sources, Diagnostics& diagnostics) {
  const std::string_view chars = text.chars();
  size_t dots = chars.find("..");
  if (dots == kNotFound) return text;
  Text out;
  size_t copied = 0;
  for (; dots != kNotFound; dots = chars.find("..", std::max(copied, dots + 2))) {
    std::string made;
    size_t begin = 0;
    size_t end = 0;
    if (const auto range = number_range(chars, dots)) {
      begin = range->begin;
      end = range->end;
      if (std::labs(range->to - range->from) > kMaxRange) {
        diagnostics.push_back(sources.error(text.origin(begin), static_cast<int>(end - begin), "L0130",
                                            "range of more than " + std::to_string(kMaxRange) + " numbers"));
        continue;
      }
      const long step = range->from <= range->to ? 1 : -1;
      for (long n = range->from;; n += step) {
        made += std::to_string(n);
        if (n == range->to) break;
        made += ' ';
      }
      if (range->from == range->to) made += ' ' + made;  // both ends are kept, also where they are one number
    } else if (const auto first = corner_before(chars, dots)) {
      const auto last = corner_after(chars, dots + 2);
      if (!last || last->number - first->number > kMaxRange) continue;
      begin = first->begin;
      end = last->end;
      for (char letter = first->letter; letter <= last->letter; ++letter)
        for (long n = first->number; n <= last->number; ++n)
          made += (made.empty() ? "\"" : " \"") + std::string(1, letter) + std::to_string(n) + "\"";
    } else {
      continue;
    }
    if (begin < copied) continue;
    out.append(text, copied, begin);
    if (out.size() + made.size() > ExpansionLimits().characters) {
      diagnostics.push_back(sources.error(
          text.origin(begin), static_cast<int>(end - begin), "L0123",
          "the game grows past " + ExpansionLimits().characters_text() + " when its ranges are expanded"));
      return out;
    }
    // Every number of the range points at its first character.
    const Run like = text.origin(begin);
    for (size_t from = 0; from < made.size();) {
      const size_t to = std::min(made.find(' ', from), made.size() - 1) + 1;
      out.append_like(std::string_view(made).substr(from, to - from), like);
      from = to;
    }
    copied = end;
  }
  out.append(text, copied, text.size());
  return out;
}

// The first tree of the text, and the metadata tree if there is one.
struct Trees {
  size_t game_begin = 0, game_end = 0;
  size_t metadata_begin = 0, metadata_end = 0;
};

std::optional<Trees> find_trees(const Text& text, const Sources& sources, Diagnostics& diagnostics) {
  const std::string_view chars = text.chars();
  Trees trees;
  size_t at = chars.find('(');
  if (at == kNotFound) {
    diagnostics.push_back(
        sources.error(text.origin(0), 1, "L0100", "no game in this file: expected (game \"Name\" ...)"));
    return std::nullopt;
  }
  bool first = true;
  while (at != kNotFound) {
    const bool metadata = chars.substr(at, 9) == "(metadata";
    const size_t end = find_closing(chars, at);
    if (end == kNotFound) {
      diagnostics.push_back(sources.error(text.origin(at), 1, "L0101", "bracket is never closed"));
      if (first || !metadata) return std::nullopt;
      diagnostics.back().severity = Severity::Warning;  // the game itself is whole
      diagnostics.back().message =
          "this bracket is never closed, perhaps for a stray quote; the metadata is left out";
      return trees;
    }
    if (metadata && trees.metadata_end == 0) {
      trees.metadata_begin = at;
      trees.metadata_end = end + 1;
    } else if (first && !metadata) {
      trees.game_begin = at;
      trees.game_end = end + 1;
      first = false;
    }
    at = chars.find('(', end + 1);
  }
  if (first) {
    diagnostics.push_back(sources.error(text.origin(0), 1, "L0100", "no game in this file, only metadata"));
    return std::nullopt;
  }
  return trees;
}

bool check_bytes(const Sources& sources, Diagnostics& diagnostics) {
  const std::string& text = sources.file(0).text;
  const auto at_offset = [&](size_t offset) {
    return Run{0, 0, static_cast<std::uint32_t>(offset), kNoFrame};
  };
  if (text.size() > kMostGameBytes) {
    Diagnostic error;
    error.code = "L0102";
    error.message = "file of " + std::to_string(text.size() >> 20) + " MB; the limit is " +
                    std::to_string(kMostGameBytes >> 20) + " MB";
    error.at = {sources.file(0).name, 1, 1, 1, {}};
    diagnostics.push_back(std::move(error));
    return false;
  }
  if (const size_t bad = find_invalid_utf8(text); bad != std::string::npos) {
    diagnostics.push_back(sources.error(at_offset(bad), 1, "L0103", "this byte is not valid UTF-8"));
    return false;
  }
  if (const size_t control = find_control_character(text); control != std::string::npos) {
    diagnostics.push_back(
        sources.error(at_offset(control), 1, "L0103", "a control character cannot stand in a game file"));
    return false;
  }
  return true;
}

bool expand_all_defines(Text& text, const DefineMap& own, const DefineLibrary& library, Sources& sources,
                        ExpansionLimits& limits, Diagnostics& diagnostics) {
  for (int round = 0; round < kMaxRounds; ++round) {
    bool changed = false;
    if (!expand_defines(text, own, sources, limits, changed, diagnostics)) return false;
    if (!expand_defines(text, library.defines, sources, limits, changed, diagnostics)) return false;
    if (!changed) return true;
  }
  diagnostics.push_back(sources.error(text.origin(0), 1, "L0122", "defines never come to an end"));
  return false;
}

// A define may stand in the body of another: it comes to light where that one is used, the arguments already
// put in, and holds for the whole game from then on.
bool expand_nested_defines(Text& text, std::uint32_t first_id, const DefineLibrary& library, Sources& sources,
                           ExpansionLimits& limits, Diagnostics& diagnostics) {
  for (int round = 0; round < kMaxRounds && text.chars().find("(define ") != kNotFound; ++round) {
    DefineMap found;
    cut_defines(text, found, first_id, sources, diagnostics);
    if (!diagnostics.empty()) return false;
    first_id += static_cast<std::uint32_t>(found.all().size());
    if (!expand_all_defines(text, found, library, sources, limits, diagnostics)) return false;
  }
  return true;
}

std::vector<std::string> names_of(const DefineMap& own, const DefineMap& shared) {
  std::vector<std::string> names;
  names.reserve(own.all().size() + shared.all().size());
  for (const auto& define : own.all()) {
    if (names.size() == kMaxNames) break;
    names.push_back(define->name);
  }
  for (const auto& define : shared.all()) names.push_back(define->name);
  return names;
}

std::vector<std::string> tags_of(const OptionSet& options) {
  std::vector<std::string> tags;
  for (const OptionCategory& category : options.categories) {
    tags.push_back("<" + category.tag + ">");
    for (const std::string& name : category.arg_names) tags.push_back("<" + category.tag + ":" + name + ">");
  }
  return tags;
}

Result<Expansion> expand_sources(const std::shared_ptr<Sources>& all_sources, const Choices& choices,
                                 const DefineLibrary& library) {
  Expansion out;
  out.sources = all_sources;
  Sources& sources = *out.sources;
  Diagnostics diagnostics;
  if (!check_bytes(sources, diagnostics)) return diagnostics;

  Text all(sources.file(0).text, 0);
  blank_comments(all);
  out.options = cut_options(all, sources, diagnostics);
  choose(out.options, choices, sources, diagnostics);
  sources.set_option_tags(tags_of(out.options));
  if (!diagnostics.empty()) return diagnostics;
  all = apply_options(all, out.options, ExpansionLimits().characters, sources, diagnostics);
  if (!diagnostics.empty()) return diagnostics;

  DefineMap own;
  cut_defines(all, own, 1 + static_cast<std::uint32_t>(library.defines.all().size()), sources, diagnostics);
  if (!diagnostics.empty()) return diagnostics;
  sources.set_define_names(names_of(own, library.defines));
  const auto trees = find_trees(all, sources, diagnostics);
  if (!trees) return diagnostics;
  Diagnostics warnings = std::move(diagnostics);
  diagnostics.clear();

  ExpansionLimits limits;
  out.game = all.slice(trees->game_begin, trees->game_end);
  if (!expand_all_defines(out.game, own, library, sources, limits, diagnostics)) return diagnostics;
  const auto next_id = static_cast<std::uint32_t>(1 + library.defines.all().size() + own.all().size());
  if (!expand_nested_defines(out.game, next_id, library, sources, limits, diagnostics)) return diagnostics;
  if (trees->metadata_end > 0) {
    out.metadata = all.slice(trees->metadata_begin, trees->metadata_end);
    bool changed = false;
    if (!expand_defines(out.metadata, own, sources, limits, changed, diagnostics)) return diagnostics;
  }
  blank_comments(out.game);
  out.game = expand_ranges(out.game, sources, diagnostics);
  if (!diagnostics.empty()) return diagnostics;
  Result<Expansion> result(std::move(out));
  result.diagnostics = std::move(warnings);
  return result;
}

// Errors that a bracket or quote without a partner brings about, far from where it stands.
bool may_come_from_brackets(const Diagnostic& error) {
  return error.code == "L0100" || error.code == "L0101" || error.code == "L0120" ||
         error.code.starts_with("L011");
}

}  // namespace

Result<Expansion> expand(std::string name, std::string text, const Choices& choices,
                         const DefineLibrary& library) {
  const auto sources = std::make_shared<Sources>();
  sources->add(std::move(name), std::move(text));
  for (const auto& file : library.files) sources->add(file);
  Result<Expansion> result = expand_sources(sources, choices, library);
  if (!result && std::ranges::any_of(result.diagnostics, may_come_from_brackets))
    if (auto mistake = find_bracket_mistake(*sources)) return *mistake;
  return result;
}

}  // namespace ludens
