#include "language/description.h"

#include <algorithm>

#include "language/brackets.h"
#include "language/dialect2019.h"
#include "language/names_check.h"

namespace ludens {

Diagnostic Description::error(BoundId at, std::string code, std::string message) const {
  return error_at(tree.node(bound[at].node).at, at, std::move(code), std::move(message));
}

Diagnostic Description::error_at(std::uint32_t place, BoundId value, std::string code,
                                 std::string message) const {
  const SyntaxNode& node = tree.node(bound[value].node);
  const int length = node.kind == SyntaxKind::List ? 1 + static_cast<int>(tree.word(node.word).size())
                                                   : static_cast<int>(node.length);
  return expansion.sources->error(expansion.game.origin(place), length, std::move(code), std::move(message));
}

namespace {

// A bracket without a partner makes all other errors noise.
Diagnostics brackets_first(const Sources& sources, Diagnostics others) {
  if (auto mistake = find_bracket_mistake(sources)) return {std::move(*mistake)};
  return others;
}

}  // namespace

Result<Description> read_description(std::string name, std::string text, const Registry& registry,
                                     const Choices& choices, const DefineLibrary& library) {
  Result<Expansion> expansion = expand(std::move(name), std::move(text), choices, library);
  if (!expansion) return expansion.diagnostics;
  Result<Tree> tree = read_tree(expansion->game, *expansion->sources);
  if (!tree) return brackets_first(*expansion->sources, std::move(tree.diagnostics));
  if (is_dialect_2019(*tree)) translate_dialect_2019(*tree, registry);
  Result<BoundTree> bound = bind(*tree, expansion->game, *expansion->sources, registry);
  if (!bound) return brackets_first(*expansion->sources, std::move(bound.diagnostics));
  Diagnostics names = check_names(*tree, *bound, expansion->game, *expansion->sources);
  if (std::ranges::any_of(names, [](const Diagnostic& d) { return d.severity == Severity::Error; }))
    return names;
  Result<Description> result(
      Description{std::move(*expansion), std::move(*tree), std::move(*bound), &registry});
  result.diagnostics = std::move(expansion.diagnostics);
  // A bracket too many may end the game early and do no harm: what is behind the game is not read.
  if (auto mistake = find_bracket_mistake(*result->expansion.sources)) {
    mistake->severity = Severity::Warning;
    result.diagnostics.push_back(std::move(*mistake));
  }
  result.diagnostics.insert(result.diagnostics.end(), names.begin(), names.end());
  return result;
}

}  // namespace ludens
