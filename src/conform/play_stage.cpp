#include "conform/play_stage.h"

#include <algorithm>
#include <cstring>

#include "conform/reference.h"
#include "engine/game.h"
#include "engine/state_text.h"
#include "engine/turn.h"

namespace ludens::conform {

namespace {

using interpreter::Machine;
using interpreter::Move;
using interpreter::MoveList;

std::string clipped(const std::string& text) {
  return text.size() <= 400 ? text : text.substr(0, 400) + "...";
}

std::string differ(const std::string& where, const std::string& ours, const std::string& recorded) {
  // Long lines are shown from where they part.
  size_t at = 0;
  while (at < ours.size() && at < recorded.size() && ours[at] == recorded[at]) ++at;
  const size_t from = at > 120 ? at - 100 : 0;
  const auto part = [&](const std::string& s) {
    return (from > 0 ? "..." : "") + clipped(s.substr(std::min(from, s.size())));
  };
  return where + "\n    ours     " + part(ours) + "\n    recorded " + part(recorded);
}

// Longer lists of legal moves were recorded by their sites alone.
constexpr int kMostWithEffects = 250;

class Replay {
 public:
  Replay(const engine::Game& game, const Recording& recording)
      : recording_(recording),
        machine_(game.prepared()),
        block_(runtime::make_block(game.prepared().layout)) {
    machine_.chance = &chance_;
    chance_.forced = [this](int) {
      return outcomes_.next < outcomes_.faces.size() ? outcomes_.faces[outcomes_.next++] : -1;
    };
    const auto flag = recording.flags.find("stochastic");
    stochastic_ = flag != recording.flags.end() && flag->second;
    machine_.history = &history_;
    machine_.attach(reinterpret_cast<std::byte*>(block_.data()));
  }

  std::string run() {
    for (size_t t = 0; t < recording_.trials.size(); ++t) {
      const std::string why = run_trial(recording_.trials[t]);
      if (!why.empty()) return "trial " + std::to_string(t) + ", " + why;
    }
    return {};
  }

 private:
  std::string run_trial(const RecordedTrial& trial) {
    engine::start(machine_);
    const std::string start = engine::state_text(machine_);
    if (start != trial.start) return differ("start", start, trial.start);
    for (size_t k = 0; k < trial.plies.size(); ++k) {
      const std::string why = run_ply(trial.plies[k], k);
      if (!why.empty()) return "ply " + std::to_string(k) + ", " + why;
    }
    return {};
  }

  std::string named(const Move& move, const std::string& after) {
    return engine::move_sites(machine_, move) + "#" + engine::hex16(engine::text_hash(after)).substr(0, 8);
  }

  std::string state_after(const Move& move, void (*apply)(Machine&, const Move&) = engine::apply) {
    const auto saved = machine_.save();
    apply(machine_, move);
    std::string after = engine::state_text(machine_);
    machine_.restore(saved);
    return after;
  }

  // The keys of legal moves were recorded without what follows the moves (then ...).
  std::string state_at_once(const Move& move) {
    return state_after(move, engine::apply_without_consequences);
  }

  // Dice fall as they fell: the first throw of a ply was drawn before its moves were listed, further ones
  // while the move was made.
  void feed_dice(const RecordedPly& ply) {
    outcomes_ = {};
    std::vector<int> faces;
    constexpr std::string_view kMark = "[SetStateAndUpdateDice:";
    for (size_t at = ply.move.find(kMark); at != std::string::npos; at = ply.move.find(kMark, at + 1)) {
      const size_t state = ply.move.find("state=", at);
      if (state != std::string::npos) faces.push_back(std::atoi(ply.move.c_str() + state + 6));
    }
    size_t dice = 0;
    for (const ir::Container& container : machine_.program.equipment->containers)
      if (container.kind == ir::ContainerKind::Dice) dice += static_cast<size_t>(container.sites);
    dice = std::min<size_t>(dice, runtime::kMaxDice);
    if (!machine_.view.dice || faces.size() < dice) return;
    for (size_t i = 0; i < dice; ++i)
      machine_.view.dice[static_cast<size_t>(runtime::kMaxDice) + i] = faces[i];
    outcomes_.faces.assign(faces.begin() + static_cast<std::ptrdiff_t>(dice), faces.end());
  }

  bool leads_as_recorded(const RecordedPly& ply, const Move& move) {
    outcomes_.next = 0;
    const std::string after = state_after(move);
    outcomes_.next = 0;
    if (!stochastic_) return named(move, after) == ply.move;
    return ply.state.empty() ? engine::hex16(engine::text_hash(after)) == ply.state_hash : after == ply.state;
  }

