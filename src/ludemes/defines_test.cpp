// What the shared defines expand to is part of the language: it binds.
#include <doctest/doctest.h>
#include <algorithm>

#include <filesystem>
#include <sstream>

#include "language/binder.h"
#include "language/define_docs.h"
#include "language/expand.h"
#include "language/golden.h"
#include "ludemes/registry.h"

namespace ludens::ludemes {

namespace {

// Mancala games say themselves how many columns they have and whose pieces count.
constexpr std::string_view kDeclaredByGames =
    "\n(define \"Columns\" 6) (define \"PiecesOwnedBy\" (count in:(sites #1)))\n";

bool binds_as_something(Binder& binder, SyntaxId node) {
  for (size_t type = 0; type < registry().types().size(); ++type)
    for (int depth = 0; depth <= 2; ++depth)
      if (binder.bind(node, static_cast<TypeId>(type), depth) != kUnbound) return true;
  return false;
}

// Binds every item of `uses`, text as a game would hold it. Returns their number.
int bind_items(const std::string& uses) {
  CAPTURE(uses);
  const Result<Expansion> result = expand("use", "(use\n" + uses + ")");
  CHECK_MESSAGE(result, to_text(result.diagnostics));
  if (!result) return 0;
  const Result<Tree> tree = read_tree(result->game, *result->sources);
  CHECK_MESSAGE(tree, to_text(tree.diagnostics));
  if (!tree) return 0;
  Binder binder(*tree, registry());
  const auto items = tree->children(tree->root);
  for (const Child& child : items)
    CHECK_MESSAGE(binds_as_something(binder, child.node), to_text(*tree, child.node));
  return static_cast<int>(items.size());
}

}  // namespace

TEST_CASE("what the golden texts of the defines say is the language") {
  int items = 0;
  std::vector<std::string> files;
  for (const auto& entry : std::filesystem::directory_iterator("defines/tests"))
    files.push_back(entry.path().string());
  std::ranges::sort(files);
  for (const std::string& file : files)
    for (const test::GoldenBlock& block : test::read_golden(file)) {
      CAPTURE(file);
      CAPTURE(block.line);
      items += bind_items(block.input);
    }
  CHECK(items > 150);
}

TEST_CASE("the examples in the comments of the defines are the language") {
  int examples = 0;
  for (const DefineDoc& doc : define_docs(shared_defines())) {
    CAPTURE(doc.name);
    std::istringstream lines(doc.comment);
    for (std::string line; std::getline(lines, line);) {
      if (!line.starts_with("  (")) continue;
      ++examples;
      bind_items(line + std::string(kDeclaredByGames));
    }
  }
  CHECK(examples > 100);
}

}  // namespace ludens::ludemes
