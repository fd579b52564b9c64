// expand_fuzz.cpp - any bytes as a game file: expansion and the reader of trees must answer with a tree or
// with errors that can be shown, and a tree's text must read back as the same tree.
#include <cstdint>
#include <cstdlib>

#include "language/brackets.h"
#include "language/expand.h"
#include "language/tree.h"

using namespace ludens;

namespace {

void require(bool condition) {
  if (!condition) std::abort();
}

void check_shown(const Diagnostics& diagnostics) {
  for (const Diagnostic& diagnostic : diagnostics) {
    require(!diagnostic.message.empty() && !diagnostic.code.empty());
    require(diagnostic.at.line >= 1 && diagnostic.at.column >= 1 && diagnostic.at.length >= 1);
  }
  require(diagnostics.empty() || !to_text(diagnostics).empty());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  const Result<Expansion> expansion = expand("fuzz.lud", text);
  check_shown(expansion.diagnostics);
  if (!expansion) {
    require(!expansion.diagnostics.empty());
    return 0;
  }
  const Result<Tree> tree = read_tree(expansion->game, *expansion->sources);
  check_shown(tree.diagnostics);
  if (const auto mistake = find_bracket_mistake(*expansion->sources)) check_shown({*mistake});
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
