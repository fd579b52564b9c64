// Actions over a state without a game: what each changes, and when nothing happens.
#include <doctest/doctest.h>

#include <vector>

#include "ir/test_programs.h"
#include "runtime/bare_world.h"
#include "runtime/kernels/moving.h"
#include "runtime/kernels/number_acts.h"
#include "runtime/kernels/outcomes.h"
#include "runtime/kernels/piece_acts.h"

namespace ludens::kernels {

namespace {

constexpr int kCells = 0;
constexpr int kKing = 1, kPawn = 2, kEnemy = 3;  // of players 1, 1 and 2

struct Memory {
  explicit Memory(const ir::Uses& uses)
      : kept_layout(runtime::make_layout(ir::small_program(uses))), block(runtime::make_block(kept_layout)) {
    fields.attach(kept_layout, reinterpret_cast<std::byte*>(block.data()));
  }
  runtime::Layout kept_layout;
  std::vector<std::uint64_t> block;
  runtime::View fields;
};

// Two players on nine cells. Actions happen as they come, and are noted.
struct World : Memory, runtime::BareWorld {
  enum class SiteType : int { Cell, Edge, Vertex };
  explicit World(const ir::Uses& uses) : Memory(uses), BareWorld(kept_layout, fields) {}

  std::vector<ir::OpNumber> pushed;

  using BareWorld::space;
  const runtime::Space& space(SiteType type) const { return space(static_cast<int>(type)); }
  const runtime::Space& cells() const { return space(kCells); }
  int sites(int type) const { return space(type).sites; }
  SiteType type_at(SiteType type, int) const { return type; }
  SiteType default_type() const { return SiteType::Cell; }
  int components() const { return layout.components; }
  int owner(int what) const { return what == 0 ? 0 : what == kEnemy ? 2 : 1; }
  int flipped(int, int state) const { return 1 - state; }
  int pips(int, int) const { return 0; }
  Ints footprint(int, int, int) const { return {}; }
  bool is_domino(int) const { return false; }
  bool uses_large_pieces() const { return false; }
  bool uses_dominoes() const { return false; }
  bool uses_cards() const { return false; }
  void follow_on_tracks(int, int, int, int) {}
  void enter_tracks(int, int, int) {}
  void leave_tracks(int, int) {}
  runtime::Board<World> board() { return runtime::Board<World>(*this); }
  template <class Change>
  void push(ir::OpNumber op, const Change& change) {
    pushed.push_back(op);
    change.commit(*this);
  }

