// Keys: what each gives, that they can be kept as text, that a seat which is taken back has another key.
#include "apps/server/keys.h"

#include <doctest/doctest.h>

namespace ludens::server {

TEST_CASE("a key gives what it is for, and anything else gives nothing") {
  Keys keys = Keys::make(2);
  CHECK(keys.owner().size() == 24);
  CHECK(keys.owner() != keys.seat(1));
  CHECK(keys.seat(1) != keys.seat(2));
  CHECK(keys.rights_of(keys.owner()) == Rights{.owner = true, .seat = 0});
  CHECK(keys.rights_of(keys.seat(2)) == Rights{.owner = false, .seat = 2});
  std::string almost = keys.seat(1);
  almost.back() = almost.back() == 'a' ? 'b' : 'a';
  for (const std::string& wrong :
       {std::string(), std::string("x"), almost, keys.seat(1) + "x", keys.owner().substr(0, 23)})
    CHECK(keys.rights_of(wrong) == Rights{});
}

TEST_CASE("keys are kept as text; a trial that has none gives nobody anything") {
  Keys keys = Keys::make(3);
  keys.give(2);
  const Keys again = Keys::read(keys.text(), 3);
  CHECK(again.text() == keys.text());
  CHECK(again.is_given(2));
  CHECK_FALSE(again.is_given(1));
  CHECK(again.rights_of(keys.seat(3)).seat == 3);
  for (const char* text : {"", "{}", "[1]", R"({"owner":1,"seats":[],"given":[]})"}) {
    CHECK(Keys::read(text, 2).empty());
    CHECK(Keys::read(text, 2).rights_of("") == Rights{});
  }
  CHECK(Keys::read(keys.text(), 2).empty());  // of a game for three
}

TEST_CASE("the key of a seat that was taken back is worth nothing any more") {
  Keys keys = Keys::make(2);
  const std::string old = keys.seat(2);
  keys.give(2);
  keys.take_back(2);
  CHECK(keys.rights_of(old) == Rights{});
  CHECK_FALSE(keys.is_given(2));
  CHECK(keys.rights_of(keys.seat(2)).seat == 2);
}

}  // namespace ludens::server
