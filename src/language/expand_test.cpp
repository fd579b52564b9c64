#include "language/expand.h"

#include <doctest/doctest.h>

namespace ludens {

namespace {

const DefineLibrary& library() {
  static const DefineLibrary instance = read_define_library(
      {{"lib.def",
        "(define \"Lib\" (lib #1))\n(define \"Calls\" (\"Inner\" #1))\n(define \"Inner\" (from-lib #1))"}});
  return instance;
}

std::string expanded(const std::string& text) {
  const Result<Expansion> result = expand("t.lud", text, {}, library());
  return result ? std::string(result->game.chars()) : result.diagnostics.front().code;
}

}  // namespace

TEST_CASE("a define is used with and without brackets") {
  CHECK(expanded("(define \"A\" (x)) (g \"A\" (\"A\"))") == "(g (x) (x))");
  CHECK(expanded("(define \"A\" (x #1 #2)) (g (\"A\" 1 (y 2)))") == "(g (x 1 (y 2)))");
}

TEST_CASE("a missing argument, or ~, deletes its marker") {
  CHECK(expanded("(define \"A\" (x #1 #2)) (g (\"A\" 1))") == "(g (x 1 ))");
  CHECK(expanded("(define \"A\" (x #1 #2)) (g (\"A\" ~ 2))") == "(g (x  2))");
}

TEST_CASE("markers count up to the first that is missing") {
  CHECK(expanded("(define \"A\" (x #1 #3)) (g (\"A\" 1 2 3))") == "(g (x 1 #3))");
}

TEST_CASE("arguments keep brackets, strings and labels whole") {
  CHECK(expanded("(define \"A\" (x #2)) (g (\"A\" \"p q\" if:(y (z) 1) 3))") == "(g (x #2))");
  CHECK(expanded("(define \"A\" (x #1 #2)) (g (\"A\" \"p q\" if:(y (z) 1) 3))") ==
        "(g (x \"p q\" if:(y (z) 1)))");
}

TEST_CASE("markers are replaced inside strings and after labels") {
  CHECK(expanded("(define \"A\" (x at:#1 \"Board#1\")) (g (\"A\" 4))") == "(g (x at:4 \"Board4\"))");
}

TEST_CASE("a define inside a define, and one given to a define") {
  CHECK(expanded("(define \"A\" (x)) (define \"B\" (y \"A\" #1)) (g (\"B\" (\"A\")))") == "(g (y (x) (x)))");
}

TEST_CASE("the first define of a name wins") {
  CHECK(expanded("(define \"A\" 1) (define \"A\" 2) (g \"A\")") == "(g 1)");
}

TEST_CASE("a name right after game is a name") {
  CHECK(expanded("(define \"Chess\" (x)) (game \"Chess\" \"Chess\")") == "(game \"Chess\" (x))");
}

TEST_CASE("the library is used where the file has no define of that name") {
  CHECK(expanded("(g (\"Lib\" 1))") == "(g (lib 1))");
  CHECK(expanded("(define \"Lib\" own) (g (\"Lib\" 1))") == "(g own)");
}

TEST_CASE("inside a library define the library's names are meant") {
  CHECK(expanded("(define \"Inner\" own) (g (\"Calls\" 1) (\"Inner\"))") == "(g (from-lib 1) own)");
}

TEST_CASE("a define that uses itself is an error, not a hang") {
  CHECK(expanded("(define \"A\" (\"A\")) (g \"A\")") == "L0121");
  CHECK(expanded("(define \"A\" (\"B\")) (define \"B\" (\"A\")) (g \"A\")") == "L0121");
}

TEST_CASE("a define that explodes is an error, not a full memory") {
  std::string text = "(define \"D0\" x)";
  for (int i = 1; i <= 60; ++i) {
    const std::string below = "\"D" + std::to_string(i - 1) + "\"";
    text += "(define \"D" + std::to_string(i) + "\" (" + "a " + below + " " + below + "))";
  }
  CHECK(expanded(text + "(g \"D60\")") == "L0123");
}

TEST_CASE("ranges") {
  CHECK(expanded("(g {1..4})") == "(g {1 2 3 4})");
  CHECK(expanded("(g {4..2})") == "(g {4 3 2})");
  CHECK(expanded("(g {3..3})") == "(g {3 3})");
  CHECK(expanded("(g {\"A1\"..\"B2\"})") == "(g {\"A1\" \"A2\" \"B1\" \"B2\"})");
  CHECK(expanded("(g {1..999999})") == "L0130");
}

TEST_CASE("only the first tree is the game; metadata is kept apart") {
  const Result<Expansion> result =
      expand("t.lud", "(metadata (info \"m\")) (game \"G\" 1) (game \"H\")", {}, library());
  REQUIRE(result);
  CHECK(result->game.chars() == "(game \"G\" 1)");
  CHECK(result->metadata.chars() == "(metadata (info \"m\"))");
}

TEST_CASE("what cannot be read is an error") {
  CHECK(expanded("") == "L0100");
  CHECK(expanded("// nothing") == "L0100");
  CHECK(expanded("(metadata)") == "L0100");
  CHECK(expanded("(g (a)") == "L0101");
  CHECK(expanded("(g \xFF)") == "L0103");
  CHECK(expanded(std::string("(g \0)", 5)) == "L0103");
}

TEST_CASE("an error in what a define was given points at the use") {
  const Result<Expansion> result =
      expand("t.lud", "(define \"A\" (x #1))\n(g\n  (\"A\" bad))", {}, library());
  REQUIRE(result);
  const size_t at = result->game.chars().find("bad");
  const Diagnostic error = result->sources->error(result->game.origin(at), 3, "L0000", "x");
  CHECK(error.at.line == 3);
  CHECK(error.at.column == 8);
}

}  // namespace ludens
