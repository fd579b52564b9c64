// public_state.cpp - the public State: reading a position.
#include <algorithm>

#include "engine/data.h"
#include "engine/observe.h"
#include "engine/state_text.h"
#include "ludens/state.h"

namespace ludens {

using engine::StateData;

State::State(std::unique_ptr<StateData> data) : data_(std::move(data)) {}
State::State(const State& other) : data_(std::make_unique<StateData>(*other.data_)) {}
State& State::operator=(const State& other) {
  if (this == &other) return *this;
  if (data_)
    *data_ = *other.data_;
  else  // its content was moved away
    data_ = std::make_unique<StateData>(*other.data_);
  return *this;
}
State::State(State&&) noexcept = default;
State& State::operator=(State&&) noexcept = default;
State::~State() = default;

int State::players() const {
  return data_->layout().players;
}
int State::mover() const {
  return data_->head().mover;
}
int State::ply() const {
  const runtime::View view = data_->view();
  const int of_game = view.sealed ? view.sealed->plies : view.head->ply;
  if (!view.match) return of_game;
  return over() ? view.match->plies : view.match->plies + of_game;
}
bool State::over() const {
  return data_->head().over != 0;
}
std::string State::limit() const {
  return runtime::to_text(static_cast<runtime::Limit>(data_->head().limit));
}

namespace {

bool is_player(const StateData& data, int player) {
  return player >= 1 && player <= data.layout().players;
}

}  // namespace

// Searches ask for these two at the end of each line: no view is made for that.
int State::seat(int player) const {
  if (!is_player(*data_, player)) return 0;
  const auto* seats = reinterpret_cast<const std::uint8_t*>(data_->block.data()) + data_->layout().seat;
  return seats[player];
}

double State::rank(int player) const {
  if (!is_player(*data_, player)) return 0;
  const auto* bytes = reinterpret_cast<const std::byte*>(data_->block.data());
  const auto* ranks = reinterpret_cast<const float*>(bytes + data_->layout().rank);
  return static_cast<double>(ranks[player]);
}

std::vector<double> State::ranks() const {
  std::vector<double> out;
  for (int p = 1; p <= players(); ++p) out.push_back(rank(p));
  return out;
}

int State::winner() const {
  for (int p = 1; over() && p <= players(); ++p)
    if (rank(p) == 1.0) return p;
  return 0;
}

int State::score(int player) const {
  const runtime::View view = data_->shown();
  return view.score && is_player(*data_, player) ? view.score[player] : 0;
}

// --- which game

const std::string& State::game_name() const {
  return data_->engine_game().name();
}
Mode State::mode() const {
  return engine::mode_of(data_->engine_game());
}
bool State::has_secrets() const {
  return data_->engine_game().program().uses.hidden;
}
bool State::has_scores() const {
  return data_->layout().score >= 0;
}
int State::games_over() const {
  const runtime::View view = data_->view();
  return view.match ? view.match->done : 0;
}
int State::match_score(int player) const {
  const runtime::View view = data_->view();
  return view.match && is_player(*data_, player) ? view.match->score[player] : 0;
}

// --- what a move is

namespace {

// Null where the move comes from no list of this game.
const ir::Kind* kind_of(const StateData& data, const Move& move) {
  const std::vector<ir::Kind>& kinds = data.engine_game().program().kinds;
  return move.kind < kinds.size() ? &kinds[move.kind] : nullptr;
}

}  // namespace

bool State::is_pass(const Move& move) const {
  const ir::Kind* kind = kind_of(*data_, move);
  return kind && kind->pass;
}
bool State::is_swap(const Move& move) const {
  const ir::Kind* kind = kind_of(*data_, move);
  return kind && kind->swap;
}
int State::from_type(const Move& move) const {
  const ir::Kind* kind = kind_of(*data_, move);
  return kind ? static_cast<int>(kind->from_type) : 0;
}
int State::to_type(const Move& move) const {
  const ir::Kind* kind = kind_of(*data_, move);
  return kind ? static_cast<int>(kind->to_type) : 0;
}

std::optional<Move> State::choice(int player) const {
  const runtime::View view = data_->view();
  if (!view.sealed || over() || !is_player(*data_, player)) return {};
  if (((view.sealed->chosen >> player) & 1) == 0) return {};
  return view.choices[player];
}

int State::sites() const {
  return data_->view().space[data_->engine_game().prepared().default_type].sites;
}

namespace {

runtime::Piece top_piece(const StateData& data, int site) {
  const runtime::View view = data.shown();
  const runtime::Space& space = view.space[data.engine_game().prepared().default_type];
  if (site < 0 || site >= space.sites || runtime::stack_size(space, site) == 0) return {};
  return runtime::piece_at(space, runtime::top_index(space, site));
}

}  // namespace

int State::owner(int site) const {
  if (engine::is_owner_hidden(*data_, site)) return 0;
  return top_piece(*data_, site).who;
}

std::string State::piece(int site) const {
  const int what = top_piece(*data_, site).what;
  if (what == 0) return {};
  if (engine::is_kind_hidden(*data_, site)) return "?";
  return data_->engine_game().program().equipment->components[static_cast<size_t>(what)].name;
}

std::uint64_t State::hash() const {
  return data_->hash.get([this] { return engine::situation_hash(*data_); });
}

bool State::exists(int site) const {
  if (site < 0 || site >= sites()) return false;
  const runtime::View view = data_->view();
  return !view.grown || test_bit(view.grown, site);
}

int State::board_sites() const {
  const engine::Game& game = data_->engine_game();
  const int all =
      game.program().equipment->board.count(static_cast<ir::SiteType>(game.prepared().default_type));
  if (!game.program().equipment->grows()) return all;
  int existing = 0;
  for (int site = 0; site < all; ++site) existing += exists(site);
  return existing;
}

std::string State::text() const {
  return engine::state_text(data_->engine_game().prepared(), data_->shown(), data_->facts_row());
}

bool State::operator==(const State& other) const {
  return data_->game.data().game == other.data_->game.data().game &&
         data_->observer == other.data_->observer && data_->block == other.data_->block &&
         data_->history.positions == other.data_->history.positions && data_->draws == other.data_->draws;
}

State observe(const State& state, int player) {
  State seen = state;
  if (is_player(state.data(), player)) engine::hide_from(seen.data(), player);
  return seen;
}

State observe_from_outside(const State& state) {
  State seen = state;
  engine::hide_from(seen.data(), engine::kOnlooker);
  return seen;
}

namespace engine {

namespace {

struct Mixer {
  std::uint64_t hash;

