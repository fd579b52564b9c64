#include "language/options.h"

#include <doctest/doctest.h>

#include "language/expand.h"

namespace ludens {

namespace {

const DefineLibrary kNone;

std::string expanded(const std::string& text, const Choices& choices = {}) {
  const Result<Expansion> result = expand("t.lud", text, choices, kNone);
  return result ? std::string(result->game.chars()) : result.diagnostics.front().code;
}

const char* const kSizes =
    "(game \"G\" (board <Size>))\n"
    "(option \"Board Size\" <Size> args:{<size>} {\n"
    "  (item \"3x3\" <3> \"Small\")\n"
    "  (item \"5x5\" <5> \"Medium\")**\n"
    "  (item \"7x7\" <7> \"Large\")*\n"
    "})\n"
    "(rulesets { (ruleset \"Ruleset/Tiny\" {\"Board Size/3x3\"}) })\n";

}  // namespace

TEST_CASE("the item with most stars is the default, the first one on a tie") {
  CHECK(expanded(kSizes) == "(game \"G\" (board 5))");
  CHECK(expanded(
            "(game \"G\" <S>) (option \"S\" <S> args:{<a>} {(item \"A\" <1> \"\") (item \"B\" <2> \"\")})") ==
        "(game \"G\" 1)");
}

TEST_CASE("options and rulesets are chosen by name, letter case aside") {
  CHECK(expanded(kSizes, {{"Board Size/7x7"}, {}}) == "(game \"G\" (board 7))");
  CHECK(expanded(kSizes, {{"board size/3X3"}, {}}) == "(game \"G\" (board 3))");
  CHECK(expanded(kSizes, {{}, "Ruleset/Tiny"}) == "(game \"G\" (board 3))");
  CHECK(expanded(kSizes, {{}, "tiny"}) == "(game \"G\" (board 3))");
  CHECK(expanded(kSizes, {{"Board Size/7x7"}, "Tiny"}) == "(game \"G\" (board 7))");  // an option wins
}

TEST_CASE("an unknown choice is an error that lists what there is") {
  const Result<Expansion> result = expand("t.lud", kSizes, {{"Board Size/5x6"}, {}}, kNone);
  REQUIRE(!result);
  CHECK(result.diagnostics.front().code == "L0114");
  CHECK(result.diagnostics.front().message.find("did you mean \"Board Size/5x5\"?") != std::string::npos);
  CHECK(result.diagnostics.front().notes.front().message.find("Board Size/7x7") != std::string::npos);
  CHECK(expanded(kSizes, {{}, "Huge"}) == "L0114");
}

TEST_CASE("several arguments by name; the bare tag is the first") {
  CHECK(expanded("(game \"G\" <B:w> <B:h> <B>)"
                 "(option \"B\" <B> args:{<w> <h>} {(item \"X\" <(> 1 2)> <(a \"p>q\")> \"d\")})") ==
        "(game \"G\" (> 1 2) (a \"p>q\") (> 1 2))");
}

TEST_CASE("tags are replaced in defines and in later options too") {
  CHECK(expanded("(define \"D\" (x <A>)) (game \"G\" (\"D\") <B>)"
                 "(option \"A\" <A> args:{<a>} {(item \"1\" <one> \"\")})"
                 "(option \"B\" <B> args:{<b>} {(item \"1\" <two> \"\")})") == "(game \"G\" (x one) two)");
}

TEST_CASE("options are read with their descriptions") {
  const Result<Expansion> result = expand("t.lud", kSizes, {}, kNone);
  REQUIRE(result);
  REQUIRE(result->options.categories.size() == 1);
  const OptionCategory& category = result->options.categories[0];
  CHECK(category.heading == "Board Size");
  CHECK(category.tag == "Size");
  CHECK(category.items.size() == 3);
  CHECK(category.items[1].name == "5x5");
  CHECK(category.items[1].description == "Medium");
  CHECK(category.items[1].stars == 2);
  CHECK(category.chosen == 1);
  REQUIRE(result->options.rulesets.size() == 1);
  CHECK(result->options.rulesets[0].choices == std::vector<std::string>{"Board Size/3x3"});
}

TEST_CASE("broken options are errors") {
  CHECK(expanded("(game \"G\") (option \"S\" {})") == "L0111");
  CHECK(expanded("(game \"G\") (option \"S\" <S> {})") == "L0113");
  CHECK(expanded("(game \"G\") (option \"S\" <S> {(item \"A\"") == "L0101");
}

}  // namespace ludens
