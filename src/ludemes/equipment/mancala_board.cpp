// mancala_board.cpp - (mancalaBoard): rows of holes, and stores at the ends.
#include "geometry/generators/generators_shapes.h"
#include "ludemes/equipment/equipping.h"

namespace ludens::ludemes::equipment {

namespace {

void mancala_item(const Use& use, GameEquipment& made) {
  using geometry::Store;
  static constexpr Named<Store> kStores[] = {
      {"None", Store::None}, {"Outer", Store::Outer}, {"Inner", Store::Inner}};
  const int rows = use.whole("rows");
  if (rows < 2 || rows > 6) use.fail_at("rows", "L0330", "a mancala board has from 2 to 6 rows");
  if (use.maker().error()) return;
  use.maker().set_sites(ir::SiteType::Vertex);
  add_board(use, made,
            geometry::make_mancala(rows, use.whole("columns"), use.pick("store", kStores, Store::Outer),
                                   use.whole("numStores", 2)),
            ir::SiteType::Vertex);
  if (!use.maker().error()) add_tracks(use, made);
}

}  // namespace

constexpr Meaning mancala_board_meaning{.order = ItemOrder::Board, .item = mancala_item};

extern const Ludeme mancala_board = {
    .rule = "mancalaBoard",
    .form =
        "(mancalaBoard <int> <int> [store:<storeType>] [numStores:<int>] [largeStack:<boolean>] "
        "[<board.track> | {<board.track>}])",
    .summary = "Makes a board of rows of holes with a store at either end",
    .params = {{"rows", "how many rows it has, from 2 to 6"},
               {"columns", "how many holes a row has"},
               {"store", "where the stores lie, if there are any [Outer]"},
               {"numStores", "how many stores there are [2]"},
               {"largeStack", "whether stacks may grow beyond 32 pieces [False]"},
               {"track", "the only track on it [none]"},
               {"tracks", "the tracks on it [none]"}},
    .example = "(mancalaBoard 2 6 (track \"Track\" \"1,E,N,W\" loop:True))",
    .meaning = &mancala_board_meaning,
};

}  // namespace ludens::ludemes::equipment