  void put(int site, int what, int count = 1) { board().put(kCells, site, {what, owner(what)}, count); }
  void lay(int site, int what, int state = 0) { board().push(kCells, site, {what, owner(what), state}); }
  bool is_consistent() const { return runtime::check_consistent(layout, view); }
  std::vector<int> stack(int site) const {
    std::vector<int> found;
    for (int l = 0; l < runtime::stack_size(cells(), site); ++l)
      found.push_back(cells().what[runtime::index_of(cells(), site, l)]);
    return found;
  }
};
constexpr auto kCell = World::SiteType::Cell;
constexpr Maybe kNone{};

}  // namespace

TEST_CASE("a piece that moves takes what stands where it goes, and nothing goes off the board") {
  for (const ir::Uses& uses : {ir::Uses{}, ir::Uses{.counts = true}, ir::Uses{.hash = true}}) {
    World w(uses);
    w.put(0, kKing);
    w.put(4, kEnemy);
    act_move(w, 0, 4, kNone, kNone, kCell, kCell, false);
    act_move(w, 4, 9, kNone, kNone, kCell, kCell, false);
    act_move(w, -1, 4, kNone, kNone, kCell, kCell, false);
    act_move(w, 0, 4, kNone, kNone, kCell, kCell, false);  // from an empty site
    CHECK(w.cells().what[0] == 0);
    CHECK(w.cells().what[4] == kKing);
    CHECK(w.cells().who[4] == 1);
    CHECK(w.is_consistent());
  }
}

TEST_CASE("what stands on the target of a replacement goes first") {
  World w({});
  w.put(0, kKing);
  w.put(4, kKing);
  act_replace(w, 0, 4, kCell, kCell, false);
  CHECK(w.pushed == std::vector{ir::OpNumber::ActRemove, ir::OpNumber::ActMove});
  CHECK(w.cells().what[4] == kKing);
  CHECK(test_bit(w.cells().empty, 0));
  act_replace(w, 4, 5, kCell, kCell, false);  // onto an empty site
  CHECK(w.pushed.size() == 3);
  act_replace(w, 5, 5, kCell, kCell, false);  // onto itself: it is gone
  CHECK(w.cells().what[5] == 0);
  CHECK(w.is_consistent());
}

TEST_CASE("where pieces are counted one of several goes, and joins its like") {
  World w({.counts = true});
  w.put(0, kPawn, 3);
  w.put(1, kPawn, 2);
  act_move(w, 0, 1, kNone, kNone, kCell, kCell, false);
  CHECK(w.cells().count[0] == 2);
  CHECK(w.cells().count[1] == 3);
  act_move_some(w, 0, 2, 2, kCell, kCell, 9);
  CHECK(w.cells().count[2] == 2);
  CHECK(test_bit(w.cells().empty, 0));
  act_move_some(w, 1, 2, 1, kCell, kCell, 2);  // no more find room there: they are lost
  CHECK(w.cells().count[1] == 2);
  CHECK(w.cells().count[2] == 2);
  CHECK(w.is_consistent());
}

TEST_CASE("nothing, added to an empty site, occupies it where pieces are counted") {
  World counted({.counts = true});
  World plain({});
  for (World* w : {&counted, &plain}) act_add(*w, 4, 0, kNone, kNone, kNone, kNone, kNone, kCell);
  CHECK_FALSE(test_bit(counted.cells().empty, 4));
  CHECK(test_bit(plain.cells().empty, 4));
  counted.board().set_count(kCells, 4, 2);  // of no piece: it is empty again
  CHECK(test_bit(counted.cells().empty, 4));
  act_add(plain, 4, 99, kNone, kNone, kNone, kNone, kNone, kCell);  // no such component
  CHECK(plain.pushed.size() == 1);
}

TEST_CASE("a piece stays where another is added, and takes on what is given") {
  World w({.states = true});
  w.put(4, kKing);
  act_add(w, 4, kEnemy, kNone, Maybe{true, 3}, kNone, kNone, kNone, kCell);
  CHECK(w.cells().what[4] == kKing);
  CHECK(w.cells().state[4] == 3);
}

TEST_CASE("a flipped stack is upside down, each of its pieces on its other side") {
  World w({.stacks = true, .states = true, .hash = true});
  w.lay(4, kKing, 0);
  w.lay(4, kPawn, 1);
  w.lay(4, kEnemy, 0);
  act_flip(w, 4, kCell);
  CHECK(w.stack(4) == std::vector{kEnemy, kPawn, kKing});
  const auto* states = w.cells().state + runtime::index_of(w.cells(), 4, 0);
  CHECK(std::vector<int>(states, states + 3) == std::vector{1, 0, 1});
  act_flip(w, 5, kCell);  // nothing is there
  CHECK(w.is_consistent());
}

TEST_CASE("a piece moves between levels of stacks") {
  World w({.stacks = true});
  for (const int what : {kKing, kPawn, kEnemy}) w.lay(0, what);
  w.lay(1, kEnemy);
  act_move(w, 0, 1, Maybe{true, 0}, Maybe{true, 0}, kCell, kCell, false);
  CHECK(w.stack(0) == std::vector{kPawn, kEnemy});
  CHECK(w.stack(1) == std::vector{kKing, kEnemy});
  act_move(w, 0, 1, Maybe{true, 5}, kNone, kCell, kCell, false);  // there is no such level
  CHECK(w.stack(0).size() == 2);
  act_move(w, 0, 1, kNone, kNone, kCell, kCell, true);
  CHECK(w.stack(1) == std::vector{kKing, kEnemy, kPawn, kEnemy});
  act_move_some(w, 1, 0, 2, kCell, kCell, 9);
  CHECK(w.stack(0) == std::vector{kPawn, kEnemy});
  act_remove(w, 1, Maybe{true, 0}, kCell, false);
  CHECK(w.stack(1) == std::vector{kEnemy});
  CHECK(w.is_consistent());
}

TEST_CASE("control is taken only where the new owner has a namesake") {
  // By component and owner, players 1 and 2 behind nobody: the king becomes the enemy's piece.
  const std::vector<std::int32_t> table = {0, 0, 0, 0, kKing, kEnemy, 0, kPawn, 0, 0, kKing, kEnemy};
  const Namesakes namesakes{table.data(), 3};
  World w({.states = true});
  w.board().put(kCells, 4, {kKing, 1, 7});
  w.put(5, kPawn);
  act_take_control(w, namesakes, 4, 2, kCell);
  act_take_control(w, namesakes, 5, 2, kCell);
  act_take_control(w, namesakes, 6, 2, kCell);   // nobody's
  act_take_control(w, namesakes, 4, 99, kCell);  // to nobody
  CHECK(w.cells().what[4] == kEnemy);
  CHECK(w.cells().who[4] == 2);
  CHECK(w.cells().state[4] == 7);
  CHECK(w.cells().what[5] == kPawn);
  CHECK(w.pushed.size() == 2);
}

TEST_CASE("counts are set within bounds; none clears the site") {
  World w({.counts = true});
  act_set_count(w, 4, kPawn, 40'000, kCell);
  CHECK(w.cells().count[4] == 32'000);
  CHECK(w.cells().who[4] == 0);
  act_set_count(w, 4, 0, 3, kCell);  // no such piece
  CHECK(w.pushed.size() == 1);
  act_set_site(w, 4, 5, kNone, kCell, ir::Field::Count);
  CHECK(w.cells().count[4] == 5);
  act_set_site(w, 4, 0, kNone, kCell, ir::Field::Count);
  CHECK(test_bit(w.cells().empty, 4));
  act_set_site(w, 4, 5, kNone, kCell, ir::Field::Count);  // of nothing
  CHECK(w.cells().count[4] == 0);
}

TEST_CASE("where one of two wins, the other has the second rank") {
  World w({});
  apply_result(w, ResultKind::Win, 2, false);
  CHECK(w.head().over == 1);
  CHECK(w.head().winner == 2);
  CHECK(w.view.rank[2] == 1.0f);
  CHECK(w.view.rank[1] == 2.0f);
}

}  // namespace ludens::kernels
