// The grammar, the manual and the outline of a bound game, all printed from the small language of the tests.
#include <doctest/doctest.h>

#include "language/bound_text.h"
#include "language/chapters.h"
#include "language/grammar_writer.h"
#include "language/manual_writer.h"
#include "language/test_registry.h"

namespace ludens {

using test::small_registry;

namespace {

bool has(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

const DefineLibrary& library() {
  static const DefineLibrary instance = read_define_library(
      {{"lib.def",
        "// ---- heading ----\n// Goes twice.\n//   (\"Twice\" 3)\n(define \"Twice\" (step #1 #1))\n"}});
  return instance;
}

}  // namespace

TEST_CASE("the grammar in the style of an EBNF") {
  const std::string text = grammar_text(small_registry());
  CHECK(has(text,
            "// conditions\n\n<boolean>  ::= boolean | <is>\n<is>       ::= (is Even <int>) | (is <colour> "
            "(<int> | <role>))\n"));
  CHECK(has(text, "<int>      ::= int | Off | End | Undefined | Infinity | <+>\n"));
  CHECK(has(text, "// (+ ...) may be written (add ...)\n"));
  CHECK(has(text, "<colour>   ::= Red | Green\n"));
  CHECK(has(text, "<string>   ::= string\n"));
}

TEST_CASE("constants stand in the chapter that uses them, or in one of their own") {
  CHECK(chapter_of(small_registry(), small_registry().find_type("colour")) == "constants");  // is and step
  CHECK(chapter_of(small_registry(), small_registry().find_type("int")) == "ints");
  CHECK(chapter_of(small_registry(), small_registry().find_type("string")).empty());
}

TEST_CASE("the grammar for programs") {
  const std::string text = grammar_json(small_registry()).text();
  CHECK(has(text,
            "{\"name\":\"in\",\"label\":\"in\",\"type\":\"int\",\"depth\":1,\"optional\":true,\"group\":0,"
            "\"oneRequired\":false,\"doc\":\"in which places\"}"));
  CHECK(has(text, "{\"name\":\"Even\",\"constant\":\"Even\",\"optional\":false}"));
  CHECK(has(text, "\"alias\":\"add\""));
  CHECK(has(text, "{\"name\":\"Green\",\"doc\":\"like grass\"}"));
  CHECK(has(text, "\"note\":\"Words that people stumble over.\""));
}

TEST_CASE("the manual has a page per chapter, and every form is on one of them") {
  const std::vector<ManualPage> pages = manual_pages(small_registry(), library());
  std::string all;
  for (const ManualPage& page : pages) all += page.text;
  for (const Form& form : small_registry().forms())
    CHECK_MESSAGE(has(all, "```\n" + std::string(form.ludeme->form) + "\n```"), form.ludeme->form);
  CHECK(pages.front().file == "README.md");
  CHECK(pages.back().file == "defines.md");
  CHECK(has(pages.back().text, "Goes twice."));
  CHECK(!has(pages.back().text, "heading"));
}

TEST_CASE("links of the manual lead somewhere") {
  const std::vector<ManualPage> pages = manual_pages(small_registry(), library());
  const auto text_of = [&](const std::string& file) -> const std::string* {
    for (const ManualPage& page : pages)
      if (page.file == file) return &page.text;
    return nullptr;
  };
  int links = 0;
  for (const ManualPage& page : pages)
    for (size_t at = page.text.find("]("); at != std::string::npos; at = page.text.find("](", at + 1)) {
      const std::string target = page.text.substr(at + 2, page.text.find(')', at) - at - 2);
      const size_t hash = target.find('#');
      const std::string file = hash == 0 ? page.file : target.substr(0, hash);
      CAPTURE(page.file);
      CAPTURE(target);
      const std::string* there = text_of(file);
      REQUIRE(there != nullptr);
      if (hash != std::string::npos) CHECK(has(*there, "<a id=\"" + target.substr(hash + 1) + "\">"));
      ++links;
    }
  CHECK(links > 30);
}

TEST_CASE("an entry for the terminal: keyword, alias, type, constant, define") {
  const auto entry = [](std::string_view word) { return manual_entry(small_registry(), library(), word); };
  CHECK(has(entry("then"),
            "(then <rule>)\n    Goes on.\n    rule  with what\n    Words that people stumble over.\n    for "
            "example  (then "
            "(step))\n"));
  CHECK(has(entry("add"), "(+ {<int>})"));
  CHECK(has(entry("colour"), "<colour>: A colour.\n    Red    like blood\n    Green  like grass\n"));
  CHECK(entry("Green") == "Green as a <colour>: like grass\n");
  CHECK(entry("Twice") == "Goes twice.\n  (\"Twice\" 3)\n(define \"Twice\" (step #1 #1))\n    in lib.def\n");
  CHECK(has(entry("STEP"), "(step)"));  // letter case aside
  CHECK(entry("Even") == "Even is a part of:\n    (is ...)  Tests a number\n");
  CHECK(has(entry("defines"), "lib.def\n    Twice\n"));
  CHECK(entry("nothing of the kind").empty());
}

TEST_CASE("the outline names form, rule and slots, and prints equal parts once") {
  Result<Description> game =
      read_description("t.lud", "(game \"G\" {(step (+ 1 2) Red if:(is Even (+ 1 2))) (step)})",
                       small_registry(), {}, library());
  REQUIRE_MESSAGE(game, to_text(game.diagnostics));
  CHECK(to_text(*game) ==
        "(game)  <game>\n"
        "  name: \"G\"\n"
        "  rules: {2}\n"
        "    (step)  <step>\n"
        "      length: (+)  <+>\n"
        "        a: 1\n"
        "        b: 2\n"
        "      colour: Red  <colour>\n"
        "      if: (is Even)  <is>\n"
        "        number: (+)  <+>  as on line 5\n"
        "    (step)  <step>\n");
  const std::vector<const Form*> used = forms_used(*game);
  CHECK(used.size() == 5);
}

}  // namespace ludens
