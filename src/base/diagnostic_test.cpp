#include "base/diagnostic.h"

#include <doctest/doctest.h>

#include "base/diagnostic_json.h"

namespace ludens {

namespace {

Diagnostic sample() {
  Diagnostic d;
  d.code = "L0201";
  d.message = "unknown ludeme 'stpe'";
  d.at = {"a.lud", 3, 5, 4, "  (stpe Forward)"};
  d.notes.push_back({"inside a define", Spot{"b.def", 1, 1, 1, "(define"}});
  d.notes.push_back({"a hint", std::nullopt});
  return d;
}

}  // namespace

TEST_CASE("a diagnostic as text") {
  CHECK(to_text(sample()) ==
        "a.lud:3:5: error[L0201]: unknown ludeme 'stpe'\n"
        "    (stpe Forward)\n"
        "      ^~~~\n"
        "  b.def:1:1: note: inside a define\n"
        "  (define\n"
        "  ^\n"
        "  note: a hint\n");
}

TEST_CASE("colours only when asked for") {
  CHECK(to_text(sample()).find('\x1b') == std::string::npos);
  CHECK(to_text(sample(), true).find("\x1b[1;31m") != std::string::npos);
}

TEST_CASE("a warning says so") {
  Diagnostic d = sample();
  d.severity = Severity::Warning;
  CHECK(to_text(d).find("warning[L0201]") != std::string::npos);
}

TEST_CASE("very long lines are cut around the place") {
  Diagnostic d = sample();
  d.notes.clear();
  d.at = {"a.lud", 1, 5001, 3, std::string(5000, 'x') + "BAD" + std::string(5000, 'y')};
  const std::string text = to_text(d);
  CHECK(text.size() < 400);
  const size_t bad = text.find("BAD");
  REQUIRE(bad != std::string::npos);
  const size_t line = text.rfind('\n', bad) + 1;
  const size_t caret_line = text.find('\n', bad) + 1;
  CHECK(text.find("^~~") - caret_line == bad - line);  // the caret stands below it
}

TEST_CASE("an underline never runs past the line") {
  Diagnostic d = sample();
  d.notes.clear();
  d.at = {"a.lud", 1, 2, 500, "abc"};
  CHECK(to_text(d).find(" ^~\n") != std::string::npos);
}

TEST_CASE("a diagnostic as JSON") {
  CHECK(to_json(sample()).text() ==
        "{\"severity\":\"error\",\"code\":\"L0201\",\"message\":\"unknown ludeme "
        "'stpe'\",\"at\":{\"file\":\"a.lud\","
        "\"line\":3,\"column\":5,\"length\":4,\"text\":\"  (stpe "
        "Forward)\"},\"notes\":[{\"message\":\"inside a "
        "define\",\"at\":{\"file\":\"b.def\",\"line\":1,\"column\":1,\"length\":1,\"text\":\"(define\"}},{"
        "\"message\":"
        "\"a hint\"}]}");
}

TEST_CASE("a result is a value or reasons") {
  const Result<int> good(3);
  CHECK(good);
  CHECK(*good == 3);
  const Result<int> bad(sample());
  CHECK(!bad);
  CHECK(bad.diagnostics.size() == 1);
}

}  // namespace ludens