  void add(std::uint64_t value) { hash = mix64(hash ^ (value + 0x9E3779B97F4A7C15ull + (hash << 6))); }
  template <class T>
  void add(const T* values, int count) {
    for (int i = 0; values && i < count; ++i) add(static_cast<std::uint64_t>(values[i]));
  }
};

// By the sites' lasting names: the same through every window.
std::uint64_t hash_of_sites(const runtime::View& view, const SetWord* set) {
  const runtime::Space& space = view.space[static_cast<int>(ir::SiteType::Cell)];
  std::uint64_t hash = 0;
  for (int site = 0; site < space.sites; ++site)
    if (test_bit(set, site)) hash ^= mix64(space.names[site]);
  return hash;
}

}  // namespace

std::string text_of_rules(const StateData& state) {
  return state_text(state.engine_game().prepared(), state.view(), state.facts_row());
}

std::uint64_t situation_hash(const StateData& state) {
  const runtime::Layout& layout = state.layout();
  const runtime::View view = state.shown();
  const runtime::Head& h = *view.head;
  const int players = layout.players + 2;
  Mixer mixer{layout.hash ? h.hash : runtime::board_hash(layout, view)};
  for (const int value : {int{h.mover}, int{h.next}, int{h.prev}, h.turns_of_mover, int{h.passes}, h.pot,
                          h.trump, int{h.over}, int{h.rolled}, h.decided, h.pending_value,
                          static_cast<int>(h.active), static_cast<int>(h.stalemated)})
    mixer.add(static_cast<std::uint32_t>(value));
  mixer.add(view.phase, players);
  mixer.add(view.seat, players);
  mixer.add(view.team, players);
  mixer.add(view.score, players);
  mixer.add(view.amount, players);
  mixer.add(view.player_value, players);
  mixer.add(view.var, layout.variables);
  mixer.add(view.dice, 2 * runtime::kMaxDice);
  if (view.grown) {
    const SetWord* const existing = runtime::grown_set(view, layout.words, ir::Op::Grown::Existing);
    for (const SetWord* const set :
         {existing, static_cast<const SetWord*>(view.pending), static_cast<const SetWord*>(view.visited)})
      mixer.add(set ? hash_of_sites(view, set) : 0);
  } else {
    mixer.add(view.pending, layout.words);
    mixer.add(view.visited, layout.words);
  }
  for (int p = 1; p <= layout.players; ++p) mixer.add(static_cast<std::uint64_t>(view.rank[p] * 4));
  if (view.match) mixer.add(&view.match->game, sizeof(runtime::MatchHead) / 4);
  for (int p = 1; view.sealed && p <= layout.players; ++p) {
    mixer.add(((view.sealed->chosen >> p) & 1) * 2 + (view.sealed->mover == p));
    mixer.add(reinterpret_cast<const std::int32_t*>(view.choices + p), sizeof(Move) / 4);
  }
  return mixer.hash;
}

}  // namespace engine

}  // namespace ludens
