#include "ludemes/equipment/equipping.h"

#include <algorithm>
#include <utility>

#include "ludemes/roles.h"
#include "ludemes/traits.h"

namespace ludens::ludemes {

namespace {

void read_players(const Use& players, ir::Equipment& equipment) {
  const std::span<const BoundId> described = players.items("players");
  equipment.players = players.whole("count", static_cast<int>(described.size()));
  if (equipment.players < 0 || equipment.players > kMaxPlayers) {
    players.fail("L0320", "a game has up to " + std::to_string(kMaxPlayers) + " players, not " +
                              std::to_string(equipment.players));
    equipment.players = 0;
  }
  equipment.player_facing.resize(static_cast<std::size_t>(equipment.players) + 1);
  for (std::size_t i = 0; i < described.size() && i + 1 < equipment.player_facing.size(); ++i)
    equipment.player_facing[i + 1] =
        geometry::direction_named(Use(players.maker(), described[i]).word("facing"));
}

// The items, sorted into the order in which they are made.
std::vector<std::pair<ItemOrder, BoundId>> items_in_order(const Use& equipment) {
  std::vector<std::pair<ItemOrder, BoundId>> items;
  for (const BoundId id : equipment.items("items")) {
    const Meaning* meaning = Use(equipment.maker(), id).form().ludeme->meaning;
    if (meaning && meaning->item)
      items.emplace_back(meaning->order, id);
    else
      equipment.maker().fail(id, "L0321", "this kind of equipment is not supported yet");
  }
  std::ranges::stable_sort(items, {}, &std::pair<ItemOrder, BoundId>::first);
  return items;
}

// A game without any pieces gets a ball for each player.
void add_balls(const Use& use, GameEquipment& made) {
  for (int player = 1; player <= made.equipment.players; ++player) {
    const std::string number = std::to_string(player);
    ir::Component ball;
    ball.name = "Ball" + number;
    add_component(use, made, std::move(ball), "P" + number, kUnbound);
  }
}

void make_items(const Use& use, GameEquipment& made) {
  const auto items = items_in_order(use);
  if (std::ranges::count(items, ItemOrder::Board, &std::pair<ItemOrder, BoundId>::first) != 1)
    use.fail("L0322", "the equipment needs a board, and only one");
  for (const auto& [order, id] : items) {
    if (use.maker().error()) return;
    const Use item(use.maker(), id);
    // Maps may name pieces, and the balls are pieces too.
    if (order == ItemOrder::Map && made.equipment.components.size() == 1) add_balls(use, made);
    item.form().ludeme->meaning->item(item, made);
  }
  if (made.equipment.components.size() == 1) add_balls(use, made);
  if (made.equipment.puzzle) {
    made.equipment.components.resize(1);
    made.moves.resize(1);
  }
}

}  // namespace

Result<GameEquipment> make_equipment(const Description& description, const Growing& growing) {
  Maker maker(description);
  const Use game(maker, description.bound.root);
  if (game.has("games"))
    return description.error(game.id(), "L0323", "a match has no board of its own; each of its games has");
  if (!game.has("equipment") || !game.has("players"))
    return description.error(game.id(), "L0323", "this names a game without describing its equipment");
  GameEquipment made;
  made.growing = growing;
  const std::uint32_t traits = plain_traits(description);
  made.equipment.puzzle = (traits & kPuzzleTrait) != 0;
  made.flat_rows = (traits & kFlatRowsTrait) != 0;
  made.equipment.components.emplace_back();
  made.moves.push_back(kUnbound);
  maker.set_equipment(&made.equipment);
  read_players(game.use("players"), made.equipment);
  if (!maker.error()) make_items(game.use("equipment"), made);
  if (maker.error()) return *maker.error();
  Result<GameEquipment> result(std::move(made));
  result.diagnostics = maker.warnings();
  return result;
}

void add_board(const Use& use, GameEquipment& made, geometry::Graph graph, geometry::SiteType sites) {
  if (use.maker().error()) return;
  use.maker().check(use.id(), graph);
  if (use.maker().error()) return;
  if (const std::optional<BoundId> empty = use.maker().empty_part()) {
    if (graph.vertices.empty())
      return use.maker().fail(*empty, "L0306",
                              "this makes no board: there is nothing of that shape and size");
    use.maker().warn(*empty, "L0307",
                     "this part of the board is empty: there is nothing of that shape and size");
  }
  made.equipment.board = geometry::Topology(std::move(graph), sites, made.flat_rows);
  made.equipment.large_stacks = use.flag("largeStack");
  ir::Container board;
  board.name = "Board";
  board.sites = made.equipment.board.count(sites);
  if (board.sites == 0)
    use.maker().warn(use.id(), "L0326",
                     "this board has no sites of the kind that it is played on; use: names another kind");
  add_container(use, made, std::move(board));
}

std::string container_name(std::string_view kind, std::string_view role) {
  return std::string(kind) + std::to_string(numbered_role(role).value_or(0));
}

void add_container(const Use& use, GameEquipment& made, ir::Container container) {
  std::vector<ir::Container>& all = made.equipment.containers;
  if (!all.empty()) {
    // The board keeps as many numbers as it has cells, even where it is played on fewer vertices.
    const bool after_board = all.size() == 1;
    container.first = all.back().first + all.back().sites;
    if (after_board)
      container.first = std::max(container.first, made.equipment.board.count(geometry::SiteType::Cell));
  }
  if ((container.sites < 1 && !all.empty()) || container.sites > 2 * kMaxBoardSites - container.first) {
    use.fail("L0324", "this many sites cannot be made: " + std::to_string(container.sites));
    container.sites = 1;  // so that the numbers of those after it stay in range
  }
  all.push_back(std::move(container));
}

namespace {

void add_one_component(const Use& use, GameEquipment& made, ir::Component component, std::string_view role,
                       BoundId moves) {
  ir::Equipment& equipment = made.equipment;
  if (equipment.components.size() >= kMaxComponents)
    return use.fail("L0325", "a game has up to " + std::to_string(kMaxComponents) + " kinds of pieces");
  const std::optional<int> number = numbered_role(role);
  component.owner = owner_of(role, equipment.players);
  component.kind_name = component.name;
  const bool keeps_name =
      component.name.find("Die") != std::string::npos || component.name.find("Domino") != std::string::npos;
  if (number && !keeps_name && (*number == 0 || equipment.players != 1))
    component.name += std::to_string(*number);
  if (component.owner >= 1 && component.owner <= equipment.players)
    if (const auto& facing = equipment.player_facing[static_cast<std::size_t>(component.owner)])
      component.facing = facing;
  equipment.components.push_back(std::move(component));
  made.moves.push_back(moves);
}

}  // namespace

void add_component(const Use& use, GameEquipment& made, ir::Component component, std::string_view role,
                   BoundId moves) {
  if (role != "Each") return add_one_component(use, made, std::move(component), role, moves);
  for (int player = 1; player <= made.equipment.players; ++player)
    add_one_component(use, made, component, "P" + std::to_string(player), moves);
}

}  // namespace ludens::ludemes
