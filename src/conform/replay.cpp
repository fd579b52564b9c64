#include "conform/replay.h"

#include <algorithm>
#include <cstdio>
#include <utility>

#include "conform/guesses.h"
#include "conform/recorded_dice.h"
#include "engine/arrange.h"
#include "engine/state_text.h"
#include "engine/turn.h"
#include "ir/ops/dice.h"

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

std::string sites_of(const std::string& key) {
  return key.substr(0, key.find_first_of("# "));
}

struct Keyed {
  std::string key;
  Move move;
};

class Replay {
 public:
  Replay(const engine::Game& game, const Recording& recording, bool go_on)
      : recording_(recording),
        go_on_(go_on),
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

  Replayed run() {
    for (size_t t = 0; t < recording_.trials.size() && goes_on(); ++t) {
      where_ = "trial " + std::to_string(t);
      out_.trials.emplace_back();
      run_trial(recording_.trials[t], out_.trials.back());
    }
    return std::move(out_);
  }

 private:
  bool goes_on() const { return go_on_ || out_.difference.empty(); }

  void note(const std::string& why) {
    if (out_.difference.empty()) out_.difference = where_ + ", " + why;
  }

  // Where chance lays the pieces out, they are laid out as recorded. Dice are drawn as well, but not thrown
  // yet.
  void begin(const std::string& recorded) {
    std::vector<Draw> drawn;
    outcomes_ = {};
    chance_.record = &drawn;
    engine::start(machine_);
    chance_.record = nullptr;
    if (drawn.size() > dice_count() && our_text() != recorded) engine::arrange(machine_, recorded);
  }

  void run_trial(const RecordedTrial& recorded, RecordedTrial& ours) {
    const std::string trial = where_;
    begin(recorded.start);
    branches_.clear();
    add_branch(branches_);
    guessing_ = guesses_.begin();
    ours.start = our_text();
    if (ours.start != recorded.start) note(differ("start", ours.start, recorded.start));
    for (size_t k = 0; k < recorded.plies.size() && goes_on(); ++k) {
      where_ = trial + ", ply " + std::to_string(k);
      if (engine::is_over(machine_)) {
        note("the game is over here, the recorded one goes on");
        break;
      }
      ours.plies.emplace_back();
      if (!run_ply(recorded.plies[k], ours.plies.back())) {
        ours.cut = "cut no move like the recorded one";
        return;
      }
    }
    where_ = trial;
    if (!goes_on()) return;
    ours.cut = recorded.cut;
    ours.done = done_text(ours.plies.size(), recorded.cut == "nomoves");
    if (ours.done != recorded.done) note(differ("result", ours.done, recorded.done));
  }

  // The recorded simulation is not over when nothing happens any more, it just stops.
  std::string our_text() const {
    std::string text = engine::state_text(machine_);
    constexpr std::string_view kOver = " over rank=";
    const size_t at = machine_.program.mode == ir::kSimulation ? text.find(kOver) : std::string::npos;
    return at == std::string::npos ? text : text.erase(at, kOver.size());
  }

  std::string done_text(size_t plies, bool stopped) const {
    const bool stays_open = stopped && machine_.program.mode == ir::kSimulation;
    const bool over = engine::is_over(machine_) && !stays_open;
    std::string text = "plies=" + std::to_string(plies) + " over=" + (over ? "true" : "false");
    if (!over) return text;
    text += " rank=[0.0";
    for (int p = 1; p <= machine_.layout.players; ++p) {
      char rank[32];
      std::snprintf(rank, sizeof(rank), ", %.1f", static_cast<double>(machine_.view.rank[p]));
      text += rank;
    }
    return text + "]";
  }

  // What is no decision was recorded without its sites.
  std::string recorded_sites(const Move& move) {
    std::string text = engine::move_sites(machine_, move);
    const ir::Kind& kind = machine_.program.kinds[move.kind];
    const size_t middle = text.find('>');
    if (kind.decision || kind.pass || kind.swap || middle + 1 >= text.size()) return text;
    return text.substr(0, 1) + "-1>" + text[middle + 1] + "-1";
  }

  std::string named(const Move& move, const std::string& after) {
    return recorded_sites(move) + "#" + engine::hex16(engine::text_hash(after)).substr(0, 8);
  }

  std::string state_after(const Move& move, void (*apply)(Machine&, const Move&) = engine::apply) {
    const auto saved = machine_.save();
    apply(machine_, move);
    std::string after = our_text();
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
    const std::vector<int> faces = faces_thrown(ply.move);
    const size_t dice = dice_count();
    if (!machine_.view.dice || faces.size() < dice) return;
    for (size_t i = 0; i < dice; ++i) waiting_die(i) = faces[i];
    outcomes_.faces.assign(faces.begin() + static_cast<std::ptrdiff_t>(dice), faces.end());
  }

