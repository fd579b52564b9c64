// game_facts.h - the game as kernels see it: its board, pieces and players, whatever the state.
#pragma once

#include <array>
#include <span>

#include "interpreter/prepared.h"
#include "ir/equipment.h"
#include "runtime/kernels/kernel.h"

namespace ludens::interpreter {

// The radials of a board in one direction, as kernels walk them.
struct Ways {
  const geometry::Radials* radials;
  int count(int site) const { return radials->count(site); }
  kernels::Ints way(int site, int n) const {
    const std::span<const int> sites = radials->radial(site, n);
    return {sites.data(), static_cast<int>(sites.size())};
  }
};

// What kernels ask that is the same in every state (runtime/kernels/kernel.h).
class GameFacts {
 public:
  using SiteType = geometry::SiteType;
  explicit GameFacts(const Prepared& game)
      : prepared(game), program(game.program), layout(game.layout), words(game.words) {
    for (size_t type = 0; type < board_sites_.size(); ++type)
      board_sites_[type] = game.board->count(static_cast<geometry::SiteType>(type));
  }
  GameFacts(const GameFacts&) = delete;

  const Prepared& prepared;
  const Program& program;
  const runtime::Layout& layout;
  const int words;

  int players() const { return layout.players; }
  bool is_player(int player) const { return player >= 1 && player <= layout.players; }
  bool is_member(int site) const { return site >= 0 && site < words * 64; }  // may a set have it?
  // The space that holds the site: hands and the like are cells, but lie beyond the board's own sites.
  int type_at(int type, int site) const {
    return type == 0 && site >= prepared.first_beyond ? prepared.default_type : type;
  }
  geometry::SiteType type_at(geometry::SiteType type, int site) const {
    return static_cast<geometry::SiteType>(type_at(static_cast<int>(type), site));
  }
  int components() const { return layout.components; }
  int owner(int what) const { return what > 0 ? prepared.owners[static_cast<size_t>(what)] : 0; }
  int board_sites(geometry::SiteType type) const { return board_sites_[static_cast<size_t>(type)]; }
  geometry::SiteType default_type() const { return static_cast<geometry::SiteType>(prepared.default_type); }
  Ways ways(geometry::SiteType type, int direction) const {
    const geometry::Radials*& known = radials_[static_cast<size_t>(type)][static_cast<size_t>(direction)];
    if (!known) [[unlikely]]
      known = &prepared.board->radials(type, static_cast<geometry::Direction>(direction));
    return {known};
  }
  std::span<const geometry::Step> steps(geometry::SiteType type, int site) const {
    const geometry::Lists<geometry::Step>*& known = steps_[static_cast<size_t>(type)];
    if (!known) [[unlikely]]
      known = &prepared.board->steps(type);
    return (*known)[site];
  }
  std::uint64_t supported(geometry::SiteType type, geometry::Relation relation) const {
    return prepared.board->supported(type, relation).mask;
  }
  const geometry::Point* points(geometry::SiteType type) const { return prepared.board->at(type).data(); }
  const geometry::Coordinate* coordinates(geometry::SiteType type) const {
    return prepared.board->coordinates(type).data();
  }
  kernels::Ints ends(int edge) const {
    const auto both = prepared.board->incident(SiteType::Edge, SiteType::Vertex)[edge];
    return {both.data(), static_cast<int>(both.size())};
  }
  const SetWord* constant_set(int index) const { return program.sets[static_cast<size_t>(index)].data(); }
  const std::uint64_t* direction_table(int index) const {
    return program.directions[static_cast<size_t>(index)].by_facing.data();
  }
  int facing(int what) const { return prepared.facing[static_cast<size_t>(what)]; }
  int footprints(int what) const {
    const auto& all = component(what).footprints;
    return all ? static_cast<int>(all->size()) : 0;
  }
  kernels::Ints footprint(int what, int state, int site) const {
    if (what <= 0 || site < 0 || !component(what).footprints) return {};
    const ir::Component::Footprints& all = *component(what).footprints;
    const auto how = static_cast<size_t>(state < 0 ? 0 : state);
    if (how >= all.size() || static_cast<size_t>(site) >= all[how].size()) return {};
    const std::vector<int>& covered = all[how][static_cast<size_t>(site)];
    return {covered.data(), static_cast<int>(covered.size())};
  }
  bool keeps_hash() const { return layout.hash; }
  const std::uint8_t* owners_by_piece() const {
    return layout.owners.empty() ? nullptr : layout.owners.data();
  }
  bool is_domino(int what) const {
    return what > 0 && what < components() && component(what).kind == ir::ComponentKind::Domino;
  }
  int pips(int what, int half) const {
    return half == 0 ? component(what).value : component(what).second_value;
  }
  int flipped(int what, int state) const {
    const auto& flips = component(what).flips;
    if (!flips) return state;
    return state == flips->first ? flips->second : state == flips->second ? flips->first : state;
  }
  int shown(int die, int face) const {
    const std::vector<int>& faces = component(die).faces;
    return face >= 0 && static_cast<size_t>(face) < faces.size() ? faces[static_cast<size_t>(face)] : 0;
  }
  bool uses_large_pieces() const { return program.uses.large_pieces; }
  bool uses_dominoes() const { return program.uses.dominoes; }
  bool uses_cards() const { return program.uses.cards; }
  bool uses_line_of_play() const { return program.uses.line_of_play; }
  bool is_simulation() const { return program.mode == ir::kSimulation; }
  int variables() const { return layout.variables; }
  bool leave_oppositely(geometry::SiteType type, kernels::Ints a, kernels::Ints b) const {
    const auto span = [](kernels::Ints way) { return std::span(way.begin(), way.end()); };
    return geometry::leave_oppositely(prepared.board->at(type), span(a), span(b));
  }
  int tracks() const { return static_cast<int>(program.equipment->tracks.size()); }

 private:
  const ir::Component& component(int what) const {
    return program.equipment->components[static_cast<size_t>(what)];
  }
  // Parts of the board, by type of site, each once it was asked for: the board itself would lock each time.
  std::array<int, geometry::kSiteTypes> board_sites_ = {};
  mutable std::array<const geometry::Lists<geometry::Step>*, geometry::kSiteTypes> steps_ = {};
  mutable std::array<std::array<const geometry::Radials*, geometry::kDirections>, geometry::kSiteTypes>
      radials_ = {};
};

}  // namespace ludens::interpreter
