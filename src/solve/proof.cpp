#include "solve/proof.h"

#include "solve/clock.h"
#include "solve/deepening.h"
#include "solve/df_pn.h"
#include "solve/refusals.h"
#include "solve/sample.h"

namespace ludens::solve {

namespace {

class Proving {
 public:
  Proving(const ProofGround& ground, const ProofOptions& options, Proof& out)
      : game_(ground.game),
        packed_(ground.packed),
        symmetry_(ground.symmetry),
        options_(options),
        out_(out),
        meter_(options.most_nodes),
        space_(*game_, packed_, symmetry_, meter_),
        began_(seconds_now()) {}

  // False where keys have no room for a position: state() is it.
  bool run(const Key& root) {
    root_ = space_.least(root);
    out_.mover = packed_.mover(root_);
    if (packed_.is_over(root_))
      note_end();
    else if (options_.method == ProofMethod::DfPn)
      by_numbers();
    else
      by_depth();
    out_.nodes = meter_.nodes();
    out_.was_stopped = meter_.is_stopped();
    using Status = ProofSpace::Status;
    if (space_.status() == Status::TooWide) return false;
    if (space_.status() != Status::Fine) out_.problem = problem_of(space_.status());
    return true;
  }
  const std::byte* state() { return space_.state(); }

 private:
  int players() const { return game_->players(); }
  std::size_t bytes_each() const { return options_.bytes / static_cast<std::size_t>(players()); }
  // Whose win is looked for first and second.
  std::vector<int> order() const {
    if (players() == 1) return {1};
    return {out_.mover, 3 - out_.mover};
  }

  template <class Tell>
  void tell_with(Tell tell) {
    meter_.goes_on = [this, tell] {
      if (!options_.goes_on) return true;
      ProofOptions::Progress progress{.nodes = meter_.nodes(), .seconds = seconds_now() - began_};
      tell(progress);
      return options_.goes_on(progress);
    };
  }
  void note_win(int player) {
    out_.winner = player;
    if (players() == 2) out_.not_won[static_cast<size_t>(3 - player)] = true;
  }
  void note_end() {
    out_.winner = std::max(0, packed_.winner(root_));
    if (*out_.winner > 0) out_.distance = out_.within = 0;
    if (!options_.certificate) return;
    const std::uint16_t nobody =
        players() == 1 ? ProofTable::not_won(1) : ProofTable::not_won(1) | ProofTable::not_won(2);
    const std::uint16_t claim = *out_.winner > 0 ? Value::won(*out_.winner, 0).bits() : nobody;
    out_.certificate = ProofTable(game_, packed_, symmetry_, {{root_, claim}});
  }
  void note_draw() {
    if (out_.not_won[1] && (players() == 1 || out_.not_won[2])) out_.winner = 0;
  }

  void by_numbers() {
    std::vector<std::unique_ptr<DfPn>> provers;
    for (const int player : order()) {
      provers.push_back(std::make_unique<DfPn>(space_, player, bytes_each()));
      DfPn& prover = *provers.back();
      if (!prover.is_sound()) return no_room();
      tell_with([&prover, player, this](ProofOptions::Progress& progress) {
        progress.player = player;
        progress.pn = prover.numbers(root_).pn;
        progress.dn = prover.numbers(root_).dn;
      });
      const Mark mark = prover.ask(root_);
      if (mark == Mark::Unknown) break;
      if (mark == Mark::Won) {
        note_win(player);
        out_.within = prover.plies(root_);
        certify_win(prover, player);
        return;
      }
      out_.not_won[static_cast<size_t>(player)] = true;
    }
    note_draw();
    if (out_.winner) certify_draw(provers);
  }

