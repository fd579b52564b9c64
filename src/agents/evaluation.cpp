#include "agents/evaluation.h"

#include <algorithm>
#include <cmath>

#include "engine/pieces.h"

namespace ludens::agents {

using engine::component_at;
using engine::for_each_piece;

// What it is worth that all of the way to the end has been gone, and none by the other player: a lead of so
// many pieces all but wins.
constexpr int kNearnessInPieces = 2;

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
  return 1 / (1 + std::exp(-2 * pieces));
}

// Watches random games, ply by ply: first how pieces move, then what those who won had more of.
class Learner {
 public:
  Learner(const Game& game, std::uint64_t seed)
      : referee_(game, seed), random_(seed), state_(referee_.start()) {}

  // False where the limits came first.
  bool go_on(const Limits& limits) {
    const Watched watched(referee_, limits);
    while (part_ != Part::Done)
      if (limits.over() || !watch()) return false;
    return true;
  }

  // As far as that is known.
  Evaluation evaluation() {
    if (part_ == Part::Moves) value_pieces();
    const auto sign = [&](double agreement) {
      return decided_ < 5 || std::abs(agreement) < 0.1 * decided_ ? 0 : agreement > 0 ? 1 : -1;
    };
    Evaluation out;
    out.values_ = values_;
    out.has_captures_ = has_captures_;
    out.material_ = decided_ >= 5 ? sign(material_) : 1;
    out.points_ = decided_ >= 5 ? 100 * sign(points_) : 100;
    out.mobility_ = 5 * sign(mobility_);
    referee_.start(state_);
    out.medium_ = medium_worth();
    if (decided_ < 5) {
      engine::Nearness nearness(referee_.game());
      if (nearness.is_known(state_)) out.nearness_ = std::move(nearness);
    }
    out.tells_apart_ = (out.material_ != 0 && has_material_leads_) ||
                       (out.points_ != 0 && has_point_leads_) || out.nearness_.has_value();
    return out;
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
    values_.assign(names.size(), 0);
    for (size_t c = 1; c < names.size(); ++c) {
      double seen = 0;
      double moves = 0;
      for (size_t same = 1; same < names.size(); ++same) {
        if (names[same] != names[c]) continue;
        seen += seen_[same];
        moves += moves_of_[same];
      }
      values_[c] = 50 + (seen > 0 ? static_cast<int>(std::lround(100 * moves / seen)) : 0);
    }
  }

  int medium_worth() const {
    int worth = 0;
    int pieces = 0;
    for_each_piece(state_, [&](size_t component, int owner, int n) {
      if (owner == 0 || component >= values_.size()) return;
      worth += n * values_[component];
      pieces += n;
    });
    return pieces > 0 ? std::max(1, worth / pieces) : 100;
  }

  enum class Part { Moves, Leads, Done };
  struct Lead {
    int material, points, moves;  // of player 1
  };

  // One ply, or what comes after the last one; false where there was no time for it.
  bool watch() {
    if (!in_game_) begin_game();
    const int longest = part_ == Part::Moves ? kLongest : 5 * kLongest;
    if (!state_.over() && length_ < longest) {
      referee_.legal_moves(state_, legal_);
      if (referee_.out_of_time()) return false;
      if (!legal_.empty()) {
        const Move move = legal_[static_cast<size_t>(random_.below(static_cast<int>(legal_.size())))];
        part_ == Part::Moves ? watch_moves() : watch_lead();
        ++length_;
        ++plies_;
        referee_.apply_legal(state_, move);
        return !referee_.out_of_time();
      }
    }
    end_game();
    return true;
  }

  void begin_game() {
    in_game_ = true;
    length_ = 0;
    leads_.clear();
    std::ranges::fill(moves_of_player_, 0);
    referee_.start(state_);
  }
  void end_game() {
    in_game_ = false;
    if (part_ == Part::Leads) compare_leads();
    if (++games_ < kGames && plies_ < kPlies) return;
    games_ = plies_ = 0;
    if (part_ == Part::Moves) value_pieces();
    part_ = part_ == Part::Moves ? Part::Leads : Part::Done;
  }

