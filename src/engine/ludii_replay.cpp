// ludii_replay.cpp - plays a trial of Ludii with our rules.
//
// Ludii writes down sites and actions, not which rule a move came from. Where several legal moves go between
// the recorded sites, those come first that do what the actions say; a wrong guess is found out later and
// taken back.
#include <algorithm>
#include <map>

#include "engine/data.h"
#include "engine/lines.h"
#include "engine/ludii_trial.h"
#include "interpreter/dice.h"

namespace ludens::engine {

namespace {

// Where a site stands after the actions that a file tells, as far as they say it plainly: its topmost piece.
class Facts {
 public:
  Facts(const StateData& before, const LudiiMove& move) : data_(before), view_(before.view()) {
    for (const LudiiAction& action : move.actions) learn(action);
  }

  // How many of them hold in this state, less those that do not.
  int score(const StateData& after) const {
    const runtime::View view = after.view();
    int score = 0;
    for (const auto& [place, what] : pieces_) score += top(view, place) == what ? 1 : -1;
    for (const auto& [place, state] : states_) {
      const runtime::Space& s = view.space[place.first];
      if (s.state) score += s.state[runtime::top_index(s, place.second)] == state ? 1 : -1;
    }
    for (const auto& [player, points] : scores_)
      if (view.score && player >= 1 && player <= after.layout().players)
        score += view.score[player] == points ? 1 : -1;
    return score;
  }

 private:
  using Place = std::pair<int, int>;  // type, site

  std::optional<Place> place(const LudiiAction& action, std::string_view type_key,
                             std::string_view key) const {
    const std::string_view type = action.field(type_key);
    int t = type == "Edge"     ? 1
            : type == "Vertex" ? 2
            : type == "Cell"   ? 0
                               : data_.engine_game().prepared().default_type;
    const int site = action.number(key, -1);
    if (t == 0 && site >= data_.engine_game().prepared().first_beyond)
      t = data_.engine_game().prepared().default_type;
    if (!view_.space[t].what || site < 0 || site >= view_.space[t].sites) return std::nullopt;
    return Place{t, site};
  }

  static int top(const runtime::View& view, const Place& place) {
    const runtime::Space& s = view.space[place.first];
    return runtime::stack_size(s, place.second) == 0
               ? 0
               : runtime::piece_at(s, runtime::top_index(s, place.second)).what;
  }

  int now(const Place& place) const {
    const auto known = pieces_.find(place);
    return known != pieces_.end() ? known->second : top(view_, place);
  }

  // Below a piece that leaves a stack there may be another.
  void emptied(const Place& place) {
    if (view_.space[place.first].height > 1)
      pieces_.erase(place);
    else
      pieces_[place] = 0;
  }

  void learn(const LudiiAction& action) {
    if (action.name == "Add" || action.name == "Promote") {
      const auto to = place(action, "type", "to");
      const int what = action.number("what", -1);
      if (to && what >= 0) pieces_[*to] = what;
      if (to && !action.field("state").empty()) states_[*to] = action.number("state", 0);
    } else if (action.name == "Remove") {
      const auto to = place(action, "type", "to");
      if (to && action.field("applied") != "false") emptied(*to);
    } else if (action.name == "Move") {
      const auto from = place(action, "typeFrom", "from");
      const auto to = place(action, "typeTo", "to");
      if (!from || !to) return;
      const int what = now(*from);
      emptied(*from);
      pieces_[*to] = what;
      states_.erase(*from);
      states_.erase(*to);
    } else if (action.name == "SetState") {
      if (const auto to = place(action, "type", "to")) states_[*to] = action.number("state", 0);
    } else if (action.name == "SetScore") {
      scores_[action.number("player", 0)] = action.number("score", 0);
    }
  }

  const StateData& data_;
  runtime::View view_;
  std::map<Place, int> pieces_, states_;
  std::map<int, int> scores_;
};

// The last place where there was more than one way to read a move.
struct Choice {
  size_t ply = 0;
  std::vector<Move> left;  // the best last
};

class Replay {
 public:
  Replay(Trial& trial, const RecordedTrial& recorded) : trial_(trial), recorded_(recorded) {
    for (const ir::Container& container : program().equipment->containers)
      if (container.kind == ir::ContainerKind::Dice) dice_ += static_cast<size_t>(container.sites);
  }

  // The first ply that cannot be played, or as many as there are.
  size_t run() {
    trial_.restart(faces_for(0));
    size_t furthest = 0;
    size_t steps = 0;
    const size_t most = 20 * recorded_.plies.size() + 1'000;
    while (trial_.plies() < recorded_.plies.size()) {
      const size_t k = trial_.plies();
      furthest = std::max(furthest, k);
      std::vector<Move> moves = moves_like(recorded_.plies[k]);
      if (moves.size() > 1) choices_.push_back({k, moves});
      if (!moves.empty()) {
        if (moves.size() > 1) choices_.back().left.pop_back();
        play(moves.back(), k);
        continue;
      }
      if (++steps > most || !go_back()) return furthest;
    }
    return recorded_.plies.size();
  }

