#include "language/scan.h"

#include <doctest/doctest.h>

#include "language/comments.h"

namespace ludens {

TEST_CASE("the partner of a bracket") {
  CHECK(find_closing("(a (b) c)", 0) == 8);
  CHECK(find_closing("(a (b) c)", 3) == 5);
  CHECK(find_closing("{a {b}}", 0) == 6);
  CHECK(find_closing("(a (b)", 0) == kNotFound);
  CHECK(find_closing("(a \")\" b)", 0) == 8);      // not inside a string
  CHECK(find_closing("(a \"b)", 0) == kNotFound);  // a string that never ends
  CHECK(find_closing("(a } b)", 0) == 6);          // only brackets of the same kind count
}

TEST_CASE("a < after ( is an operator") {
  CHECK(find_closing("<(< 1 2)>", 0) == 8);
  CHECK(find_closing("<(> 1 2)>", 0) == 8);
  CHECK(find_closing("<a <b> c>", 0) == 8);
}

TEST_CASE("the end of a string") {
  CHECK(find_string_end("\"ab\"c", 0) == 3);
  CHECK(find_string_end("\"a\\\"b\"", 0) == 5);
  CHECK(find_string_end("\"ab", 0) == kNotFound);
  CHECK(find_string_end("\"ab\\", 0) == kNotFound);
}

TEST_CASE("white space and words") {
  CHECK(skip_space(" \t\r\n x", 0) == 5);
  CHECK(skip_space("   ", 0) == 3);
  CHECK(is_word_char('<'));
  CHECK(is_word_char('\xC3'));
  CHECK(!is_word_char('('));
  CHECK(!is_word_char(':'));
}

TEST_CASE("comments become white space, addresses in strings do not") {
  const auto without = [](std::string_view source) {
    Text text(source, 0);
    blank_comments(text);
    return std::string(text.chars());
  };
  CHECK(without("a // b\nc") == "a     \nc");
  CHECK(without("\"http://x\" // y") == "\"http://x\"     ");
  CHECK(without("// all") == "      ");
  CHECK(without("a / b") == "a / b");
}

}  // namespace ludens
