// What authors say about their games, read from the text.
#include "apps/server/game_info.h"

#include <doctest/doctest.h>

namespace ludens::server {

TEST_CASE("the words of the metadata, without markup") {
  const GameInfo info = read_info(R"((game "X" (rules "not this"))
    // (description "nor this")
    (metadata (info {(description "A <b>bold</b>
      game.<br>Old.") (rules "Say \"hi\"") (aliases {"Y" "Z"}) (origin "Here")})))");
  CHECK(info.description == "A bold game.\nOld.");
  CHECK(info.rules == "Say \"hi\"");
  CHECK(info.origin == "Here");
  CHECK(info.aliases == std::vector<std::string>{"Y", "Z"});
  CHECK(info.author.empty());
}

TEST_CASE("a source begins with its story") {
  CHECK(read_info("// Go: surround.\n//\n// One  stone\n// a turn.\n(game)\n// no more").story ==
        "Go: surround.\nOne  stone a turn.");
  CHECK(read_info("// alone").story == "alone");
  CHECK(read_info("(game) // late").story.empty());
}

TEST_CASE("texts that are no games are read all the same") {
  for (const char* text :
       {"", "(", "(metadata", "(metadata (rules \"", "\"", "(metadata (rules \"<a\"))", "(((((("})
    CHECK(read_info(text).description.empty());
  CHECK(read_name("(define \"A\" 1) (game \"Nine Men's Morris\" (players 2))") == "Nine Men's Morris");
  CHECK(read_name("(players 2)").empty());
  CHECK(slug_of("Nine Men's Morris (big)") == "nine-mens-morris-big");
}

}  // namespace ludens::server
