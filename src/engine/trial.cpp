#include "ludens/trial.h"

#include <algorithm>

#include "engine/data.h"
#include "engine/lines.h"
#include "engine/state_text.h"

namespace ludens {

namespace {

// Forces and records chance for as long as it lives: by the outcomes that are given, then by what it has
// decided before.
class Script {
 public:
  // Draws are numbered from `first` among the outcomes, and from `first - begin` in the fate.
  Script(Chance& chance, const Trial::Outcomes& outcomes, size_t first, const Fate* fate, size_t begin,
         std::vector<Draw>* record)
      : chance_(chance), outcomes_(outcomes), fate_(fate), next_(first), begin_(begin) {
    chance_.forced = [this](int ways) { return next(ways); };
    chance_.record = record;
  }
  ~Script() {
    chance_.forced = nullptr;
    chance_.record = nullptr;
  }
  Script(const Script&) = delete;

 private:
  int next(int ways) {
    const size_t number = next_++;
    const int given = number < outcomes_.size() ? outcomes_[number] : -1;
    return given >= 0 || !fate_ ? given : fate_->outcome(number - begin_, ways);
  }

  Chance& chance_;
  const Trial::Outcomes& outcomes_;
  const Fate* fate_;  // null: nothing was decided before
  size_t next_, begin_;
};

std::string after_hash(const State& state) {
  return engine::hex16(engine::text_hash(engine::text_of_rules(state.data()))).substr(0, 8);
}

Trial::Outcomes outcomes_of(const Trial::Ply& ply) {
  Trial::Outcomes out;
  for (const Draw& draw : ply.draws) out.push_back(draw.outcome);
  return out;
}

}  // namespace

Trial::Trial(Game game, std::uint64_t seed) : referee_(std::move(game), seed), state_(referee_.start()) {
  referee_.chance().random = Random(seed);
  restart({});
}

void Trial::restart(const Outcomes& outcomes) {
  start_draws_.clear();
  plies_.clear();
  at_ = 0;
  moves_known_ = false;
  decided_.clear();
  {
    const Script script(referee_.chance(), outcomes, 0, nullptr, 0, &start_draws_);
    referee_.begin(state_);
  }
  open_turn();
}

Trial::Decided& Trial::decided_at(size_t ply) {
  if (decided_.size() <= ply) decided_.resize(ply + 1);
  return decided_[ply];
}

const std::vector<Draw>& Trial::draws_about_moves() const {
  return state_.data().draws;
}

void Trial::foresee(size_t ply, const Outcomes& about_moves, const Outcomes& afterwards) {
  Decided& decided = decided_at(ply);
  for (size_t i = 0; i < about_moves.size(); ++i) decided.about_moves.note(i, {0, about_moves[i]});
  for (size_t i = 0; i < afterwards.size(); ++i) decided.afterwards.note(i, {0, afterwards[i]});
}

void Trial::open_turn() {
  const Outcomes none;
  const std::vector<Draw>& draws = state_.data().draws;
  Fate& fate = decided_at(at_).about_moves;
  {
    const Script script(referee_.chance(), none, draws.size(), &fate, 0, nullptr);
    referee_.open(state_);
  }
  for (size_t i = 0; i < draws.size(); ++i) fate.note(i, draws[i]);
}

const Moves& Trial::legal_moves() {
  return legal_moves({});
}

const Moves& Trial::legal_moves(const Outcomes& outcomes) {
  if (moves_known_ && outcomes.empty()) return moves_;
  std::vector<Draw>& draws = state_.data().draws;
  if (!outcomes.empty()) draws.clear();
  Fate& fate = decided_at(at_).about_moves;
  {
    const Script script(referee_.chance(), outcomes, draws.size(), &fate, 0, nullptr);
    if (!outcomes.empty()) referee_.open(state_);
    referee_.legal_moves(state_, moves_);
  }
  for (size_t i = 0; i < draws.size(); ++i) fate.note(i, draws[i]);
  moves_known_ = true;
  return moves_;
}

bool Trial::play(const Move& move) {
  const Moves& moves = legal_moves();
  if (std::ranges::find(moves, move) == moves.end()) return false;
  play_legal(move);
  return true;
}

bool Trial::play_key(std::string_view key) {
  const Moves moves = legal_moves();
  const Move* found = nullptr;
  for (const Move& move : moves) {
    if (referee_.sites(state_, move) != key && referee_.key(state_, move) != key) continue;
    if (found && *found != move) return false;
    found = &move;
  }
  if (found) play_legal(*found);
  return found != nullptr;
}

int Trial::play_random(Random& random, int max_plies) {
  int made = 0;
  for (; made < max_plies && !state_.over(); ++made) {
    const Moves& moves = legal_moves();
    if (moves.empty()) break;  // a limit was reached
    play_legal(Move(moves[static_cast<size_t>(random.below(static_cast<int>(moves.size())))]));
  }
  return made;
}

void Trial::play_legal(const Move& move, const Outcomes& outcomes) {
  legal_moves();  // so that chance has decided about them, whoever chose the move
  const std::string sites = referee_.sites(state_, move);
  Ply ply;
  ply.mover = state_.mover();
  ply.move = move;
  ply.draws = state_.data().draws;
  const size_t before = ply.draws.size();
  Fate& fate = decided_at(at_).afterwards;
  {
    const Script script(referee_.chance(), outcomes, before, &fate, before, &ply.draws);
    referee_.make(state_, move, ply.undo);
  }
  for (size_t i = before; i < ply.draws.size(); ++i) fate.note(i - before, ply.draws[i]);
  ply.key = sites + "#" + after_hash(state_);
  if (const int twins = twins_before(ply, sites); twins > 0) ply.key += "~" + std::to_string(twins + 1);
  plies_.resize(at_++);
  plies_.push_back(std::move(ply));
  moves_known_ = false;
  open_turn();
}

// Legal moves before this one that have the same key. The ply was just made.
int Trial::twins_before(const Ply& ply, const std::string& sites) {
  int twins = 0;
  bool undone = false;
  for (auto other = moves_.begin(); other != moves_.end() && *other != ply.move; ++other) {
    if (other->from != ply.move.from || other->to != ply.move.to) continue;
    if (std::find(moves_.begin(), other, *other) != other) continue;  // listed twice
    if (!undone) referee_.take_back(state_, ply.undo);
    undone = true;
    if (referee_.sites(state_, *other) == sites && key_after(*other, sites, outcomes_of(ply)) == ply.key)
      ++twins;
  }
  if (undone) {
    const Outcomes outcomes = outcomes_of(ply);
    const Script script(referee_.chance(), outcomes, ply.undo.draws.size(), nullptr, 0, nullptr);
    referee_.make(state_, ply.move);
  }
  return twins;
}

// What the key of the move would be.
std::string Trial::key_after(const Move& move, const std::string& sites, const Outcomes& outcomes) {
  Undo undo;
  const size_t before = state_.data().draws.size();
  const Script script(referee_.chance(), outcomes, before, &decided_at(at_).afterwards, before, nullptr);
  referee_.make(state_, move, undo);
  std::string key = sites + "#" + after_hash(state_);
  referee_.take_back(state_, undo);
  return key;
}

const Move* Trial::find(std::string_view key, const Outcomes& outcomes) {
  int twins = 0;
  const size_t mark = key.find('~');
  if (mark != std::string_view::npos) {
    const std::optional<int> count = engine::to_number<int>(key.substr(mark + 1));
    if (!count || *count < 2) return nullptr;
    twins = *count - 1;
    key = key.substr(0, mark);
  }
  const std::string_view sites = key.substr(0, key.find('#'));
  const Moves& moves = legal_moves(outcomes);
  for (auto move = moves.begin(); move != moves.end(); ++move) {
    if (std::find(moves.begin(), move, *move) != move) continue;  // listed twice
    if (referee_.sites(state_, *move) == sites && key_after(*move, std::string(sites), outcomes) == key &&
        twins-- == 0)
      return &*move;
  }
  return nullptr;
}

bool Trial::undo() {
  if (at_ == 0) return false;
  referee_.undo(state_, plies_[--at_].undo);
  moves_known_ = false;
  return true;
}

bool Trial::redo() {
  if (at_ == plies_.size()) return false;
  Ply& ply = plies_[at_++];
  const Outcomes outcomes = outcomes_of(ply);
  state_.data().draws = ply.undo.draws;
  {
    const Script script(referee_.chance(), outcomes, ply.undo.draws.size(), nullptr, 0, nullptr);
    referee_.make(state_, ply.move, ply.undo);
  }
  if (at_ < plies_.size()) state_.data().draws = plies_[at_].undo.draws;
  moves_known_ = false;
  open_turn();
  return true;
}

}  // namespace ludens
