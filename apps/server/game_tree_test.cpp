// Trees of moves: taking back, branches, and chance that stays as it was.
#include "apps/server/game_tree.h"

#include <doctest/doctest.h>

#include <filesystem>

namespace ludens::server {

namespace {

constexpr char kDice[] = R"((game "Dice" (players 2)
  (equipment {(board (square 5)) (piece "Disc" Each) (dice d:6 num:4)})
  (rules (play (do (roll) next:(move Add (to (sites Empty)))))
    (end (if (is Line 3) (result Mover Win))))))";

// A file of its own for as long as it lives.
struct Disk {
  Disk() : path(std::filesystem::temp_directory_path() / "ludens-game-tree-test.db") {
    clear();
    std::string why;
    store = store::Store::open(path.string(), why);
    REQUIRE_MESSAGE(store, why);
  }
  ~Disk() {
    store.reset();
    clear();
  }
  void clear() const {
    for (const char* end : {"", "-wal", "-shm"}) std::filesystem::remove(path.string() + end);
  }
  std::filesystem::path path;
  std::unique_ptr<store::Store> store;
};

std::string dice_in(GameTree& tree) {
  const std::string text = tree.state().text();
  return text.substr(text.find("| 1"));
}

// Plays the n-th legal move.
void play(GameTree& tree, size_t n) {
  CHECK(tree.play(Move(tree.legal_moves()[n])) == "");
}

}  // namespace

TEST_CASE("another branch gets the throws that were seen, also once the trial is read again") {
  const Disk disk;
  const Result<ReadyGameRef> ready = make_ready_game("test.lud", kDice, {});
  REQUIRE(ready);
  store::StoredTrial trial{.id = "t", .seed = 7};
  std::string why;
  const auto tree = GameTree::make(*ready, *disk.store, trial, why);
  REQUIRE_MESSAGE(tree, why);
  std::vector<std::string> throws{dice_in(*tree)};
  for (size_t ply = 0; ply < 3; ++ply) {
    play(*tree, ply);
    throws.push_back(dice_in(*tree));
  }
  CHECK(throws[1] != throws[2]);
  CHECK(tree->go(0) == "");
  CHECK(dice_in(*tree) == throws[0]);
  for (size_t ply = 0; ply < 3; ++ply) {
    play(*tree, 10 + ply);
    CHECK(dice_in(*tree) == throws[ply + 1]);
  }
  CHECK(tree->go(0) == "");
  trial.at = 0;
  const auto again = GameTree::load(*ready, *disk.store, trial, disk.store->moves("t"), why);
  REQUIRE_MESSAGE(again, why);
  for (size_t ply = 0; ply < 3; ++ply) {
    play(*again, 5 + ply);
    CHECK(dice_in(*again) == throws[ply + 1]);
  }
}

}  // namespace ludens::server
