#include "engine/observe.h"

#include <algorithm>

#include "engine/simultaneous.h"
#include "ir/ops/hidden.h"
#include "runtime/bare_world.h"

namespace ludens::engine {

using runtime::Piece;
using runtime::Space;

namespace {

int facts_at(const StateData& state, int site) {
  const runtime::View view = state.shown();
  const Space& s = view.space[state.engine_game().prepared().default_type];
  if (state.observer == 0 || !s.hidden || site < 0 || site >= s.sites) return 0;
  const int level = std::max(runtime::top_index(s, site) - site * s.height, 0);
  return runtime::hidden_at(s, state.facts_row(), site, level);
}

// What stands for a piece of which the facts are hidden.
class StandIns {
 public:
  explicit StandIns(const ir::Equipment& equipment) : components_(equipment.components) {}

  Piece seen(Piece piece, int facts) const {
    if (piece.what == 0 || (facts & ir::kHidden)) return {};
    if (facts & (ir::kHiddenWhat | ir::kHiddenWho)) {
      piece.what = stand_in(piece, facts);
      piece.who = components_[static_cast<size_t>(piece.what)].owner;
    }
    if (facts & ir::kHiddenState) piece.state = 0;
    if (facts & ir::kHiddenRotation) piece.rotation = 0;
    if (facts & ir::kHiddenValue) piece.value = 0;
    return piece;
  }

 private:
  int stand_in(const Piece& piece, int facts) const {
    const ir::Component& hidden = components_[static_cast<size_t>(piece.what)];
    for (size_t c = 1; c < components_.size(); ++c) {
      const bool same_kind = (facts & ir::kHiddenWhat) || components_[c].kind_name == hidden.kind_name;
      const bool same_owner = (facts & ir::kHiddenWho) || components_[c].owner == piece.who;
      if (same_kind && same_owner) return static_cast<int>(c);
    }
    // A piece that changed hands may belong to a player without pieces of his own.
    return 1;
  }