  void by_depth() {
    std::vector<std::unique_ptr<Deepening>> provers;
    for (const int player : order())
      provers.push_back(std::make_unique<Deepening>(space_, player, bytes_each()));
    for (const auto& prover : provers)
      if (!prover->is_sound()) return no_room();
    for (int plies = 1; plies <= Deepening::kMostPlies && !out_.winner && !meter_.is_stopped(); ++plies) {
      for (std::size_t i = 0; i < provers.size() && !out_.winner; ++i) {
        const int player = order()[i];
        if (out_.not_won[static_cast<size_t>(player)]) continue;
        tell_with([=](ProofOptions::Progress& progress) {
          progress.player = player;
          progress.depth = plies;
        });
        const Mark mark = provers[i]->within(root_, plies);
        if (mark == Mark::NotWon) out_.not_won[static_cast<size_t>(player)] = true;
        if (mark != Mark::Won) continue;
        note_win(player);
        out_.distance = out_.within = plies;
        certify_win(*provers[i], player);
      }
      if (!meter_.is_stopped()) out_.searched = plies;
      if (!out_.winner) note_draw();
      if (out_.winner && *out_.winner == 0) certify_draw(provers);
    }
  }
  void no_room() { out_.problem = "there is no room to remember positions"; }

  std::size_t most_gathered() const {
    constexpr std::size_t kBytes = 128;  // of a position, about
    return std::max<std::size_t>(options_.bytes / kBytes, 1 << 16);
  }
  template <class Prover>
  void certify_win(Prover& prover, int player) {
    if (!options_.certificate) return;
    WonSet won(space_, prover, player, most_gathered());
    if (won.gather(root_) != Gathered::Whole) return;
    std::vector<std::pair<Key, std::uint16_t>> claims;
    for (const auto& [key, rank] : won.take()) claims.emplace_back(key, Value::won(player, rank).bits());
    out_.certificate = ProofTable(game_, packed_, symmetry_, std::move(claims));
  }
  template <class Provers>
  void certify_draw(Provers& provers) {
    if (!options_.certificate) return;
    std::unordered_map<Key, std::uint16_t, KeyHash> claims;
    for (std::size_t i = 0; i < provers.size(); ++i) {
      const int player = order()[i];
      SafeSet safe(space_, *provers[i], player, most_gathered());
      if (safe.gather(root_) != Gathered::Whole) return;
      for (const Key& key : safe.take()) claims[key] |= ProofTable::not_won(player);
    }
    out_.certificate = ProofTable(game_, packed_, symmetry_, {claims.begin(), claims.end()});
  }

  const std::shared_ptr<const engine::Game>& game_;
  const engine::PackedState& packed_;
  const Symmetry& symmetry_;
  const ProofOptions& options_;
  Proof& out_;
  Meter meter_;
  ProofSpace space_;
  const double began_;
  Key root_;
};

}  // namespace

Proof prove(const ProofGround& ground, const Key& key, const ProofOptions& options,
            std::vector<std::byte>& too_wide) {
  Proof out;
  out.symmetries = ground.symmetry.count();
  const double began = seconds_now();
  Proving proving(ground, options, out);
  too_wide.clear();
  if (!proving.run(key))
    too_wide.assign(proving.state(), proving.state() + ground.game->prepared().layout.bytes);
  out.seconds = seconds_now() - began;
  return out;
}

Proof prove(const std::shared_ptr<const engine::Game>& game, const std::byte* block,
            const ProofOptions& options) {
  Proof out;
  out.problem = engine::PackedState::refusal(*game);
  if (out.problem.empty() && game->has_chance()) out.problem = "chance has a say in it";
  if (!out.problem.empty()) return out;
  const double began = seconds_now();
  engine::Table table(*game);
  table.start();
  engine::PackedState packed(table.machine());
  packed.learn(block);
  if (packed.is_ordered(block)) {
    out.problem = kOrdered;
    return out;
  }
  // Where numbers turn out to be larger than keys have room for, all begins anew with wider ones.
  for (;;) {
    const std::vector<Key> sample = sample_keys(*game, packed);
    Key root;
    if (!packed.fits() || !packed.pack(block, root)) {
      out.problem = too_many_bits(packed);
      return out;
    }
    const Symmetry symmetry = options.symmetry ? find_symmetry(*game, packed, sample) : Symmetry();
    std::vector<std::byte> too_wide;
    out = prove({game, packed, symmetry}, root, options, too_wide);
    out.seconds = seconds_now() - began;
    if (too_wide.empty()) return out;
    if (packed.widen(too_wide.data())) continue;
    out.problem = kNoRoomForOne;
    return out;
  }
}

}  // namespace ludens::solve
