#include "language/tree.h"

#include <doctest/doctest.h>

namespace ludens {

namespace {

struct ReadTree {
  Sources sources;
  std::optional<Tree> tree;
  Diagnostics errors;
};

ReadTree read(std::string source) {
  ReadTree out;
  out.sources.add("t.lud", std::move(source));
  Result<Tree> tree = read_tree(Text(out.sources.file(0).text, 0), out.sources);
  if (tree) out.tree = std::move(*tree);
  out.errors = tree.diagnostics;
  return out;
}

std::string printed(const std::string& source) {
  const ReadTree r = read(source);
  return r.tree ? to_text(*r.tree, r.tree->root) : r.errors.front().code;
}

}  // namespace

TEST_CASE("brackets, arrays, words, strings and labels") {
  CHECK(printed("(a 1 \"b c\" {X Y} d:(e) f:{1 -2} <= 0.5)") == "(a 1 \"b c\" {X Y} d:(e) f:{1 -2} <= 0.5)");
  CHECK(printed("( a\n  b )") == "(a b)");
  CHECK(printed("(<= 1 2)") == "(<= 1 2)");
  CHECK(printed("(a b: (c))") == "(a b:(c))");
  CHECK(printed("(a {})") == "(a {})");
}

TEST_CASE("clean-up: double brackets, spaces and quotes in strings") {
  CHECK(printed("((a b))") == "(a b)");
  CHECK(printed("(a ((b)))") == "(a (b))");
  CHECK(printed("(a \"b   c\")") == "(a \"b c\")");
  CHECK(printed("(a \"say \\\"no\\\"\")") == "(a \"say 'no'\")");
}

TEST_CASE("equal subtrees are one node") {
  const ReadTree r = read("(a (b 1) (b 1) (b 2))");
  REQUIRE(r.tree);
  const auto children = r.tree->children(r.tree->root);
  CHECK(children[0].node == children[1].node);
  CHECK(children[0].node != children[2].node);
}

TEST_CASE("a label distinguishes, a place does not") {
  const ReadTree r = read("(a x:(b) y:(b))");
  REQUIRE(r.tree);
  const auto children = r.tree->children(r.tree->root);
  CHECK(children[0].node == children[1].node);
  CHECK(children[0].label != children[1].label);
}

TEST_CASE("long trees are broken into lines") {
  const ReadTree r = read("(aaaaaaaa (bbbbbbbbbb 1) (cccccccccc 2))");
  REQUIRE(r.tree);
  CHECK(to_text(*r.tree, r.tree->root, 20) == "(aaaaaaaa\n    (bbbbbbbbbb 1)\n    (cccccccccc 2)\n)");
}

TEST_CASE("printing and reading again gives the same tree") {
  const std::string text = printed("(game \"X\" (rules {(a 1..x) (b c:{1 2 {3}})}) (d \"e f\"))");
  CHECK(printed(text) == text);
}

TEST_CASE("mistakes in brackets and strings are errors, with a place") {
  const auto code = [](const std::string& source) {
    const ReadTree r = read(source);
    return r.errors.empty() ? std::string() : r.errors.front().code;
  };
  CHECK(code("(a (b)") == "L0101");
  CHECK(code("(a {b)}") == "L0105");
  CHECK(code("(a \"b)") == "L0107");
  CHECK(code("(\"NoSuchDefine\" 1)") == "L0124");
  CHECK(code("(a ((b) c))") == "L0106");  // the c must not fall out of its bracket
  CHECK(code("()") == "L0106");
  CHECK(code("(a ; b)") == "L0108");
  CHECK(code("word") == "L0100");
  CHECK(code("(a x:y:1)") == "L0109");
  const ReadTree r = read("(a\n  (b ; c))");
  REQUIRE(!r.errors.empty());
  CHECK(r.errors.front().at.line == 2);
  CHECK(r.errors.front().at.column == 6);
}

TEST_CASE("hostile nesting is refused, not followed") {
  std::string deep;
  for (int i = 0; i < 100'000; ++i) deep += "(a ";
  const ReadTree r = read(deep);
  REQUIRE(!r.errors.empty());
  CHECK(r.errors.size() <= 20);
}

}  // namespace ludens