  size_t dice_count() const {
    size_t dice = 0;
    for (const ir::Container& container : machine_.program.equipment->containers)
      if (container.kind == ir::ContainerKind::Dice) dice += static_cast<size_t>(container.sites);
    return std::min<size_t>(dice, runtime::kMaxDice);
  }
  std::int32_t& waiting_die(size_t i) { return machine_.view.dice[runtime::kMaxDice + i]; }

  bool leads_as_recorded(const RecordedPly& ply, const Move& move) {
    outcomes_.next = 0;
    const std::string after = state_after(move);
    outcomes_.next = 0;
    if (ply.move.find('#') != std::string::npos && named(move, after) != ply.move) return false;
    if (ply.state.empty() && ply.state_hash.empty()) return true;
    return ply.state.empty() ? engine::hex16(engine::text_hash(after)) == ply.state_hash : after == ply.state;
  }

  // Recording looked at what each move leads to only as long as that did not take too long: the keys of long
  // lists, and of late plies, are sites alone. A list kept as one hash does not say which it was.
  std::vector<Keyed> keyed_moves(const RecordedPly& ply) {
    engine::legal_moves(machine_, list_);
    std::vector<Keyed> keys;
    for (const Move& move : list_.moves) keys.push_back({recorded_sites(move), move});
    std::ranges::sort(keys, {}, &Keyed::key);
    if (stochastic_ || !tells_effects(ply, keys)) return keys;
    for (Keyed& k : keys) k.key = named(k.move, state_at_once(k.move));
    std::ranges::sort(keys, {}, &Keyed::key);
    return keys;
  }

  static bool tells_effects(const RecordedPly& ply, const std::vector<Keyed>& by_sites) {
    if (!ply.keys.empty())
      return std::ranges::any_of(ply.keys,
                                 [](const std::string& k) { return k.find('#') != std::string::npos; });
    return ply.moves_hash != hash_of(by_sites);
  }

  static std::string hash_of(const std::vector<Keyed>& keys) {
    std::string joined;
    for (const Keyed& k : keys) joined += (joined.empty() ? "" : " ") + k.key;
    return engine::hex16(engine::text_hash(joined));
  }

  // A position that the recording may be in. Moves between the same sites that lead to what looks the same
  // may differ in what a recording does not tell: a variable, a value remembered, a die left over. All of
  // them are followed until later plies decide.
  struct Branch {
    std::vector<std::uint64_t> block, positions;

    bool operator==(const Branch&) const = default;
  };
  static constexpr size_t kMostBranches = 32;

  void enter(const Branch& branch) {
    std::ranges::copy(branch.block, block_.begin());
    history_.positions = branch.positions;
  }
  void add_branch(std::vector<Branch>& branches) const {
    Branch branch{block_, history_.positions};
    if (branches.size() < kMostBranches && std::ranges::find(branches, branch) == branches.end())
      branches.push_back(std::move(branch));
  }

  // False where no move of ours can stand for the recorded one.
  bool run_ply(const RecordedPly& ply, RecordedPly& ours) {
    if (stochastic_ && ply.move.empty()) {  // what was thrown last is not known
      ours.mover = machine_.head().mover;
      if (ply.mover != ours.mover) note("another mover");
      return true;
    }
    if (guessing_) return run_differing_ply(ply, ours);
    std::vector<Branch> next;
    for (const Branch& branch : branches_) {
      enter(branch);
      follow(ply, next);
    }
    enter(branches_.front());
    if (next.empty()) return run_differing_ply(ply, ours);
    branches_ = std::move(next);
    ours = ply;
    enter(branches_.front());
    return true;
  }

  // Where the ply may lead, if it agrees. A throw that left nothing but a forced pass is not in the
  // recording: what it may have been is tried out.
  void follow(const RecordedPly& ply, std::vector<Branch>& next) {
    if (ply.mover != machine_.head().mover) return;
    feed_dice(ply);
    const size_t before = next.size();
    follow_as_thrown(ply, next);
    if (next.size() > before || !machine_.view.dice || !faces_thrown(ply.move).empty()) return;
    constexpr int kMostThrows = 1'296;
    constexpr int kFaces = 6;
    const size_t dice = dice_count();
    for (size_t i = 0; i < dice; ++i) waiting_die(i) = 0;
    for (int tries = 0; tries < kMostThrows; ++tries) {
      follow_as_thrown(ply, next);
      size_t i = 0;
      while (i < dice && ++waiting_die(i) == kFaces) waiting_die(i++) = 0;
      if (i == dice) return;
    }
  }

