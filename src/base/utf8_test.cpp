#include "base/utf8.h"

#include <doctest/doctest.h>

namespace ludens {

TEST_CASE("valid and invalid UTF-8") {
  CHECK(find_invalid_utf8("plain") == std::string_view::npos);
  CHECK(find_invalid_utf8("ä€😀") == std::string_view::npos);
  CHECK(find_invalid_utf8("a\xFFz") == 1);
  CHECK(find_invalid_utf8("ab\xC3") == 2);            // cut off
  CHECK(find_invalid_utf8("\xC0\x80") == 0);          // overlong
  CHECK(find_invalid_utf8("\xE0\x80\x80") == 0);      // overlong
  CHECK(find_invalid_utf8("\xED\xA0\x80") == 0);      // a surrogate
  CHECK(find_invalid_utf8("\xF4\x90\x80\x80") == 0);  // beyond the last character
  CHECK(find_invalid_utf8("\x80") == 0);
}

TEST_CASE("characters are counted, not bytes") {
  CHECK(character_count("ä€😀") == 3);
  CHECK(character_count("a\xFF\xFE") == 3);  // stray bytes count as one each
  CHECK(character_count("") == 0);
}

TEST_CASE("slices by character") {
  CHECK(character_slice("aä€b", 1, 2) == "ä€");
  CHECK(character_slice("abc", 2, 99) == "c");
  CHECK(character_slice("abc", 5, 1).empty());
  CHECK(character_slice("abc", 0, 0).empty());
}

TEST_CASE("what is printed cannot steer a terminal") {
  CHECK(printable("a\x1b[31mb") == "a?[31mb");
  CHECK(printable("a\tb") == "a b");
  CHECK(printable("a\xFF") == "a?");
  CHECK(printable("ä") == "ä");
  CHECK(printable("\x7F") == "?");
  CHECK(printable("a\nb\r") == "a?b?");
  CHECK(printable("C1: \u0085\u009b31m, NBSP: \u00a0") == "C1: ??31m, NBSP: \u00a0");
  CHECK(printable("\u202eabc\u202c \u2066x\u2069 \u200f\u061c\u2028") == "?abc? ?x? ???");
  CHECK(printable("\u200d\u2070") == "\u200d\u2070");  // joins letters; a small zero
}

TEST_CASE("utf8: control characters are found; tabs and ends of lines are none") {
  CHECK(find_control_character("(game \"\u00c4\")\r\n\t\n") == std::string_view::npos);
  CHECK(find_control_character("ab\x1b[2J") == 2);
  CHECK(find_control_character("a\rb") == 1);
  CHECK(find_control_character("a\r") == 1);
  CHECK(find_control_character("a\u009b") == 1);
  CHECK(find_control_character("a\u202e") == 1);
}

}  // namespace ludens