  void watch_moves() {
    const int mover = state_.mover();
    for_each_piece(state_, [&](size_t component, int owner, int n) {
      if (owner == mover) count(component, n, 0);
    });
    for (const Move& move : legal_) {
      if (move.from < 0 || move.from == move.to) continue;
      const size_t component = component_at(state_, move.from);
      if (component > 0) count(component, 0, 1);
      if (state_.owner(move.to) == 3 - mover) has_captures_ = true;
    }
  }

  void watch_lead() {
    moves_of_player_[std::clamp(state_.mover(), 0, 2)] = static_cast<int>(legal_.size());
    Evaluation material;
    material.values_ = values_;
    material.material_ = 1;
    leads_.push_back({material(state_, 1), state_.score(1) - state_.score(2),
                      length_ == 0 ? 0 : moves_of_player_[1] - moves_of_player_[2]});
    has_material_leads_ = has_material_leads_ || leads_.back().material != 0;
    has_point_leads_ = has_point_leads_ || leads_.back().points != 0;
  }

  // Who was ahead after three quarters of the game, and who won?
  void compare_leads() {
    if (!state_.over() || state_.winner() == 0 || leads_.empty()) return;
    const Lead& lead = leads_[leads_.size() * 3 / 4];
    const double won = state_.winner() == 1 ? 1 : -1;
    const auto sign = [](int x) { return x > 0 ? 1 : x < 0 ? -1 : 0; };
    ++decided_;
    material_ += won * sign(lead.material);
    points_ += won * sign(lead.points);
    mobility_ += won * sign(lead.moves);
  }

  Referee referee_;
  Random random_;
  State state_;
  Moves legal_;
  Part part_ = Part::Moves;
  bool in_game_ = false;
  int length_ = 0;  // of the game
  std::vector<Lead> leads_;
  int moves_of_player_[3] = {};
  std::vector<double> seen_, moves_of_;  // by component
  std::vector<int> values_;
  bool has_captures_ = false;
  int games_ = 0;
  int plies_ = 0;
  int decided_ = 0;
  bool has_material_leads_ = false, has_point_leads_ = false;
  double material_ = 0, points_ = 0, mobility_ = 0;  // games where who led won, less those where he lost
};

Evaluation Evaluation::learn(const Game& game, std::uint64_t seed, const Limits& limits) {
  Learner learner(game, seed);
  learner.go_on(limits);
  return learner.evaluation();
}

// --- bit by bit

struct Learning::Trial {
  Trial(const Game& game, std::uint64_t seed) : referee(game, seed), random(seed), state(referee.start()) {}

  // False where the limits came first.
  bool go_on(const Limits& limits) {
    const Watched watched(referee, limits);
    for (; games < kTrialGames; ++games) {
      if (state.over() || state.ply() >= kFarthest) referee.start(state);
      if (!play_out(referee, state, random, limits, kFarthest - state.ply())) return false;
      won += state.over() && state.winner() != 0 ? 1 : 0;
      plies += state.ply();
    }
    return true;
  }
  bool says_little() const { return plies >= kTrialGames * kLong && plies >= won * kPliesForWin; }

  // Random games that are looked at, each so far at most. They say little where they take long, and so many
  // plies are played for each that somebody wins.
  static constexpr int kTrialGames = 8;
  static constexpr int kFarthest = 500;
  static constexpr int kLong = 200;
  static constexpr int kPliesForWin = 400;

  Referee referee;
  Random random;
  State state;
  int games = 0, won = 0, plies = 0;
};

Learning::Learning(const Game& game, std::uint64_t seed)
    : trial_(std::make_unique<Trial>(game, seed)), learner_(std::make_unique<Learner>(game, seed)) {}
Learning::~Learning() = default;

bool Learning::looks_at_games(const Limits& limits) {
  return trial_->go_on(limits);
}
bool Learning::do_games_say_little() const {
  return trial_->says_little();
}
bool Learning::learns(const Limits& limits) {
  return learner_->go_on(limits);
}
Evaluation Learning::evaluation() const {
  return learner_->evaluation();
}

}  // namespace ludens::agents
