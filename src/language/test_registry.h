// test_registry.h - a language of a dozen forms, for tests of the registry, the binder and the writers.
#pragma once

#include "language/description.h"
#include "language/registry.h"

namespace ludens::test {

inline const EnumConstant kColourConstants[] = {{"Red", "like blood"}, {"Green", "like grass"}};
inline const EnumConstant kRoleConstants[] = {{"Mover", "who moves"}, {"All", "everybody"}};

inline const Enum kSmallEnums[] = {
    {"colour", "A colour", kColourConstants, 2},
    {"role", "Who is meant", kRoleConstants, 2},
};

inline const Rule kSmallRules[] = {
    {"game", "game", "", "A game"},
    {"int", "ints", "", "A whole number"},
    {"+", "ints", "int", "A sum"},
    {"boolean", "conditions", "", "A condition"},
    {"is", "conditions", "boolean", "Whether something is so"},
    {"float", "ints", "", "A fraction"},
    {"rule", "rules", "", "A rule"},
    {"step", "rules", "rule", "A step"},
    {"then", "rules", "", "What follows"},
};

inline const Ludeme kGame = {.rule = "game",
                             .form = "(game <string> {<rule>})",
                             .summary = "Describes a game",
                             .params = {{"name", "its name"}, {"rules", "its rules"}},
                             .example = "(game \"Go\" {(step 1)})"};
inline const Ludeme kPlus = {.rule = "+",
                             .form = "(+ <int> <int>)",
                             .summary = "Adds two numbers",
                             .params = {{"a", "the first"}, {"b", "the second"}},
                             .example = "(+ 1 2)",
                             .alias = "add"};
inline const Ludeme kPlusMany = {.rule = "+",
                                 .form = "(+ {<int>})",
                                 .summary = "Adds numbers",
                                 .params = {{"all", "the numbers"}},
                                 .example = "(+ {1 2 3})",
                                 .alias = "add"};
inline const Ludeme kIsEven = {.rule = "is",
                               .form = "(is Even <int>)",
                               .summary = "Tests a number",
                               .params = {{"number", "which"}},
                               .example = "(is Even 2)"};
inline const Ludeme kIsColour = {.rule = "is",
                                 .form = "(is <colour> (<int> | <role>))",
                                 .summary = "Tests a colour",
                                 .params = {{"colour", "which"}, {"site", "where"}, {"role", "whose"}},
                                 .example = "(is Red 3)"};
inline const Ludeme kStep = {
    .rule = "step",
    .form = "(step <int> [<colour>] [at:<int> | in:{<int>}] [if:<boolean>] [<then>])",
    .summary = "Steps",
    .params = {{"length", "how far"},
               {"colour", "of what colour"},
               {"at", "where"},
               {"in", "in which places"},
               {"if", "when"},
               {"then", "what follows"}},
    .example = "(step 1 Red at:3)"};
inline const Ludeme kStepNone = {
    .rule = "step", .form = "(step)", .summary = "Stands still", .params = {}, .example = "(step)"};
inline const Ludeme kStepMaybe = {.rule = "step",
                                  .form = "(step [<role>] [speed:<float>])",
                                  .summary = "Steps for somebody",
                                  .params = {{"role", "who"}, {"speed", "how fast"}},
                                  .example = "(step Mover speed:0.5)"};
inline const Ludeme kThen = {.rule = "then",
                             .form = "(then <rule>)",
                             .summary = "Goes on",
                             .params = {{"rule", "with what"}},
                             .example = "(then (step))",
                             .note = "Words that people stumble over."};

inline const Ludeme* const kSmallLudemes[] = {&kGame, &kPlus,     &kPlusMany,  &kIsEven, &kIsColour,
                                              &kStep, &kStepNone, &kStepMaybe, &kThen};

inline const Registry& small_registry() {
  static const Registry registry(kSmallLudemes, kSmallRules, kSmallEnums);
  return registry;
}

// A text that is read and bound with the small language and without shared defines.
struct Read {
  Sources sources;
  Text text;
  std::optional<Tree> tree;
  std::optional<BoundTree> bound;
  Diagnostics errors;

  std::string first_code() const { return errors.empty() ? "" : errors.front().code; }
  std::string first_message() const { return errors.empty() ? "" : errors.front().message; }
};

inline Read read_small(std::string source, std::string_view type) {
  Read out;
  out.sources.add("test.lud", std::move(source));
  out.text = Text(out.sources.file(0).text, 0);
  Result<Tree> tree = read_tree(out.text, out.sources);
  out.errors = tree.diagnostics;
  if (!tree) return out;
  out.tree = std::move(*tree);
  Result<BoundTree> bound = ludens::bind(*out.tree, out.text, out.sources, small_registry(), type);
  out.errors = bound.diagnostics;
  if (bound) out.bound = std::move(*bound);
  return out;
}

}  // namespace ludens::test
