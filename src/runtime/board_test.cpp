#include "runtime/board.h"

#include <doctest/doctest.h>

#include <algorithm>

#include "ir/ops/lists.h"
#include "ir/ops/memory.h"
#include "ir/ops/truth.h"
#include "ir/test_programs.h"
#include "runtime/bare_world.h"

namespace ludens::runtime {

namespace {

constexpr int kCells = static_cast<int>(SiteType::Cell);

// Where a hash is wanted, each move is asked about: otherwise it is not kept on so small a board.
Program program_with(const ir::Uses& uses) {
  Program program = ir::small_program(uses);
  if (uses.hash) program.meta.no_repeat = ir::Repetition::Positional;
  return program;
}

struct TestBoard {
  explicit TestBoard(const Program& program)
      : layout(make_layout(program)), block(make_block(layout)), world(layout, view) {
    view.attach(layout, reinterpret_cast<std::byte*>(block.data()));
  }
  explicit TestBoard(const ir::Uses& uses) : TestBoard(program_with(uses)) {}
  TestBoard(const TestBoard&) = delete;

  Space& space() { return view.space[kCells]; }
  bool is_consistent() const { return check_consistent(layout, view); }
  void put(int site, const Piece& piece) { world.board().put(kCells, site, piece); }
  bool push(int site, const Piece& piece) { return world.board().push(kCells, site, piece); }
  std::vector<int> stack(int site) {
    std::vector<int> found;
    for (int level = 0; level < stack_size(space(), site); ++level)
      found.push_back(space().what[index_of(space(), site, level)]);
    return found;
  }

