// The shared defines against their golden texts in defines/tests, and the cases of expand_cases.txt.
#include "language/defines.h"

#include <doctest/doctest.h>
#include <algorithm>

#include <filesystem>
#include <set>

#include "language/define_docs.h"
#include "language/description.h"
#include "language/golden.h"

namespace ludens {

using test::GoldenBlock;
using test::read_golden;
using test::tokens;

namespace {

std::vector<std::string> golden_files() {
  std::vector<std::string> out;
  for (const auto& entry : std::filesystem::directory_iterator("defines/tests"))
    out.push_back(entry.path().string());
  std::ranges::sort(out);
  return out;
}

// What a use gives: it stands in a bracket of its own, so that a bare name is not the name of a game.
std::string expanded_use(const std::string& use) {
  const Result<Expansion> result = expand("use", "(use\n" + use + ")");
  if (!result) return to_text(result.diagnostics);
  const std::string_view text = result->game.chars();
  return std::string(text.substr(4, text.size() - 5));  // without (use and )
}

}  // namespace

TEST_CASE("the library of defines is read without errors") {
  CHECK_MESSAGE(shared_defines().diagnostics.empty(), to_text(shared_defines().diagnostics));
  CHECK(shared_defines().files.size() >= 10);
  CHECK(shared_defines().defines.all().size() > 150);
}

TEST_CASE("no define of the library is declared twice, none is left dead") {
  for (const auto& define : shared_defines().defines.all())
    CHECK_MESSAGE(shared_defines().defines.find(define->name) == define.get(), define->name);
}

TEST_CASE("the shared defines give what their golden texts say") {
  int blocks = 0;
  for (const std::string& file : golden_files())
    for (const GoldenBlock& block : read_golden(file)) {
      ++blocks;
      CAPTURE(file);
      CAPTURE(block.line);
      CHECK(!block.expected.empty());
      CHECK(tokens(expanded_use(block.input)) == tokens(block.expected));
    }
  CHECK(blocks >= static_cast<int>(shared_defines().defines.all().size()));
}

TEST_CASE("every define of the library has a golden text of its own") {
  std::string uses;
  for (const std::string& file : golden_files())
    for (const GoldenBlock& block : read_golden(file)) uses += block.input;
  for (const auto& define : shared_defines().defines.all())
    CHECK_MESSAGE(uses.find('"' + define->name + '"') != std::string::npos, "no test uses ", define->name);
}

TEST_CASE("expansion, case by case") {
  const std::vector<GoldenBlock> blocks = read_golden("src/language/expand_cases.txt");
  REQUIRE(blocks.size() > 30);
  for (const GoldenBlock& block : blocks) {
    CAPTURE(block.line);
    CAPTURE(block.input);
    const Result<Expansion> result = expand("case", block.input);
    const Result<Tree> tree =
        result ? read_tree(result->game, *result->sources) : Result<Tree>(result.diagnostics);
    if (block.expected == "error\n") {
      CHECK(!tree);
      continue;
    }
    // Tags that no option fills are left alone here; the reader of trees refuses them.
    if (block.expected.find('<') != std::string::npos && result && !tree) {
      CHECK(tokens(result->game.chars()) == tokens(block.expected));
      continue;
    }
    REQUIRE_MESSAGE(tree, to_text(tree.diagnostics));
    Sources sources;
    sources.add("expected", block.expected);
    const Result<Tree> wanted = read_tree(Text(sources.file(0).text, 0), sources);
    REQUIRE_MESSAGE(wanted, to_text(wanted.diagnostics));
    CHECK(to_text(*tree, tree->root, 100'000) == to_text(*wanted, wanted->root, 100'000));
  }
}

TEST_CASE("the manual finds the comment and the text of every define") {
  const std::vector<DefineDoc> docs = define_docs(shared_defines());
  CHECK(docs.size() == shared_defines().defines.all().size());
  for (const DefineDoc& doc : docs) {
    CAPTURE(doc.name);
    CHECK(doc.source.starts_with("(define \"" + doc.name + "\""));
    CHECK(doc.source.ends_with(")"));
  }
}

}  // namespace ludens