  std::string run_ply(const RecordedPly& ply, size_t) {
    if (ply.mover != machine_.head().mover)
      return "mover: ours " + std::to_string(machine_.head().mover) + ", recorded " +
             std::to_string(ply.mover);
    if (stochastic_ && ply.move.empty()) return {};  // what was thrown last is not known
    feed_dice(ply);
    engine::legal_moves(machine_, list_);
    std::vector<std::pair<std::string, Move>> keys;
    for (const Move& move : list_.moves)
      keys.emplace_back(stochastic_ || ply.moves > kMostWithEffects ? engine::move_sites(machine_, move)
                                                                    : named(move, state_at_once(move)),
                        move);
    std::ranges::sort(keys, {}, [](const auto& k) { return k.first; });
    if (std::string why = compare_moves(ply, keys); !why.empty()) return why + compare_effects(ply, keys);
    if (ply.move.empty()) return {};
    // The move that was played has its key with all that followed.
    const auto chosen = std::ranges::find_if(keys, [&](const auto& k) {
      return sites_of(k.first) == sites_of(ply.move) && leads_as_recorded(ply, k.second);
    });
    if (chosen == keys.end()) return "no move like the recorded " + ply.move + compare_outcome(ply, keys);
    engine::apply(machine_, chosen->second);
    const std::string state = engine::state_text(machine_);
    if (!ply.state.empty() && state != ply.state) return differ("state after " + ply.move, state, ply.state);
    if (!ply.state_hash.empty() && engine::hex16(engine::text_hash(state)) != ply.state_hash)
      return "hash of the state after " + ply.move + " differs: " + clipped(state);
    return {};
  }

  static std::string sites_of(const std::string& key) { return key.substr(0, key.find_first_of("# ")); }

  // What the recorded move leads to, ours beside it.
  std::string compare_outcome(const RecordedPly& ply, const std::vector<std::pair<std::string, Move>>& keys) {
    for (const auto& [text, move] : keys)
      if (!ply.state.empty() && sites_of(text) == sites_of(ply.move))
        return differ("", state_after(move), ply.state);
    return {};
  }

  // A move that leads elsewhere than the recorded one between the same sites: where ours leads.
  std::string compare_effects(const RecordedPly& ply, const std::vector<std::pair<std::string, Move>>& keys) {
    for (const auto& [text, move] : keys) {
      if (std::ranges::find(ply.keys, text) != ply.keys.end()) continue;
      const auto other = std::ranges::find(ply.keys, sites_of(text), sites_of);
      if (other != ply.keys.end()) return "\n    instead of " + *other + " ours " + state_at_once(move);
    }
    return {};
  }

  std::string compare_moves(const RecordedPly& ply, const std::vector<std::pair<std::string, Move>>& keys) {
    std::string joined;
    for (const auto& [text, move] : keys) joined += (joined.empty() ? "" : " ") + text;
    if (ply.keys.empty() && !ply.moves_hash.empty()) {
      if (engine::hex16(engine::text_hash(joined)) == ply.moves_hash) return {};
      return "the " + std::to_string(keys.size()) + " legal moves differ from the recorded " +
             std::to_string(ply.moves) + ": " + clipped(joined) + "\n    state    " +
             clipped(engine::state_text(machine_));
    }
    std::string ours;
    std::string theirs;
    std::vector<std::string> mine;
    for (const auto& [text, move] : keys) mine.push_back(text);
    std::vector<std::string> recorded = ply.keys;
    std::ranges::sort(recorded);
    std::vector<std::string> extra, missing;
    std::ranges::set_difference(mine, recorded, std::back_inserter(extra));
    std::ranges::set_difference(recorded, mine, std::back_inserter(missing));
    if (extra.empty() && missing.empty()) return {};
    for (const std::string& e : extra) ours += " " + e;
    for (const std::string& e : missing) theirs += " " + e;
    return "legal moves (" + std::to_string(mine.size()) + ", recorded " + std::to_string(ply.moves) +
           ")\n    only ours    " + clipped(ours) + "\n    only recorded" + clipped(theirs) +
           "\n    state    " + clipped(engine::state_text(machine_));
  }

  const Recording& recording_;
  Machine machine_;
  std::vector<std::uint64_t> block_;
  struct Outcomes {
    std::vector<int> faces;
    size_t next = 0;
  };
  Outcomes outcomes_;
  bool stochastic_ = false;
  interpreter::Chance chance_;
  interpreter::History history_;
  MoveList list_;
};

}  // namespace

Verdict judge_play(const Reference& reference, const std::string& game) {
  Verdict verdict{game, Status::Pass, {}};
  const auto fail = [&](std::string why) {
    verdict.status = Status::Fail;
    verdict.why = std::move(why);
    return verdict;
  };
  const Result<std::string> text = read_file(reference.game(game).string());
  if (!text) return fail(to_text(text.diagnostics));
  const engine::Compiled compiled = engine::compile(game, *text);
  if (!compiled.needs.empty()) {
    verdict.status = Status::Skip;
    verdict.why = "needs " + compiled.needs.front();
    return verdict;
  }
  if (!compiled.game) return fail(to_text(compiled.diagnostics));
  const Result<Recording> recording = read_recording(reference.trial(game), Part::Everything);
  if (!recording) return fail(to_text(recording.diagnostics));
  Replay replay(*compiled.game, *recording);
  const std::string why = replay.run();
  return why.empty() ? verdict : fail(why);
}

}  // namespace ludens::conform
