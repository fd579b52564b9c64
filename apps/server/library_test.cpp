#include "apps/server/library.h"

#include <doctest/doctest.h>

namespace ludens::server {

namespace {

std::string refused(const std::string& source) {
  const Result<TableRef> table = make_table("test.lud", source, {});
  REQUIRE(!table);
  CHECK(is_unsupported(table.diagnostics));
  return table.diagnostics.front().message;
}

}  // namespace

TEST_CASE("library: what the page cannot play is refused with the reason") {
  CHECK(refused(R"((game "Hands" (players 2) (mode Simultaneous) (equipment {(board (square 2))})
    (rules (play (move Select (from (sites Board)))) (end (if True (result P1 Win))))))")
            .starts_with("simultaneous moves"));
  CHECK(refused(R"((game "Fade" (players 0) (equipment {(board (square 2)) (piece "Cell" Shared)})
    (rules (start (place "Cell" 0)) (play (remove 0)) (end (if False (result Mover Draw))))))")
            .starts_with("a simulation"));
  CHECK(
      refused(R"((match "Twice" (games (subgame "Tic-Tac-Toe")) (end (if (= (count Trials) 2) (byScore)))))")
          .starts_with("a match"));
}

}  // namespace ludens::server
