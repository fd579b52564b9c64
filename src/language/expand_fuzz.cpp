// expand_fuzz.cpp - any bytes as a game file: expansion and the reader of trees must answer with a tree or
// with errors that can be shown, and a tree's text must read back as the same tree.
#include <cstdint>

#include "base/fuzz_checks.h"
#include "language/brackets.h"
#include "language/expand.h"
#include "language/tree.h"

using namespace ludens;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  const Result<Expansion> expansion = expand("fuzz.lud", text);
  require_shown(expansion.diagnostics);
  if (!expansion) {
    require(!expansion.diagnostics.empty());
    return 0;
  }
  const Result<Tree> tree = read_tree(expansion->game, *expansion->sources);
  require_shown(tree.diagnostics);
  if (const auto mistake = find_bracket_mistake(*expansion->sources)) require_shown({*mistake});
  if (!tree) {
    require(!tree.diagnostics.empty());
    return 0;
  }
  const std::string printed = to_text(*tree, tree->root);
  Sources sources;
  sources.add("printed.lud", printed);
  const Result<Tree> again = read_tree(Text(printed, 0), sources);
  require(again && to_text(*again, again->root) == printed);
  return 0;
}