 private:
  const ir::Program& program() const { return trial_.game().data().game->program(); }

  bool go_back() {
    while (!choices_.empty() && choices_.back().left.empty()) choices_.pop_back();
    if (choices_.empty()) return false;
    while (trial_.plies() > choices_.back().ply) trial_.undo();
    const Move move = choices_.back().left.back();
    choices_.back().left.pop_back();
    play(move, choices_.back().ply);
    return true;
  }

  // The first throw of a ply was drawn before its moves were listed, further ones while the move was made.
  Trial::Outcomes faces_for(size_t k) const {
    Trial::Outcomes out;
    if (k < recorded_.plies.size() && recorded_.plies[k].faces.size() >= dice_)
      for (size_t i = 0; i < dice_; ++i) out.push_back(outcome(i, recorded_.plies[k].faces[i]));
    return out;
  }
  int outcome(size_t die, int face) const {
    return interpreter::outcome_for_face(program(), static_cast<int>(die), face);
  }

  void play(const Move& move, size_t k) {
    const std::vector<int>& faces = recorded_.plies[k].faces;
    Trial::Outcomes outcomes;
    for (size_t i = dice_; i < faces.size() && dice_ > 0; ++i)
      outcomes.push_back(outcome(i % dice_, faces[i]));
    const Trial::Outcomes next = faces_for(k + 1);
    outcomes.insert(outcomes.end(), next.begin(), next.end());
    outcomes.insert(outcomes.begin(), trial_.state().data().draws.size(), -1);
    trial_.play_legal(move, outcomes);
  }

  // The legal moves that the recorded one may be, the likeliest last.
  std::vector<Move> moves_like(const RecordedPly& ply) {
    State& state = trial_.state();
    if (state.over() || ply.move.mover != state.mover()) return {};
    const auto has = [&](std::string_view name) {
      return std::ranges::any_of(ply.move.actions, [&](const LudiiAction& a) {
        return a.name == name && a.field("decision") == "true";
      });
    };
    const bool pass = has("Pass");
    const bool swap = has("Swap");
    std::vector<Move> out;
    for (const Move& move : trial_.legal_moves()) {
      const ir::Kind& kind = program().kinds[move.kind];
      const bool alike =
          pass || swap ? (pass && kind.pass) || (swap && kind.swap)
                       : !kind.pass && !kind.swap && move.from == ply.move.from && move.to == ply.move.to;
      if (alike && std::ranges::find(out, move) == out.end()) out.push_back(move);
    }
    if (out.size() < 2) return out;
    const Facts facts(state.data(), ply.move);
    std::vector<std::pair<int, Move>> scored;
    for (auto move = out.rbegin(); move != out.rend(); ++move) {
      State after = state;
      trial_.referee().apply_legal(after, *move);
      scored.emplace_back(facts.score(after.data()), *move);
    }
    std::ranges::stable_sort(scored, {}, [](const auto& s) { return s.first; });
    out.clear();
    for (const auto& [score, move] : scored) out.push_back(move);
    return out;
  }

  Trial& trial_;
  const RecordedTrial& recorded_;
  size_t dice_ = 0;
  std::vector<Choice> choices_;
};

Diagnostic error_at(const std::string& file, std::string_view text, int line, std::string message) {
  Lines lines(file, text);
  while (lines.number() < line && lines.next()) {
  }
  return lines.error(lines.line(), "L0403", std::move(message));
}

// What is wrong with the result, or nothing. A player who is still in play has rank 0.
std::string compare_result(const State& state, const RecordedTrial& recorded) {
  if (recorded.over != state.over())
    return state.over() ? "the game is over here" : "the game is not over here";
  for (int p = 1; p <= state.players() && static_cast<size_t>(p) < recorded.ranks.size(); ++p)
    if (recorded.ranks[static_cast<size_t>(p)] != state.rank(p))
      return "player " + std::to_string(p) + " has another rank here";
  return {};
}

}  // namespace

}  // namespace ludens::engine

namespace ludens {

Result<Trial> Trial::load_ludii(Game game, const std::string& file, std::string_view text) {
  engine::RecordedTrial recorded;
  if (std::optional<Diagnostic> error = engine::read_ludii_lines(file, text, recorded)) return *error;
  Trial trial(std::move(game));
  const size_t played = engine::Replay(trial, recorded).run();
  if (played < recorded.plies.size())
    return engine::error_at(file, text, recorded.plies[played].line,
                            "no legal move like this one, ply " + std::to_string(played));
  if (recorded.ranks.empty()) return trial;
  if (std::string wrong = engine::compare_result(trial.state(), recorded); !wrong.empty())
    return engine::error_at(file, text, recorded.ranks_line, std::move(wrong));
  return trial;
}

}  // namespace ludens