  void follow_as_thrown(const RecordedPly& ply, std::vector<Branch>& next) {
    const std::vector<Keyed> keys = keyed_moves(ply);
    if (!agree(ply, keys)) return;
    if (ply.move.empty()) return add_branch(next);
    const Branch here{block_, history_.positions};
    const bool dice = machine_.view.dice != nullptr;
    const std::vector<int> used = dice ? dice_used(ply.move) : std::vector<int>();
    std::vector<const Keyed*> fitting;
    for (const Keyed& k : keys)
      if (sites_of(k.key) == sites_of(ply.move) && fits(ply, k)) fitting.push_back(&k);
    const auto uses_same = [&](const Keyed* k) { return dice_used_by(k->move) == used; };
    if (dice && std::ranges::any_of(fitting, uses_same))
      std::erase_if(fitting, [&](const Keyed* k) { return !uses_same(k); });
    for (const Keyed* k : fitting) {
      if (!draws_otherwise()) {
        play_on(*k, here, next);
        continue;
      }
      for_each_luck(ply, k->move, [&](const std::vector<int>& luck) {
        outcomes_ = {luck, 0};
        play_on(*k, here, next);
        return false;
      });
    }
  }

  void play_on(const Keyed& k, const Branch& here, std::vector<Branch>& next) {
    outcomes_.next = 0;
    engine::apply(machine_, k.move);
    add_branch(next);
    enter(here);
  }

  // As far as ours goes where it differs, from the first of the positions.
  bool run_differing_ply(const RecordedPly& ply, RecordedPly& ours) {
    ours.mover = machine_.head().mover;
    if (ply.mover != ours.mover)
      note("mover: ours " + std::to_string(ours.mover) + ", recorded " + std::to_string(ply.mover));
    feed_dice(ply);
    std::vector<Keyed> keys = keyed_moves(ply);
    if (guessing_ && !keys.empty() && keys[0].key.find('#') != std::string::npos)
      guesses_.narrow([&] {
        keys = keyed_moves(ply);
        return agree(ply, keys);
      });
    fill_moves(ply, keys, ours);
    compare_moves(ply, keys, ours);
    if (ply.move.empty()) return true;
    if (!goes_on()) return false;
    const Keyed* chosen = choose(ply, keys);
    if (!chosen) return false;
    if (ply.move.find('#') != std::string::npos)
      ours.move = named(chosen->move, state_after(chosen->move));
    else
      ours.move = sites_of(chosen->key) + ply.move.substr(sites_of(ply.move).size());
    engine::apply(machine_, chosen->move);
    compare_state(ply, ours);
    branches_.clear();
    add_branch(branches_);
    return true;
  }

  // What dice show is recorded; other chance is not, and what happened by luck would not happen again.
  bool draws_otherwise() const { return stochastic_ && !machine_.view.dice; }

  bool fits(const RecordedPly& ply, const Keyed& k) {
    if (!draws_otherwise()) return leads_as_recorded(ply, k.move);
    return for_each_luck(ply, k.move, [](const std::vector<int>&) { return true; });
  }

  // Calls visit with each way that chance can make the move lead as recorded; visit returns true to stop.
  // Few more are looked for once there is one.
  template <class Visit>
  bool for_each_luck(const RecordedPly& ply, const Move& move, Visit visit) {
    constexpr int kMostTries = 20'000;
    constexpr int kMoreTries = 200;
    std::vector<int> choice, limit;
    int tries_left = kMostTries;
    bool stopped = false;
    while (!stopped && tries_left-- > 0) {
      size_t asked = 0;
      limit.clear();
      const auto as_recorded = std::exchange(chance_.forced, [&](int n) {
        if (asked == choice.size()) choice.push_back(0);
        limit.push_back(n);
        return choice[asked++];
      });
      const bool leads = leads_as_recorded(ply, move);
      chance_.forced = as_recorded;
      choice.resize(limit.size());
      if (leads) {
        stopped = visit(choice);
        tries_left = std::min(tries_left, kMoreTries);
      }
      while (!choice.empty() && choice.back() + 1 >= limit[choice.size() - 1]) choice.pop_back();
      if (choice.empty()) break;
      ++choice.back();
    }
    return stopped;
  }

  // Which dice the move uses up: the text of a state does not show it, so that moves may look alike that
  // leave other dice to play.
  std::vector<int> dice_used_by(const Move& move) {
    std::vector<interpreter::Action> actions;
    const auto saved = machine_.save();
    machine_.trace = &actions;
    engine::apply(machine_, move);
    machine_.restore(saved);
    outcomes_.next = 0;
    std::vector<int> sites;
    for (const interpreter::Action& a : actions) {
      if (a.op != &ir::Op::ActUseDice) continue;
      int die = 0;
      for (const ir::Container& container : machine_.program.equipment->containers)
        for (int i = 0; container.kind == ir::ContainerKind::Dice && i < container.sites; ++i, ++die)
          if (die < runtime::kMaxDice && ((a.v[0] >> die) & 1)) sites.push_back(container.first + i);
    }
    return sites;
  }

