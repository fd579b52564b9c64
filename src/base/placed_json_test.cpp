#include "base/placed_json.h"

#include <doctest/doctest.h>

#include <cmath>

namespace ludens {

namespace {

PlacedJson placed(std::string_view text) {
  auto read = PlacedJson::read(text);
  REQUIRE(std::holds_alternative<PlacedJson>(read));
  return std::get<PlacedJson>(std::move(read));
}

// "where: what"
std::string trouble(std::string_view text, std::size_t most = 100) {
  const auto read = PlacedJson::read(text, most);
  const auto* const why = std::get_if<PlacedJson::Trouble>(&read);
  return why ? std::to_string(why->at) + ": " + why->message : "";
}

}  // namespace

TEST_CASE("every value is known by its place") {
  const PlacedJson json = placed(" {\"a\": [1, -2.5e1],\n \"b\": true} ");
  using Kind = PlacedJson::Kind;
  CHECK(json.kind(PlacedJson::root()) == Kind::Object);
  CHECK(json.begin(PlacedJson::root()) == 1);
  CHECK(json.count(PlacedJson::root()) == 4);  // two names and two values
  const auto a = PlacedJson::first(PlacedJson::root());
  CHECK(json.string(a) == "a");
  const auto list = json.next(a);
  CHECK(json.kind(list) == Kind::Array);
  CHECK(json.begin(list) == 7);
  CHECK(json.length(list) == 11);
  CHECK(json.number(PlacedJson::first(list)) == 1);
  CHECK(json.number(json.next(PlacedJson::first(list))) == -25);
  const auto b = json.next(list);
  CHECK(json.string(b) == "b");
  CHECK(json.kind(json.next(b)) == Kind::True);
  CHECK(json.next(json.next(b)) == json.after(PlacedJson::root()));
}

TEST_CASE("strings are decoded, numbers may be too large") {
  CHECK(placed(R"("a\"\\\/\n\u00e9\ud83d\ude00é")").string(0) == "a\"\\/\n\xC3\xA9\xF0\x9F\x98\x80\xC3\xA9");
  CHECK(std::isinf(placed("1e999").number(0)));
  CHECK(placed("1e-999").number(0) == 0);
  CHECK(placed("[]").count(0) == 0);
}

TEST_CASE("what is no JSON is refused where it is wrong") {
  CHECK(trouble("") == "0: expected a JSON value here");
  CHECK(trouble("[1, 2") == "0: this bracket is never closed");
  CHECK(trouble("[1 2]") == "3: expected ',' or ']' here");
  CHECK(trouble("[1,]") == "3: expected a JSON value here");
  CHECK(trouble("{1: 2}") == "1: expected a name in quotes here");
  CHECK(trouble("{\"a\" 2}") == "5: expected ':' after a name");
  CHECK(trouble("\"abc") == "0: this string is never closed");
  CHECK(trouble("\"a\\x\"") == "2: no such escape in a string");
  CHECK(trouble("\"\\u12g4\"") == "1: no such character");
  CHECK(trouble("\"\\ud800\"") == "1: half a character");
  CHECK(trouble("\"\\u12") == "1: no such character");
  CHECK(trouble("\"\\") == "1: no such escape in a string");
  CHECK(trouble("\"a\nb\"") == "2: a control character within a string");
  CHECK(trouble("01") == "0: this number is badly written");
  CHECK(trouble("-01") == "0: this number is badly written");
  CHECK(trouble("1.") == "0: this number is badly written");
  CHECK(trouble("1e") == "0: this number is badly written");
  CHECK(trouble("-") == "0: this number is badly written");
  CHECK(trouble("tru") == "0: expected a JSON value here");
  CHECK(trouble("1 2") == "2: nothing may follow the end of the JSON value");
  CHECK(trouble("[\"\xFF\"]") == "2: this is not UTF-8");
  CHECK(trouble(std::string(1000, '[')) == "65: this is nested too deeply");
  CHECK(trouble("[1,1,1]", 3) == "5: more than 3 values");
}

}  // namespace ludens
