#include "runtime/state.h"

#include "runtime/position_hash.h"

#include <algorithm>
#include <cstring>
#include <limits>
#include <new>

#include "ir/accessors.h"
#include "ir/op_finder.h"
#include "ir/ops/lists.h"
#include "ir/ops/moves.h"
#include "ir/ops/travel.h"
#include "ir/stack_height.h"
#include "runtime/board.h"
#include "runtime/growth.h"
#include "runtime/links.h"
#include "runtime/marked.h"
#include "runtime/on_track.h"
#include "runtime/remembered.h"

namespace ludens::runtime {

static_assert(kMaxDomainWords * 64 > ir::kMaxPuzzleValue);

namespace {

// Hands out aligned offsets one after the other.
struct Placer {
  int at = sizeof(Head);

  int place(int count, int size) {
    at = (at + size - 1) / size * size;
    const int offset = at;
    at += count * size;
    return offset;
  }
};

bool has_op(const Program& program, const ir::OpRecord& op) {
  return std::ranges::any_of(program.nodes, [&](const ir::Node& node) { return node.op == &op; });
}

// Does a condition on moves that are tried out ask for the hash of the board?
bool hashes_trials(const Program& program) {
  std::vector<ir::OpRef> readers;
  for (const ir::Node& node : program.nodes)
    if (node.op->reads & ir::bit(ir::Field::Hash)) readers.push_back(node.op);
  ir::OpFinder finder(program, readers);
  return std::ranges::any_of(program.filters,
                             [&](const ir::Filter& filter) { return finder.in(filter.condition); });
}

// The pieces of a space, level by level.
void place_levels(Placer& placer, const ir::Uses& uses, SpaceLayout& s) {
  const int cells = s.sites * s.height;
  if (uses.values) s.value = placer.place(cells, 4);
  s.what = placer.place(cells, 2);
  if (uses.counts && s.count < 0) s.count = placer.place(s.sites, 2);
  if (uses.states) s.state = placer.place(cells, 2);
  s.who = placer.place(cells, 1);
  if (uses.rotations) s.rotation = placer.place(cells, 1);
}

// The lists of the components whose order the rules ask for.
void place_order(Placer& placer, const Program& program, int type, SpaceLayout& s) {
  if (program.uses.stacks || !has_op(program, ir::Op::WhereFirst)) return;
  s.order_of.assign(program.equipment->components.size(), -1);
  int entries = 0;
  for (ir::NodeId id = 0; id < program.nodes.size(); ++id) {
    if (!ir::is(program, id, ir::Op::WhereFirst)) continue;
    if (static_cast<int>(ir::attribute<ir::Op::WhereFirst, "type">(program, id)) != type) continue;
    const auto list = static_cast<size_t>(ir::attribute<ir::Op::WhereFirst, "components">(program, id));
    for (const std::int32_t c : program.lists[list]) {
      if (c < 0 || static_cast<size_t>(c) >= s.order_of.size()) continue;
      if (s.order_of[static_cast<size_t>(c)] >= 0) continue;
      s.order_of[static_cast<size_t>(c)] = entries;
      entries += 1 + s.sites;
    }
  }
  if (entries > 0) s.order = placer.place(entries, 2);
}

// Numbers of the game, and how its sites are kept.
Layout facts_of(const Program& program) {
  const ir::Equipment& equipment = *program.equipment;
  const ir::Uses& uses = program.uses;
  Layout layout;
  layout.words = program.words;
  layout.players = program.players;
  layout.components = static_cast<int>(equipment.components.size());
  // On a small board it is worked out whenever somebody asks, unless each move is asked about: what is only
  // tried out, and each seed that is sown, needs none.
  constexpr int kMostHashedAnew = 100;
  layout.hash = uses.hash && (program.meta.no_repeat != ir::Repetition::None || hashes_trials(program) ||
                              equipment.site_count() > kMostHashedAnew);
  layout.large_pieces = uses.large_pieces;
  // Who stands somewhere is then the piece's number, but its owner's places are still its owner's.
  const auto& components = equipment.components;
  bool differs = false;
  for (size_t c = 1; c < components.size(); ++c)
    differs = differs || components[c].owner != static_cast<int>(c);
  if (uses.owner_is_piece && differs)
    for (const ir::Component& component : components)
      layout.owners.push_back(static_cast<std::uint8_t>(component.owner));
  layout.variables = static_cast<int>(program.names.size());
  const bool several = uses.site_type[0] + uses.site_type[1] + uses.site_type[2] > 1;
  const bool on_cells = equipment.board.default_type() == SiteType::Cell;
  const bool on_vertices = equipment.board.default_type() == SiteType::Vertex;
  // Hands have cells.
  layout.order_swaps = !several && (on_cells || (on_vertices && equipment.containers.size() == 1));
  return layout;
}

// The levels that a stack may have: as many as the rules can make, where that is known. All cards may lie on
// one site.
int stack_height(const Program& program) {
  if (!program.uses.stacks) return 1;
  constexpr int kLeast = 2;  // what has one level does not stack
  if (const auto most = ir::most_levels(program)) return std::clamp(*most, kLeast, kMaxHeight);
  const auto cards =
      std::ranges::count(program.equipment->components, ir::ComponentKind::Card, &ir::Component::kind);
  return std::max(kMaxHeight, static_cast<int>(
                                  std::min<std::ptrdiff_t>(cards, std::numeric_limits<std::uint8_t>::max())));
}

// What is kept of the sites of a type, but for the levels of stacks, which come last.
void place_space(Placer& placer, const Program& program, int type, int sites, const Layout& layout,
                 SpaceLayout& s) {
  const ir::Uses& uses = program.uses;
  s.sites = sites;
  s.height = stack_height(program);
  if (program.equipment->grows()) s.names = lasting_names(*program.equipment);
  if (uses.puzzle) {
    s.domain_size = program.equipment->values[static_cast<size_t>(type)].max + 1;
    s.domain_words = (s.domain_size + 63) / 64;
    s.domain = placer.place(s.sites * s.domain_words, 8);
  }
  s.empty = placer.place(layout.words, 8);
  s.own = placer.place(layout.words * (program.players + 2), 8);
  if (uses.piece_sets) s.piece = placer.place(layout.words * layout.components, 8);
  if (uses.stacks) {
    if (uses.counts) s.count = placer.place(s.sites, 2);
    s.size = placer.place(s.sites, 1);
  } else {
    place_levels(placer, uses, s);
  }
  if (uses.counts && has_op(program, ir::Op::ActMoveSome) && has_op(program, ir::Op::ForPiece))
    s.listed = placer.place(s.sites, 1);
  place_order(placer, program, type, s);
  if (uses.hidden) s.hidden = placer.place(s.sites * s.height * (program.players + 1), 1);
}

void place_spaces(Placer& placer, const Program& program, Layout& layout) {
  const ir::Equipment& equipment = *program.equipment;
  const int default_type = static_cast<int>(equipment.board.default_type());
  for (int t = 0; t < 3; ++t) {
    if (t != default_type && !program.uses.site_type[t]) continue;
    const int sites =
        t == default_type ? equipment.site_count() : equipment.board.count(static_cast<SiteType>(t));
    place_space(placer, program, t, sites, layout, layout.space[static_cast<size_t>(t)]);
  }
}

void place_players(Placer& placer, const Program& program, Layout& layout) {
  const ir::Uses& uses = program.uses;
  const int per_player = program.players + 2;
  if (program.mode == ir::kSimultaneous) {
    layout.sealed = placer.place(sizeof(Sealed) / 4, 4);
    layout.choices = placer.place(per_player * static_cast<int>(sizeof(Move)) / 4, 4);
  }
  layout.rank = placer.place(per_player, 4);
  if (uses.scores) layout.score = placer.place(per_player, 4);
  if (uses.amounts) layout.amount = placer.place(per_player, 4);
  layout.player_value = placer.place(per_player, 4);
  layout.phase = placer.place(per_player, 1);
  layout.seat = placer.place(per_player, 1);
  if (uses.teams) layout.team = placer.place(per_player, 1);
}

// What is remembered from one ply to the next.
void place_memory(Placer& placer, const Program& program, Layout& layout) {
  const ir::Uses& uses = program.uses;
  if (uses.pending) layout.pending = placer.place(layout.words, 8);
  if (uses.visited) layout.visited = placer.place(layout.words, 8);
  if (uses.end_of_turn_captures) layout.to_remove = placer.place(layout.words * mark_planes(uses.stacks), 8);
  if (layout.variables > 0) layout.var = placer.place(layout.variables, 4);
  if (uses.dice) layout.dice = placer.place(2 * kMaxDice, 4);
  if (uses.remembered) layout.remembered = placer.place((kMaxRemembered + 1) * remembered_lists(program), 4);
  if (uses.votes) layout.proposals = placer.place(layout.variables + program.players + 1, 1);
  layout.triggered = placer.place(std::max(1, layout.variables) * (program.players + 2), 1);
}

// What is kept so that a question need not be worked out anew.
void place_answers(Placer& placer, const Program& program, Layout& layout) {
  const ir::Uses& uses = program.uses;
  const ir::Equipment& equipment = *program.equipment;
  if (const auto questions = linked_questions(program); !questions.empty()) {
    const auto type = static_cast<SiteType>(program.attributes(questions[0].node)[0]);
    const int per_player = program.players + 2;
    layout.link_sites = equipment.board.count(type);
    layout.link_joined = placer.place(layout.words * per_player, 8);
    layout.link_parent = placer.place(layout.link_sites * per_player, 2);
    layout.link_reached = placer.place(layout.link_sites * per_player, 2);
  }
  if (uses.last_sites) layout.last_sites = placer.place(2 * layout.words, 8);
  if (uses.passed) layout.passed = placer.place(layout.words, 8);
  if (uses.starts) layout.start = placer.place(layout.words * layout.components, 8);
  if (uses.track_indices)
    layout.on_track = placer.place(on_track_size(equipment.tracks, layout.components), 2);
}

}  // namespace

Layout make_layout(const Program& program) {
  Layout layout = facts_of(program);
  Placer placer;
  if (program.uses.match) layout.match = placer.place(sizeof(MatchHead) / 4, 4);
  if (program.equipment->grows()) {
    layout.growth = placer.place(sizeof(GrowthHead) / 4, 4);
    layout.grown = placer.place(kGrownSets * layout.words, 8);
  }
  place_spaces(placer, program, layout);
  place_players(placer, program, layout);
  place_memory(placer, program, layout);
  place_answers(placer, program, layout);
  layout.small_bytes = placer.at = (placer.at + 7) / 8 * 8;
  for (SpaceLayout& s : layout.space)
    if (program.uses.stacks && s.sites > 0) place_levels(placer, program.uses, s);
  layout.bytes = (placer.at + 7) / 8 * 8;
  return layout;
}

void View::attach(const Layout& layout, std::byte* block) {
  const auto at = [&]<class T>(T*& field, int offset) {
    field = offset < 0 ? nullptr : reinterpret_cast<T*>(block + offset);
  };
  head = std::launder(reinterpret_cast<Head*>(block));
  for (size_t t = 0; t < 3; ++t) {
    const SpaceLayout& from = layout.space[t];
    Space& s = space[t];
    s.sites = from.sites;
    s.height = from.height;
    at(s.what, from.what);
    at(s.who, from.who);
    at(s.count, from.count);
    at(s.state, from.state);
    at(s.rotation, from.rotation);
    at(s.value, from.value);
    at(s.size, from.size);
    at(s.listed, from.listed);
    at(s.order, from.order);
    s.order_of = from.order_of.data();
    s.names = from.names.empty() ? nullptr : from.names.data();
    s.order_swaps = layout.order_swaps;
    at(s.empty, from.empty);
    at(s.own, from.own);
    at(s.piece, from.piece);
    at(s.domain, from.domain);
    at(s.hidden, from.hidden);
    s.domain_words = from.domain_words;
    s.plain = s.height == 1 && !layout.hash && !s.count && !s.state && !s.rotation && !s.value &&
              layout.owners.empty() && layout.on_track < 0 && !s.hidden;
  }
  at(phase, layout.phase);
  at(rank, layout.rank);
  at(score, layout.score);
  at(amount, layout.amount);
  at(team, layout.team);
  at(seat, layout.seat);
  at(player_value, layout.player_value);
  at(var, layout.var);
  at(pending, layout.pending);
  at(visited, layout.visited);
  at(to_remove, layout.to_remove);
  at(dice, layout.dice);
  at(remembered, layout.remembered);
  at(proposals, layout.proposals);
  at(triggered, layout.triggered);
  at(start, layout.start);
  at(last_sites, layout.last_sites);
  at(passed, layout.passed);
  at(on_track, layout.on_track);
  at(match, layout.match);
  at(growth, layout.growth);
  at(grown, layout.grown);
  at(sealed, layout.sealed);
  at(choices, layout.choices);
}

namespace {

void add_sites_below(SetWord* set, int end) {
  for (int word = 0; word < end / 64; ++word) set[word] = ~SetWord{0};
  if (end % 64 != 0) set[end / 64] |= (SetWord{1} << (end % 64)) - 1;
}

}  // namespace

std::vector<std::uint64_t> make_block(const Layout& layout) {
  std::vector<std::uint64_t> block(static_cast<size_t>(layout.bytes) / 8);
  reset(layout, reinterpret_cast<std::byte*>(block.data()));
  return block;
}

void reset(const Layout& layout, std::byte* block) {
  View view;
  view.attach(layout, block);
  const MatchHead match = view.match ? *view.match : MatchHead();
  const GrowthHead growth = view.growth ? GrowthHead{.window = view.growth->window} : GrowthHead();
  std::memset(block, 0, static_cast<size_t>(layout.bytes));
  new (block) Head();
  if (view.match) *view.match = match;
  if (view.growth) *view.growth = growth;
  if (view.sealed) *view.sealed = Sealed();
  view.head->next = static_cast<std::int16_t>(layout.players > 1 ? 2 : 1);
  if (layout.players == 0) view.head->mover = view.head->next = 0;
  for (int p = 1; p <= layout.players; ++p) view.head->active |= 1u << p;
  for (int p = 0; p < layout.players + 2; ++p) {
    view.seat[p] = static_cast<std::uint8_t>(p);
    if (view.team) view.team[p] = static_cast<std::uint8_t>(p);
    view.player_value[p] = -1;
  }
  for (Space& s : view.space)
    if (s.empty) add_sites_below(s.empty, s.sites);
  for (size_t t = 0; t < 3; ++t)
    if (Space& s = view.space[t]; s.domain)
      for (int site = 0; site < s.sites; ++site)
        for (int value = 0; value < layout.space[t].domain_size; ++value)
          set_bit(s.domain + site * s.domain_words, value);
  for (int i = 0; i < layout.variables; ++i) view.var[i] = -1;
}

std::uint64_t board_hash(const Layout&, const View& view) {
  return hash_board(view);
}

// Each list has the sites where the component stands, once.
static bool is_order_consistent(const View& view) {
  for (const Space& s : view.space) {
    if (!s.order) continue;
    for (int site = 0; site < s.sites; ++site) {
      const std::int16_t* list = order_list(s, s.what[site]);
      if (s.what[site] == 0 || !list) continue;
      if (std::count(list + 1, list + 1 + list[0], site) != 1) return false;
    }
  }
  return true;
}

bool check_consistent(const Layout& layout, const View& view) {
  const int words = layout.words;
  for (int t = 0; t < 3; ++t) {
    const Space& s = view.space[t];
    if (!s.what) continue;
    for (int site = 0; site < s.sites; ++site) {
      const int levels = stack_size(s, site);
      const bool covered = layout.large_pieces && levels == 0;
      if (!covered && test_bit(s.empty, site) != (levels == 0)) return false;
      for (int p = 0; p < layout.players + 2; ++p) {
        bool owned = false;
        for (int l = 0; l < levels; ++l) {
          const int index = site * s.height + l;
          owned = owned || (layout.owners.empty() ? s.who[index] : layout.owners[s.what[index]]) == p;
        }
        if (test_bit(s.own + p * words, site) != owned) return false;
      }
      for (int k = 0; s.piece && k < layout.components; ++k) {
        bool there = false;
        for (int l = 0; l < levels; ++l) there = there || s.what[site * s.height + l] == k;
        if (test_bit(s.piece + k * words, site) != there) return false;
      }
    }
  }
  if (!is_order_consistent(view)) return false;
  return !layout.hash || view.head->hash == board_hash(layout, view);
}

}  // namespace ludens::runtime