  // Second best to a move that leads as recorded: one between the same sites.
  const Keyed* choose(const RecordedPly& ply, const std::vector<Keyed>& keys) {
    if (guessing_) {
      const auto guess = guesses_.choose(std::atoi(ply.move.c_str() + 1),
                                         [&](const Move& m) { return leads_as_recorded(ply, m); });
      if (guess) {
        guessed_ = {sites_of(ply.move), *guess};
        return &guessed_;
      }
    }
    const auto is_near = [&](const Keyed& k) { return sites_of(k.key) == sites_of(ply.move); };
    auto chosen = std::ranges::find_if(keys, [&](const Keyed& k) { return is_near(k) && fits(ply, k); });
    if (chosen == keys.end()) {
      note("no move like the recorded " + ply.move + compare_outcome(ply, keys));
      chosen = std::ranges::find_if(keys, is_near);
    }
    return chosen == keys.end() ? nullptr : &*chosen;
  }

  void compare_state(const RecordedPly& ply, RecordedPly& ours) {
    std::string state = our_text();
    const std::string hash = engine::hex16(engine::text_hash(state));
    if (!ply.state.empty() && state != ply.state) note(differ("state after " + ply.move, state, ply.state));
    if (!ply.state_hash.empty() && hash != ply.state_hash)
      note("hash of the state after " + ply.move + " differs: " + clipped(state));
    if (ply.state_hash.empty())
      ours.state = std::move(state);
    else
      ours.state_hash = hash;
  }

  // What the recorded move leads to, ours beside it.
  std::string compare_outcome(const RecordedPly& ply, const std::vector<Keyed>& keys) {
    for (const auto& [text, move] : keys)
      if (!ply.state.empty() && sites_of(text) == sites_of(ply.move))
        return differ("", state_after(move), ply.state);
    return {};
  }

  // A move that leads elsewhere than the recorded one between the same sites: where ours leads.
  std::string compare_effects(const RecordedPly& ply, const std::vector<Keyed>& keys) {
    for (const auto& [text, move] : keys) {
      if (std::ranges::find(ply.keys, text) != ply.keys.end()) continue;
      const auto other = std::ranges::find(ply.keys, sites_of(text), sites_of);
      if (other != ply.keys.end()) return "\n    instead of " + *other + " ours " + state_at_once(move);
    }
    return {};
  }

  static void fill_moves(const RecordedPly& ply, const std::vector<Keyed>& keys, RecordedPly& ours) {
    ours.moves = static_cast<int>(keys.size());
    if (!ply.moves_hash.empty()) ours.moves_hash = hash_of(keys);
    for (const Keyed& k : keys)
      if (ply.moves_hash.empty()) ours.keys.push_back(k.key);
  }

  static bool agree(const RecordedPly& ply, const std::vector<Keyed>& keys) {
    if (ply.moves != static_cast<int>(keys.size())) return false;
    if (!ply.moves_hash.empty()) return hash_of(keys) == ply.moves_hash;
    return std::ranges::equal(keys, ply.keys, {}, &Keyed::key);
  }

  void compare_moves(const RecordedPly& ply, const std::vector<Keyed>& keys, const RecordedPly& ours) {
    if (agree(ply, keys)) return;
    const std::string state = "\n    state    " + clipped(our_text());
    const std::string counts = std::to_string(ours.moves) + ", recorded " + std::to_string(ply.moves);
    if (!ply.moves_hash.empty()) {
      std::string joined;
      for (const Keyed& k : keys) joined += " " + k.key;
      return note("legal moves (" + counts + ") have another hash; ours:" + clipped(joined) + state);
    }
    std::vector<std::string> recorded = ply.keys;
    std::ranges::sort(recorded);
    std::vector<std::string> extra, missing;
    std::ranges::set_difference(ours.keys, recorded, std::back_inserter(extra));
    std::ranges::set_difference(recorded, ours.keys, std::back_inserter(missing));
    std::string only_ours, only_theirs;
    for (const std::string& e : extra) only_ours += " " + e;
    for (const std::string& e : missing) only_theirs += " " + e;
    note("legal moves (" + counts + ")\n    only ours    " + clipped(only_ours) + "\n    only recorded" +
         clipped(only_theirs) + state + compare_effects(ply, keys));
  }

  const Recording& recording_;
  bool go_on_;
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
  std::vector<Branch> branches_;  // at least one
  Guesses guesses_{machine_};
  bool guessing_ = false;
  Keyed guessed_;
  std::string where_;
  Replayed out_;
};

}  // namespace

Replayed replay(const engine::Game& game, const Recording& recording, bool go_on) {
  return Replay(game, recording, go_on).run();
}

}  // namespace ludens::conform
