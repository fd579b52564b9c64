#include "language/options.h"

#include <algorithm>

#include "base/names.h"
#include "language/scan.h"

namespace ludens {

namespace {

constexpr size_t kMaxName = 100;  // bytes of a name that errors repeat

Diagnostic error_at(const Text& text, size_t at, int length, const Sources& sources, const char* code,
                    std::string message) {
  return sources.error(text.origin(at), length, code, std::move(message));
}

std::string string_at(const Text& text, size_t open, size_t close) {
  return std::string(text.chars().substr(open + 1, close - open - 1));
}

// Arguments <...> between `from` and `to`. One ends at the first > outside a string that does not follow (.
std::vector<Text> read_args(const Text& text, size_t from, size_t to) {
  std::vector<Text> args;
  const std::string_view chars = text.chars();
  for (size_t i = from; i < to; ++i) {
    if (chars[i] != '<' || (i > 0 && chars[i - 1] == '(')) continue;
    size_t end = i + 1;
    while (end < to && !(chars[end] == '>' && chars[end - 1] != '(')) {
      if (chars[end] == '"') {
        const size_t close = find_string_end(chars, end);
        if (close >= to) break;
        end = close;
      }
      ++end;
    }
    if (end >= to) break;
    args.push_back(text.slice(i + 1, end));
    i = end;
  }
  return args;
}

// (item "Name" <arg>* "description")**
std::optional<OptionItem> read_item(const Text& text, size_t open, size_t close) {
  const std::string_view chars = text.chars();
  const size_t name_open = chars.find('"', open);
  if (name_open >= close) return std::nullopt;
  const size_t name_close = find_string_end(chars, name_open);
  if (name_close >= close) return std::nullopt;
  OptionItem item;
  item.name = string_at(text, name_open, name_close);
  // The last string is the description; the arguments may hold strings of their own.
  size_t args_end = close;
  const size_t last_close = chars.rfind('"', close);
  if (last_close != kNotFound && last_close > name_close) {
    const size_t last_open = chars.rfind('"', last_close - 1);
    if (last_open != kNotFound && last_open > name_close) {
      item.description = string_at(text, last_open, last_close);
      args_end = last_open;
    }
  }
  item.args = read_args(text, name_close + 1, args_end);
  for (size_t i = close + 1; i < chars.size() && chars[i] == '*'; ++i) ++item.stars;
  return item;
}

std::optional<OptionCategory> read_category(const Text& text, size_t open, size_t close,
                                            const Sources& sources, Diagnostics& diagnostics) {
  const std::string_view chars = text.chars().substr(0, close + 1);  // nothing behind it is its own
  OptionCategory category;
  category.at = text.origin(open);
  const size_t heading_open = chars.find('"', open);
  const size_t heading_close = heading_open < close ? find_string_end(chars, heading_open) : kNotFound;
  if (heading_close >= close) return std::nullopt;  // its quote is missing; the brackets tell
  category.heading = string_at(text, heading_open, heading_close);
  const size_t tag_open = chars.find('<', heading_close);
  const size_t before_items = std::min(chars.find('{', heading_close), close);
  const size_t tag_close = tag_open < before_items ? chars.find('>', tag_open) : kNotFound;
  if (tag_close >= close) {
    diagnostics.push_back(error_at(text, heading_open, 1, sources, "L0111",
                                   "option \"" + category.heading + "\" has no tag, such as <Board>"));
    return std::nullopt;
  }
  category.tag = std::string(chars.substr(tag_open + 1, tag_close - tag_open - 1));
  size_t at = tag_close + 1;
  const size_t args_label = chars.find("args:", at);
  const size_t first_item = chars.find("(item", at);
  if (args_label < close && args_label < first_item) {
    const size_t args_open = chars.find('{', args_label);
    const size_t args_close = args_open < close ? find_closing(chars, args_open) : kNotFound;
    if (args_close >= close) {
      diagnostics.push_back(
          error_at(text, args_label, 5, sources, "L0112", "expected {<name> ...} after args:"));
      return std::nullopt;
    }
    for (const Text& name : read_args(text, args_open, args_close))
      category.arg_names.emplace_back(name.chars());
    at = args_close + 1;
  }
  const size_t items_open = chars.find('{', at);
  const size_t items_close = items_open < close ? find_closing(chars, items_open) : kNotFound;
  for (size_t i = items_open; items_close < close && i < items_close;) {
    const size_t item = chars.find("(item ", i);
    if (item >= items_close) break;
    const size_t end = find_closing(chars, item);
    if (end >= items_close) break;
    if (auto read = read_item(text, item, end)) category.items.push_back(std::move(*read));
    i = end + 1;
  }
  if (category.items.empty()) {
    diagnostics.push_back(error_at(
        text, heading_open, 1, sources, "L0113",
        "option \"" + category.heading + "\" has no items, such as (item \"3x3\" <3> \"A small board\")"));
    return std::nullopt;
  }
  const auto most = std::max_element(category.items.begin(), category.items.end(),
                                     [](const auto& a, const auto& b) { return a.stars < b.stars; });
  category.chosen = static_cast<int>(most - category.items.begin());
  return category;
}

// (ruleset "Name" {"Heading/Item" ...})**
void read_rulesets(const Text& text, size_t open, size_t close, std::vector<Ruleset>& out) {
  const std::string_view chars = text.chars();
  for (size_t i = open; i < close;) {
    const size_t at = chars.find("(ruleset ", i);
    if (at >= close) return;
    const size_t end = find_closing(chars, at);
    if (end >= close) return;
    std::vector<std::string> strings;
    for (size_t s = chars.find('"', at); s < end;) {
      const size_t e = find_string_end(chars, s);
      if (e >= end) break;
      strings.push_back(string_at(text, s, e));
      s = chars.find('"', e + 1);
    }
    if (!strings.empty()) {
      Ruleset ruleset;
      ruleset.name = strings.front();
      ruleset.choices.assign(strings.begin() + 1, strings.end());
      for (size_t star = end + 1; star < chars.size() && chars[star] == '*'; ++star) ++ruleset.stars;
      out.push_back(std::move(ruleset));
    }
    i = end + 1;
  }
}

// Calls `read` on each "(keyword ..." at any depth and cuts it out of the text.
template <class Read>
void cut_each(Text& text, std::string_view opening, const Sources& sources, Diagnostics& diagnostics,
              Read read) {
  size_t from = 0;
  size_t at = text.chars().find(opening);
  if (at == kNotFound) return;
  Text rest;
  while (at != kNotFound) {
    const size_t end = find_closing(text.chars(), at);
    if (end == kNotFound) {
      diagnostics.push_back(
          error_at(text, at, static_cast<int>(opening.size()), sources, "L0101", "bracket is never closed"));
      break;
    }
    read(at, end);
    rest.append(text, from, at);
    from = end + 1;
    while (from < text.size() && text[from] == '*') ++from;
    at = text.chars().find(opening, from);
  }
  rest.append(text, from, text.size());
  text = std::move(rest);
}

bool select(OptionSet& set, std::string_view heading_and_item) {
  for (OptionCategory& category : set.categories)
    for (size_t i = 0; i < category.items.size(); ++i)
      if (equal_ignoring_case(category.heading + "/" + category.items[i].name, heading_and_item)) {
        category.chosen = static_cast<int>(i);
        return true;
      }
  return false;
}

Diagnostic unknown_choice(const Sources& sources, const std::string& what, std::string_view name,
                          const std::vector<std::string>& known) {
  Diagnostic out = sources.error({0, 0, 0, kNoFrame}, 1, "L0114", "");
  out.at = {sources.count() == 0 ? std::string() : sources.file(0).name, 1, 1, 1, {}};
  out.message = "this game has no " + what + " \"" + std::string(name) + "\"";
  if (const std::string near = nearest_name(name, known); !near.empty())
    out.message += "; did you mean \"" + near + "\"?";
  std::string list;
  for (const std::string& k : known) list += (list.empty() ? "" : ", ") + ("\"" + k + "\"");
  out.notes.push_back({known.empty() ? "it has none at all" : "there are: " + list, std::nullopt});
  return out;
}

// The text with `with` in place of every `tag`; cut short once it is longer than `limit`.
Text replace_tag(const Text& text, const std::string& tag, const Text& with, size_t limit, Sources& sources,
                 const std::string& what) {
  size_t at = text.chars().find(tag);
  if (at == kNotFound) return text;
  Text out;
  size_t from = 0;
  while (at != kNotFound && out.size() <= limit) {
    out.append(text, from, at);
    const Run origin = text.origin(at);
    const FrameId frame = sources.add_frame({what, origin.source, origin.offset, origin.frame, 0});
    out.append_in_frame(with, 0, with.size(), frame);
    from = at + tag.size();
    at = text.chars().find(tag, from);
  }
  out.append(text, from, text.size());
  return out;
}

}  // namespace

OptionSet cut_options(Text& text, const Sources& sources, Diagnostics& diagnostics) {
  OptionSet set;
  cut_each(text, "(option \"", sources, diagnostics, [&](size_t open, size_t close) {
    if (auto category = read_category(text, open, close, sources, diagnostics))
      set.categories.push_back(std::move(*category));
  });
  cut_each(text, "(rulesets ", sources, diagnostics,
           [&](size_t open, size_t close) { read_rulesets(text, open, close, set.rulesets); });
  // Only a heading in quotes makes it an option; without one it would be left out silently.
  for (const std::string_view opening : {"\n(option ", "\n(option\n", "\n(option<"})
    if (const size_t at = text.chars().find(opening); at != kNotFound)
      diagnostics.push_back(
          error_at(text, at + 1, 7, sources, "L0110",
                   "option without a heading in quotes, such as (option \"Board\" <Board> ...)"));
  return set;
}

void choose(OptionSet& set, const Choices& choices, const Sources& sources, Diagnostics& diagnostics) {
  if (choices.ruleset) {
    const auto found = std::find_if(set.rulesets.begin(), set.rulesets.end(), [&](const Ruleset& r) {
      return equal_ignoring_case(r.name, *choices.ruleset) ||
             equal_ignoring_case(r.name, "Ruleset/" + *choices.ruleset);
    });
    if (found == set.rulesets.end()) {
      std::vector<std::string> known;
      for (const Ruleset& r : set.rulesets) known.push_back(r.name);
      diagnostics.push_back(unknown_choice(sources, "ruleset", *choices.ruleset, known));
    } else {
      for (const std::string& choice : found->choices) select(set, choice);
    }
  }
  for (const std::string& choice : choices.options) {
    if (select(set, choice)) continue;
    std::vector<std::string> known;
    for (const OptionCategory& category : set.categories)
      for (const OptionItem& item : category.items) known.push_back(category.heading + "/" + item.name);
    diagnostics.push_back(unknown_choice(sources, "option", choice, known));
  }
}

Text apply_options(const Text& original, const OptionSet& set, size_t limit, Sources& sources,
                   Diagnostics& diagnostics) {
  constexpr size_t kMaxWork = 400 << 20;  // characters searched for tags
  size_t work = 0;
  Text text = original;
  for (const OptionCategory& category : set.categories) {
    const OptionItem& item = category.items[static_cast<size_t>(category.chosen)];
    if (item.args.empty()) break;  // as the language has it: an item without arguments ends this step
    const size_t count = std::min(item.args.size(), category.arg_names.size());
    work += (count + 1) * text.size();
    if (work > kMaxWork) {
      diagnostics.push_back(sources.error(category.at, 7, "L0115", "this game has too many options"));
      return text;
    }
    const std::string what = "option \"" + (category.heading + "/" + item.name).substr(0, kMaxName) + "\"";
    for (size_t a = 0; a < count; ++a)
      text = replace_tag(text, "<" + category.tag + ":" + category.arg_names[a] + ">", item.args[a], limit,
                         sources, what);
    text = replace_tag(text, "<" + category.tag + ">", item.args.front(), limit, sources, what);
    if (text.size() <= limit) continue;
    diagnostics.push_back(sources.error(
        category.at, 7, "L0115",
        "the game grows past " + std::to_string(limit >> 20) + " MB when this option is put in"));
    return text;
  }
  return text;
}

}  // namespace ludens