  Layout layout;
  std::vector<std::uint64_t> block;
  View view;
  BareWorld world;
};

constexpr Piece kKing{.what = 1, .who = 1}, kPawn{.what = 2, .who = 1}, kEnemy{.what = 3, .who = 2};

// Comes, is replaced by another of its owner's, by an enemy's, and goes.
void check_putting(TestBoard& board) {
  CHECK(board.is_consistent());
  for (const Piece& piece : {kKing, kPawn, kEnemy, kEnemy, Piece{}}) {
    CAPTURE(piece.what);
    board.put(4, piece);
    board.put(8, kKing);
    CHECK(board.is_consistent());
    CHECK(board.space().what[4] == piece.what);
    CHECK(test_bit(board.space().empty, 4) == (piece.what == 0));
  }
}

}  // namespace

TEST_CASE("sets of sites and the hash follow what is put on a flat board") {
  TestBoard plain(ir::Uses{}), sets({.piece_sets = true}), counts({.counts = true, .piece_sets = true}),
      hashed({.states = true, .piece_sets = true, .hash = true});
  CHECK(plain.space().plain);
  CHECK(sets.space().plain);
  CHECK_FALSE(counts.space().plain);
  CHECK_FALSE(hashed.space().plain);
  for (TestBoard* board : {&plain, &sets, &counts, &hashed}) check_putting(*board);
}

TEST_CASE("a piece that moves leaves its site empty and takes what stands where it goes") {
  TestBoard board({.piece_sets = true});
  board.put(0, kKing);
  board.put(4, kEnemy);
  board.world.board().move_plain(board.space(), 0, 4, kKing.what, kKing.who);
  CHECK(board.is_consistent());
  board.world.board().move_plain(board.space(), 4, 5, kKing.what, kKing.who);
  CHECK(board.is_consistent());
  CHECK(board.space().what[5] == kKing.what);
  CHECK(count_bits(board.space().empty, 1) == 8);
}

TEST_CASE("the order of pieces follows what is put and moved") {
  Program program = ir::small_program();
  ir::Builder builder(program);
  const int components = builder.list({1});
  builder.node(ir::Op::WhereFirst, {builder.constant(1)}, {kCells, 1, components});
  TestBoard board(program);
  REQUIRE(board.space().order);
  for (const int site : {6, 2, 4}) board.put(site, kKing);
  CHECK(board.is_consistent());
  board.world.board().move_plain(board.space(), 6, 0, kKing.what, kKing.who);
  board.put(2, kEnemy);
  CHECK(board.is_consistent());
  const std::int16_t* list = order_list(board.space(), kKing.what);
  CHECK(std::vector<int>(list + 1, list + 1 + list[0]) == std::vector<int>{4, 0});
}

TEST_CASE("a site that says its piece's number is still its owner's") {
  TestBoard board({.owner_is_piece = true});
  board.put(4, {.what = 3, .who = 2});
  CHECK(board.is_consistent());
  CHECK(board.space().who[4] == 3);
  CHECK(test_bit(board.space().own + 2 * board.layout.words, 4));
  board.world.board().clear(kCells, 4);
  CHECK(board.is_consistent());
}

TEST_CASE("a site of a stack is everybody's who has a piece in it") {
  TestBoard board({.stacks = true, .piece_sets = true, .hash = true});
  CHECK(board.push(4, kKing));
  CHECK(board.push(4, kEnemy));
  CHECK(board.world.board().insert(kCells, 4, 1, kPawn));
  CHECK(board.stack(4) == std::vector<int>{1, 2, 3});
  CHECK(board.is_consistent());
  CHECK(board.world.board().take(kCells, 4, 0).what == kKing.what);
  CHECK(board.stack(4) == std::vector<int>{2, 3});
  CHECK(board.is_consistent());
  CHECK(board.world.board().take(kCells, 4, -1).what == kEnemy.what);
  CHECK(board.is_consistent());
  CHECK_FALSE(test_bit(board.space().own + 2 * board.layout.words, 4));
  CHECK(board.world.board().take(kCells, 4, 9).what == kPawn.what);  // beyond the stack: its top
  CHECK(test_bit(board.space().empty, 4));
  CHECK(board.is_consistent());
  CHECK(board.view.head->hash == 0);
}

TEST_CASE("nothing is taken from an empty site, and a full stack takes no more") {
  TestBoard board({.stacks = true});
  CHECK(board.world.board().take(kCells, 4, -1).what == 0);
  CHECK(board.is_consistent());
  int pushed = 0;
  while (board.push(4, pushed % 2 ? kKing : kEnemy)) ++pushed;
  CHECK(pushed == kMaxHeight);
  CHECK(board.is_consistent());
  CHECK_FALSE(TestBoard(ir::Uses{}).push(4, kKing));  // pieces do not stack there
}

TEST_CASE("what stacks were is written back") {
  TestBoard board({.stacks = true, .states = true});
  board.push(4, kKing);
  board.push(4, {.what = 3, .who = 2, .state = 7});
  const auto small = static_cast<size_t>(board.layout.small_bytes) / 8;
  const std::vector<std::uint64_t> before = board.block;
  StackLog log;
  board.view.log = &log;
  board.world.board().take(kCells, 4, 0);
  board.push(5, kPawn);
  board.world.board().set_state(kCells, 4, 0, 9);
  REQUIRE(board.block != before);
  std::copy_n(before.begin(), small, board.block.begin());
  undo_stacks(log, board.view, 0);
  CHECK(board.block == before);
  CHECK(log.levels.empty());
}

TEST_CASE("a state that was tampered with is not consistent") {
  TestBoard board({.piece_sets = true, .hash = true});
  board.put(4, kKing);
  for (SetWord* set : {board.space().empty, board.space().own + 1, board.space().piece + kKing.what}) {
    *set ^= SetWord{1} << 4;
    CHECK_FALSE(board.is_consistent());
    *set ^= SetWord{1} << 4;
  }
  CHECK(board.is_consistent());
  ++board.view.head->hash;
  CHECK_FALSE(board.is_consistent());
}

TEST_CASE("what is laid on top of a stack leaves the sets of what lies below as they are") {
  TestBoard board({.stacks = true, .piece_sets = true});
  for (const Piece& piece : {kKing, kEnemy, kPawn, kEnemy}) {
    CHECK(board.push(4, piece));
    CHECK(board.is_consistent());
  }
  CHECK(board.stack(4) == std::vector<int>{1, 3, 2, 3});
  CHECK(board.world.board().insert(kCells, 4, 1, kPawn));
  CHECK(board.world.board().insert(kCells, 4, 5, kKing));  // the first free level
  CHECK(board.stack(4) == std::vector<int>{1, 2, 3, 2, 3, 1});
  CHECK(board.is_consistent());
}

TEST_CASE("on a small board a hash is worked out when somebody asks, unless each move is asked about") {
  ir::Uses uses;
  uses.hash = true;
  Program program = ir::small_program(uses);
  CHECK_FALSE(make_layout(program).hash);
  program.meta.no_repeat = ir::Repetition::Situational;
  CHECK(make_layout(program).hash);

  Program tries = ir::small_program(uses);
  ir::Builder builder(tries);
  const ir::NodeId stored = builder.node(ir::Op::IsStoredState);
  CHECK_FALSE(make_layout(tries).hash);
  tries.filters.push_back({.condition = builder.node(ir::Op::Not, {stored})});
  CHECK(make_layout(tries).hash);
}

}  // namespace ludens::runtime
