#include "agents/evaluation.h"

#include <algorithm>
#include <cmath>

#include "engine/pieces.h"

namespace ludens::agents {

using engine::component_at;
using engine::for_each_piece;

// What it is worth that all of the way to the end has been gone, and none by the other player: more than
// what is usually won or lost on the way.
constexpr int kNearnessInPieces = 8;

int Evaluation::piece_value(const State& state, int site) const {
  const size_t component = component_at(state, site);
  return component < values_.size() ? values_[component] : 0;
}

int Evaluation::operator()(State& state, int player) {
  int out = 0;
  if (material_ != 0)
    for_each_piece(state, [&](size_t component, int owner, int count) {
      if (owner == 0 || component >= values_.size()) return;
      const int value = values_[component] * count;
      out += owner == player ? value : owner <= 2 ? -value : 0;
    });
  out *= material_;
  if (points_ != 0) out += points_ * (state.score(player) - state.score(3 - player));
  if (nearness_) {
    const double lead = (*nearness_)(state, player);
    out += static_cast<int>(std::lround(kNearnessInPieces * medium_ * lead));
  }
  return out;
}

double Evaluation::chances(State& state, int player) {
  const double pieces = static_cast<double>((*this)(state, player)) / medium_;
  return 1 / (1 + std::exp(-pieces / 2));
}

// Watches random games: first how pieces move, then what those who won had more of.
class Learner {
 public:
  Learner(const Game& game, std::uint64_t seed, const Limits& limits)
      : limits_(limits),
        referee_(game, seed),
        random_(seed),
        state_(referee_.start()),
        watched_(referee_, limits) {}

  Evaluation learn() {
    for (int game = 0; game < kGames && plies_ < kPlies && !limits_.over(); ++game) watch_moves();
    value_pieces();
    evaluation_.material_ = 1;
    evaluation_.points_ = 100;
    plies_ = 0;
    for (int game = 0; game < kGames && plies_ < kPlies && !limits_.over(); ++game) watch_leads();
    const auto sign = [&](double agreement) {
      return decided_ < 5 || std::abs(agreement) < 0.1 * decided_ ? 0 : agreement > 0 ? 1 : -1;
    };
    if (decided_ >= 5) {
      evaluation_.material_ = sign(material_);
      evaluation_.points_ = 100 * sign(points_);
    }
    evaluation_.mobility_ = 5 * sign(mobility_);
    referee_.start(state_);
    evaluation_.medium_ = medium_worth();
    if (decided_ < 5) {
      engine::Nearness nearness(referee_.game());
      if (nearness.is_known(state_)) evaluation_.nearness_ = std::move(nearness);
    }
    evaluation_.tells_apart_ = (evaluation_.material_ != 0 && has_material_leads_) ||
                               (evaluation_.points_ != 0 && has_point_leads_) ||
                               evaluation_.nearness_.has_value();
    return std::move(evaluation_);
  }

 private:
  static constexpr int kGames = 40;
  static constexpr int kPlies = 1500;  // in all
  static constexpr int kLongest = 200;

  void count(size_t component, double pieces, double moves) {
    if (component >= seen_.size()) {
      seen_.resize(component + 1);
      moves_of_.resize(component + 1);
    }
    seen_[component] += pieces;
    moves_of_[component] += moves;
  }

  // A step's worth for every move, and a half for being there. The same for both players' pieces of a name.
  void value_pieces() {
    const std::vector<std::string> names = engine::kind_names(state_);
    count(names.size() - 1, 0, 0);
    evaluation_.values_.assign(names.size(), 0);
    for (size_t c = 1; c < names.size(); ++c) {
      double seen = 0;
      double moves = 0;
      for (size_t same = 1; same < names.size(); ++same) {
        if (names[same] != names[c]) continue;
        seen += seen_[same];
        moves += moves_of_[same];
      }
      evaluation_.values_[c] = 50 + (seen > 0 ? static_cast<int>(std::lround(100 * moves / seen)) : 0);
    }
  }

  int medium_worth() const {
    int worth = 0;
    int pieces = 0;
    for_each_piece(state_, [&](size_t component, int owner, int n) {
      if (owner == 0 || component >= evaluation_.values_.size()) return;
      worth += n * evaluation_.values_[component];
      pieces += n;
    });
    return pieces > 0 ? std::max(1, worth / pieces) : 100;
  }

  void watch_moves() {
    referee_.start(state_);
    for (int ply = 0; ply < kLongest && !state_.over() && !limits_.over(); ++ply, ++plies_) {
      referee_.legal_moves(state_, legal_);
      if (legal_.empty()) break;
      const int mover = state_.mover();
      for_each_piece(state_, [&](size_t component, int owner, int n) {
        if (owner == mover) count(component, n, 0);
      });
      for (const Move& move : legal_) {
        if (move.from < 0 || move.from == move.to) continue;
        const size_t component = component_at(state_, move.from);
        if (component > 0) count(component, 0, 1);
        if (state_.owner(move.to) == 3 - mover) evaluation_.has_captures_ = true;
      }
      referee_.apply_legal(state_,
                           legal_[static_cast<size_t>(random_.below(static_cast<int>(legal_.size())))]);
    }
  }

  struct Lead {
    int material, points, moves;  // of player 1
  };

  // Who was ahead after three quarters of the game, and who won?
  void watch_leads() {
    referee_.start(state_);
    std::vector<Lead> leads;
    int moves_of_player[3] = {};
    Evaluation material;
    material.values_ = evaluation_.values_;
    material.material_ = 1;
    for (int ply = 0; !state_.over() && ply < 5 * kLongest && !limits_.over(); ++ply, ++plies_) {
      referee_.legal_moves(state_, legal_);
      if (legal_.empty()) break;
      moves_of_player[std::clamp(state_.mover(), 0, 2)] = static_cast<int>(legal_.size());
      leads.push_back({material(state_, 1), state_.score(1) - state_.score(2),
                       ply == 0 ? 0 : moves_of_player[1] - moves_of_player[2]});
      has_material_leads_ = has_material_leads_ || leads.back().material != 0;
      has_point_leads_ = has_point_leads_ || leads.back().points != 0;
      referee_.apply_legal(state_,
                           legal_[static_cast<size_t>(random_.below(static_cast<int>(legal_.size())))]);
    }
    if (!state_.over() || state_.winner() == 0 || leads.empty()) return;
    const Lead& lead = leads[leads.size() * 3 / 4];
    const double won = state_.winner() == 1 ? 1 : -1;
    const auto sign = [](int x) { return x > 0 ? 1 : x < 0 ? -1 : 0; };
    ++decided_;
    material_ += won * sign(lead.material);
    points_ += won * sign(lead.points);
    mobility_ += won * sign(lead.moves);
  }

  const Limits& limits_;
  Referee referee_;
  Random random_;
  State state_;
  Watched watched_;
  Moves legal_;
  std::vector<double> seen_, moves_of_;  // by component
  int plies_ = 0;
  int decided_ = 0;
  bool has_material_leads_ = false, has_point_leads_ = false;
  double material_ = 0, points_ = 0, mobility_ = 0;  // games where who led won, less those where he lost
  Evaluation evaluation_;
};

Evaluation Evaluation::learn(const Game& game, std::uint64_t seed, const Limits& limits) {
  return Learner(game, seed, limits).learn();
}

}  // namespace ludens::agents
