#include "geometry/track.h"

#include <doctest/doctest.h>

#include "geometry/generators/generators.h"

using namespace ludens::geometry;

namespace {

using Sites = std::vector<int>;

Topology square_board(int dim) {
  return Topology(make_square(Shape::Square, dim, Diagonals::None, false, SiteType::Cell));
}

std::string error_of(const Topology& board, std::string_view path) {
  const auto result = read_track_path(board, path);
  return result ? "" : result.diagnostics.front().message;
}

}  // namespace

TEST_CASE("a path goes by directions as far as it can or as told") {
  const Topology board = square_board(3);
  CHECK(*read_track_path(board, "0,E,N1,W") == Sites{0, 1, 2, 5, 4, 3});
  CHECK(*read_track_path(board, "0,NE,End") == Sites{0, 4, 8, kEndSite});
  CHECK(*read_track_path(board, "9,0,N2") == Sites{9, 0, 3, 6});
  CHECK(*read_track_path(board, "4,E0,W9,") == Sites{4, 3});
}

TEST_CASE("a path that makes no sense is refused") {
  const Topology board = square_board(3);
  CHECK(error_of(board, "E,N") == "a track starts with the number of a site, not 'E'");
  CHECK(error_of(board, "0,Q") == "'Q' in a track is neither a site nor a direction of this board");
  CHECK(error_of(board, "0,NNE") == "'NNE' in a track is neither a site nor a direction of this board");
  CHECK(error_of(board, "9,N") == "'N' in a track does not start on the board");
  CHECK(error_of(board, "0,End,N") == "'N' in a track does not start on the board");
  CHECK(error_of(board, "0,N99999999999").starts_with("'N99999999999'"));
  CHECK(error_of(board, "") == "a track starts with the number of a site, not ''");
}

TEST_CASE("a path cannot grow without end") {
  std::string path = "0";
  for (int n = 0; n < 40000; ++n) path += ",E,W";
  CHECK(error_of(square_board(3), path) == "a track has more than 65536 sites");
}

TEST_CASE("positions know what comes before and after") {
  const Track open = make_track("Open", Sites{3, 4, 5}, false, false, 1);
  CHECK(open.sites[0].previous == kNone);
  CHECK(open.sites[1].previous == 3);
  CHECK(open.sites[1].next_index == 2);
  CHECK(open.sites[2].next == kNone);

  const Track ring = make_track("Ring", Sites{3, 4, 5}, true, false, 0);
  CHECK(ring.sites[0].previous == 5);
  CHECK(ring.sites[2].next_index == 0);

  const Track directed = make_track("Directed", Sites{3, 4, 5}, false, true, 0);
  CHECK(directed.sites[1].previous == kNone);
  CHECK(directed.sites[2].previous == 4);
  CHECK(directed.index_of(5) == 2);
  CHECK(directed.index_of(6) == kNone);
}

TEST_CASE("sites can lie on a track twice") {
  CHECK(make_track("Eight", Sites{0, 1, 2, 1, 3}, false, false, 0).internal_loop);
  const Track bump = make_track("Bump", Sites{0, 1, 1, 2, 0}, false, false, 0);
  CHECK(!bump.internal_loop);
  REQUIRE(bump.sites.size() == 4);
  CHECK(bump.sites[1].bump == 1);
  CHECK(make_track("None", Sites{}, true, false, 0).sites.empty());
}
