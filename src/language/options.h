// options.h - a game's options and rulesets: cut out of its text, chosen by name, put in place of their tags.
#pragma once

#include <string>
#include <vector>

#include "language/text.h"
#include "ludens/choices.h"

namespace ludens {

struct OptionItem {
  std::string name;
  std::string description;
  std::vector<Text> args;
  int stars = 0;  // priority: the item with the most is the default
};

struct OptionCategory {
  std::string heading;
  std::string tag;
  std::vector<std::string> arg_names;
  std::vector<OptionItem> items;  // never empty once read
  int chosen = 0;
  Run at = {};
};

struct Ruleset {
  std::string name;
  std::vector<std::string> choices;  // "Heading/Item"
  int stars = 0;
};

struct OptionSet {
  std::vector<OptionCategory> categories;
  std::vector<Ruleset> rulesets;
};

// Cuts every option and ruleset out of `text`; errors are added to `diagnostics`.
OptionSet cut_options(Text& text, const Sources& sources, Diagnostics& diagnostics);

// Marks the chosen items; an unknown name is an error that lists the names there are.
void choose(OptionSet& set, const Choices& choices, const Sources& sources, Diagnostics& diagnostics);

// Puts the chosen items' arguments in place of the tags, category by category. A text that grows past `limit`
// characters is an error.
Text apply_options(const Text& text, const OptionSet& set, size_t limit, Sources& sources,
                   Diagnostics& diagnostics);

}  // namespace ludens
