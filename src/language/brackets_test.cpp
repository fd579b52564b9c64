#include "language/brackets.h"

#include <doctest/doctest.h>

namespace ludens {

namespace {

std::string told_about(std::string text) {
  Sources sources;
  sources.add("t.lud", std::move(text));
  const std::optional<Diagnostic> mistake = find_bracket_mistake(sources);
  if (!mistake) return "";
  return std::to_string(mistake->at.line) + ":" + std::to_string(mistake->at.column) + " " + mistake->message;
}

}  // namespace

TEST_CASE("brackets that pair up are told nothing about") {
  CHECK(told_about("(a {\n    (b \")\")\n})\n").empty());
}

TEST_CASE("the layout is judged in long files, too") {
  std::string text = "(a {\n    (b 1\n";
  for (int line = 0; line < 3000; ++line) text += "    (b 2)\n";
  CHECK(told_about(text + "})\n") == "2:8 a ')' is missing after this, as the lines are indented");
}

TEST_CASE("metadata begins a line, indented or not, and is not looked at") {
  CHECK(told_about("(a)\n(metadata \"5\" wide\")\n").empty());
  CHECK(told_about("(a)\n  \t(metadata \"5\" wide\")\n").empty());
  CHECK(told_about("(a \"(metadata\" (b)\n").starts_with("1:"));
}

}  // namespace ludens