  const std::vector<ir::Component>& components_;
};

void hide_flat(const runtime::BareWorld& world, const StandIns& stand_ins, int type, int site, int facts) {
  const Space& s = world.view.space[type];
  const Piece piece = stand_ins.seen(runtime::piece_at(s, site), facts);
  const int count = s.count && !(facts & ir::kHiddenCount) ? s.count[site] : 1;
  world.board().put(type, site, piece, count);
  // What an empty site was left with is not to be seen either.
  if (piece.what == 0 && s.state) s.state[site] = 0;
  if (piece.what == 0 && s.rotation) s.rotation[site] = 0;
  if (piece.what == 0 && s.value) s.value[site] = 0;
}

// Levels that are hidden altogether go; the facts about the others move down with them.
void hide_stack(const runtime::BareWorld& world, const StandIns& stand_ins, int type, int site, int player) {
  const Space& s = world.view.space[type];
  const int levels = s.size[site];
  std::vector<Piece> seen;
  std::vector<std::uint8_t> facts;
  for (int level = 0; level < levels; ++level) {
    const std::uint8_t hidden = runtime::hidden_at(s, player, site, level);
    const Piece piece = stand_ins.seen(runtime::piece_at(s, site * s.height + level), hidden);
    if (piece.what == 0) continue;
    seen.push_back(piece);
    facts.push_back(hidden);
  }
  for (int level = 0; level < levels; ++level) world.board().take(type, site, -1);
  for (int level = 0; level < s.height; ++level) {
    world.view.space[type].what[site * s.height + level] = 0;
    runtime::write_piece(world.view.space[type], site * s.height + level, {});
    runtime::hidden_at(s, player, site, level) = 0;
  }
  for (size_t level = 0; level < seen.size(); ++level) {
    world.board().push(type, site, seen[level]);
    runtime::hidden_at(s, player, site, static_cast<int>(level)) = facts[level];
  }
}

// Is what stands on the site hidden altogether, by this row of facts, or a part of it?
bool is_site_hidden(const StateData& state, const runtime::View& view, int site, int type, int row) {
  const interpreter::Prepared& prepared = state.engine_game().prepared();
  const Space& s = view.space[site >= prepared.first_beyond ? prepared.default_type : type];
  if (!s.hidden || site < 0 || site >= s.sites) return false;
  const int levels = std::max(runtime::stack_size(s, site), 1);
  for (int level = 0; level < levels; ++level)
    if (runtime::hidden_at(s, row, site, level) & ir::kHidden) return true;
  return false;
}

// Where another player's last move went, if that is hidden. Before the pieces are hidden: levels of stacks
// take what is known of them along when they go.
void forget_hidden_move(const StateData& state, runtime::View& view, int row) {
  runtime::Head& h = *view.head;
  if (h.last_mover == row) return;
  if (!is_site_hidden(state, view, h.last_from, h.last_from_type, row) &&
      !is_site_hidden(state, view, h.last_to, h.last_to_type, row))
    return;
  h.last_from = h.last_to = h.after_from = h.after_to = h.run_from = -1;
  h.last_level_from = h.last_level_to = h.after_level_from = h.after_level_to = 0;
  h.last_from_type = h.last_to_type = 0;
  const int words = state.layout().words;
  if (view.last_sites) clear_words(view.last_sites, 2 * words);
  if (view.passed) clear_words(view.passed, words);
}

// What any player may not know, into the row of nobody.
void gather_facts(const runtime::Layout& layout, const Space& s) {
  const int places = s.sites * s.height;
  std::fill_n(s.hidden, places, std::uint8_t{0});
  for (int player = 1; player <= layout.players; ++player)
    for (int i = 0; i < places; ++i) s.hidden[i] |= s.hidden[player * places + i];
}

// In the block, or in the one that is shown.
void hide_in(const StateData& state, runtime::View view, int player) {
  const runtime::Layout& layout = state.layout();
  for (const Space& s : view.space)
    if (s.hidden && state.observer == kOnlooker) gather_facts(layout, s);
  forget_hidden_move(state, view, player);
  const runtime::BareWorld world(layout, view);
  const StandIns stand_ins(*state.engine_game().program().equipment);
  for (int type = 0; type < geometry::kSiteTypes; ++type) {
    Space& s = view.space[type];
    for (int site = 0; s.hidden && site < s.sites; ++site) {
      if (s.height > 1) {
        hide_stack(world, stand_ins, type, site, player);
      } else if (const int facts = runtime::hidden_at(s, player, site, 0)) {
        hide_flat(world, stand_ins, type, site, facts);
      }
    }
    // What others may see is their affair.
    for (int other = 0; s.hidden && other <= layout.players; ++other)
      if (other != player)
        std::fill_n(s.hidden + other * s.sites * s.height, s.sites * s.height, std::uint8_t{0});
  }
  // Whatever else the block keeps of the whole board: it would give away what was hidden.
  view.head->stored = 0;
  if (view.start) std::fill_n(view.start, layout.words * layout.components, SetWord{0});
  if (view.on_track)
    std::fill_n(reinterpret_cast<std::byte*>(view.on_track), layout.small_bytes - layout.on_track,
                std::byte{0});
}

}  // namespace

void hide_from(StateData& state, int observer) {
  const int player = std::max(observer, 0);
  state.hash.forget();
  if (runtime::View view = state.view(); view.sealed) hide_choices(view, player);
  if (!state.engine_game().program().uses.hidden) return;
  state.observer = observer;
  if (!state.opened.empty()) hide_in(state, state.shown(), player);
  hide_in(state, state.view(), player);
  state.history.positions.clear();
  state.draws.clear();
  state.opening_draws = 0;
}

bool is_move_hidden(const StateData& state, const Move& move, int player) {
  if (move.mover == player || !state.engine_game().program().uses.hidden) return false;
  if (player == kOnlooker) {
    for (int p = 1; p <= state.layout().players; ++p)
      if (is_move_hidden(state, move, p)) return true;
    return false;
  }
  const ir::Kind& kind = state.engine_game().program().kinds[move.kind];
  const runtime::View view = state.view();
  return is_site_hidden(state, view, move.from, static_cast<int>(kind.from_type), player) ||
         is_site_hidden(state, view, move.to, static_cast<int>(kind.to_type), player);
}

bool is_kind_hidden(const StateData& state, int site) {
  return facts_at(state, site) & (ir::kHiddenWhat | ir::kHiddenWho);
}

bool is_owner_hidden(const StateData& state, int site) {
  return facts_at(state, site) & ir::kHiddenWho;
}

}  // namespace ludens::engine
