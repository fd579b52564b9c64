#include "engine/position.h"

#include "engine/data.h"
#include "ir/ops/hidden.h"
#include "runtime/board.h"
#include "runtime/puzzle.h"

namespace ludens::engine {

Position::Position(const State& seen) : Position(seen.data().shown(), seen.data().facts_row()) {}

int Position::levels(SiteType type, int site) const {
  return runtime::stack_size(space(type), site);
}

bool Position::is_free(SiteType type, int site) const {
  return test_bit(space(type).empty, site);
}

int Position::count(SiteType type, int site) const {
  const runtime::Space& s = space(type);
  return s.count && levels(type, site) == 1 ? s.count[site] : 1;
}

SeenPiece Position::piece(SiteType type, int site, int level) const {
  const runtime::Space& s = space(type);
  const runtime::Piece there = runtime::piece_at(s, site * s.height + level);
  const int hidden = facts_row_ >= 0 && s.hidden ? runtime::hidden_at(s, facts_row_, site, level) : 0;
  return {.what = there.what,
          .who = there.who,
          .state = there.state,
          .rotation = there.rotation,
          .value = there.value,
          .hides_what = (hidden & ir::kHiddenWhat) != 0,
          .hides_who = (hidden & ir::kHiddenWho) != 0,
          .hides_something = hidden != 0};
}

SeenPiece Position::top(SiteType type, int site) const {
  return piece(type, site, runtime::top_index(space(type), site) - site * space(type).height);
}

std::optional<int> Position::value(SiteType type, int site) const {
  const runtime::Known known = runtime::known_at(space(type), site);
  return known.resolved ? std::optional<int>(known.value) : std::nullopt;
}

std::optional<int> Position::score(int player) const {
  return view_.score ? std::optional<int>(view_.score[player]) : std::nullopt;
}

std::optional<int> Position::amount(int player) const {
  return view_.amount ? std::optional<int>(view_.amount[player]) : std::nullopt;
}

bool Position::is_used(int die) const {
  return view_.dice && view_.dice[die] == 0;
}

Position::Site Position::last_from() const {
  return {static_cast<SiteType>(view_.head->last_from_type), view_.head->last_from};
}

Position::Site Position::last_to() const {
  return {static_cast<SiteType>(view_.head->last_to_type), view_.head->last_to};
}

const Game& game_of(const State& state) {
  return state.data().engine_game();
}

}  // namespace ludens::engine
