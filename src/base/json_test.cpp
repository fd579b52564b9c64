#include "base/json.h"

#include <doctest/doctest.h>

namespace ludens {

TEST_CASE("values print as JSON") {
  CHECK(Json().text() == "null");
  CHECK(Json(true).text() == "true");
  CHECK(Json(-3).text() == "-3");
  CHECK(Json(size_t{5'000'000'000}).text() == "5000000000");
  CHECK(Json(0.5).text() == "0.5");
  CHECK(Json("a\"b\n").text() == "\"a\\\"b\\n\"");  // a literal is a string, not a bool
  CHECK(Json::array().text() == "[]");
  CHECK(Json::object().text() == "{}");
}

TEST_CASE("members keep their order") {
  CHECK(Json::object().set("z", 1).set("a", Json::array().push(1).push("x")).text() ==
        "{\"z\":1,\"a\":[1,\"x\"]}");
  CHECK(Json(std::vector<std::string>{"b", "a"}).text() == "[\"b\",\"a\"]");
}

TEST_CASE("indented, and bytes that are not UTF-8") {
  CHECK(Json::object().set("a", 1).text(1) == "{\n \"a\": 1\n}");
  CHECK(Json("a\xFFz").text() == "\"a\xEF\xBF\xBDz\"");
}

TEST_CASE("what others wrote is read, or refused") {
  const std::optional<Json> read = Json::parse(" {\"a\": [1, -2.5, null, true], \"b\": \"x\"} ");
  REQUIRE(read);
  CHECK(read->text() == "{\"a\":[1,-2.5,null,true],\"b\":\"x\"}");
  CHECK(read->find("b")->as_string()->size() == 1);
  CHECK(read->find("a")->as_array()->at(0).as_int() == 1);
  CHECK(read->find("a")->as_array()->at(3).is_true());
  CHECK(read->find("c") == nullptr);
  CHECK(read->find("a")->find("b") == nullptr);
  CHECK_FALSE(read->as_int());
  for (const char* wrong : {"", "{", "[1,]", "{\"a\"}", "nul", "1 2", "\"\xFF\""})
    CHECK_FALSE(Json::parse(wrong));
  CHECK(Json::parse(std::string(60, '[') + std::string(60, ']')));
  CHECK_FALSE(Json::parse(std::string(70, '[') + std::string(70, ']')));
  CHECK_FALSE(Json::parse(std::string(100'000, '[')));
}

TEST_CASE("json: control characters of all kinds are escaped, and read back") {
  const std::string text = "a\x1b\x7f\u009b\u202e\u00e4\uffff";
  CHECK(Json(text).text() == "\"a\\u001b\\u007f\\u009b\\u202e\u00e4\\uffff\"");
  CHECK(*Json::parse(Json(text).text())->as_string() == text);
}

}  // namespace ludens
