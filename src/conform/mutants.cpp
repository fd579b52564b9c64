#include "conform/mutants.h"

#include <sys/resource.h>

#include <algorithm>
#include <chrono>

#include "base/processor_time.h"
#include "engine/state_text.h"
#include "engine/table.h"

namespace ludens::conform {

namespace {

long peak_megabytes() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return usage.ru_maxrss / 1024;
}

class MutantPlayer {
 public:
  MutantPlayer(const engine::Game& game, const MutantOrder& order, MutantVerdict& verdict)
      : order_(order), table_(game), verdict_(verdict), deadline_(processor_seconds() + order.seconds) {
    set_limits();
  }

  void run() {
    while (verdict_.playouts < order_.playouts && verdict_.status == MutantStatus::Played) play();
  }

 private:
  void play() {
    const auto seed = static_cast<std::uint64_t>(verdict_.playouts) + 1;
    Random random(seed);
    table_.reseed(seed);
    table_.start();
    const bool thorough = verdict_.playouts % 10 == 0;
    for (int ply = 0; !engine::is_over(table_.machine()) && ply < order_.max_plies; ++ply, ++verdict_.plies) {
      if (processor_seconds() > deadline_) {
        verdict_.status = MutantStatus::Late;
        verdict_.why = std::to_string(verdict_.playouts) + " playouts in time";
        return;
      }
      set_limits();
      if (thorough ? !step_thoroughly(random) : !step(random)) break;
    }
    ++verdict_.playouts;
    if (const auto limit = engine::limit_of(table_.machine()); limit != runtime::Limit::None) {
      verdict_.status = MutantStatus::Limited;
      verdict_.why = runtime::to_text(limit);
    }
  }

  bool step(Random& random) {
    engine::random_move(table_.machine(), list_, random, move_);
    table_.apply(move_);
    return true;
  }

  // A match has a machine for each of its games.
  void set_limits() {
    runtime::Limits& limits = table_.machine().limits;
    limits.steps = order_.steps;
    limits.moves = 200'000;
    limits.actions = 200'000;
  }

  // By the list of all legal moves, and everything that can be said of the state.
  bool step_thoroughly(Random& random) {
    engine::Machine& m = table_.machine();
    engine::any_move(m);
    engine::legal_moves(m, list_);
    if (list_.total == 0) return false;
    move_ = engine::nth_move(m, list_, random.below(list_.total));
    engine::move_sites(m, move_);
    table_.apply(move_);
    engine::state_text(table_.machine());
    return true;
  }

  const MutantOrder& order_;
  engine::Table table_;
  MutantVerdict& verdict_;
  double deadline_;
  engine::MoveList list_;
  engine::Move move_;
};

// --- on its way between two processes

std::string packed_mutant(const MutantVerdict& v) {
  return packed({static_cast<long>(v.status), v.playouts, v.plies}, v.why);
}

MutantVerdict unpacked_mutant(std::string_view text) {
  Unpacked in(text);
  MutantVerdict v;
  v.status = static_cast<MutantStatus>(in.number_below(kMutantStatuses));
  v.playouts = in.number();
  v.plies = in.number();
  v.why = in.text();
  return v;
}

MutantVerdict failed(std::string why) {
  return {MutantStatus::Failed, std::move(why), 0, 0};
}

MutantVerdict verdict_of_mutant(const Finished& finished, const Limits& limits) {
  if (finished.how == Finished::How::Done) return unpacked_mutant(finished.text);
  return failed(to_text(finished, limits));
}

}  // namespace

const char* to_text(MutantStatus status) {
  constexpr const char* kTexts[kMutantStatuses] = {"played", "refused", "needs", "limited", "late", "FAILED"};
  return kTexts[static_cast<int>(status)];
}

MutantVerdict try_mutant(const std::string& text, const MutantOrder& order) {
  const long before = peak_megabytes();
  MutantVerdict v;
  {
    const engine::Compiled compiled = engine::compile("mutant.lud", text);
    if (!compiled.needs.empty()) {
      v.status = MutantStatus::Needs;
      v.why = compiled.needs.front();
    } else if (!compiled.game) {
      v.status = MutantStatus::Refused;
      v.why = to_text(compiled.diagnostics);
      if (compiled.diagnostics.empty()) return failed("refused without a word");
      for (const Diagnostic& d : compiled.diagnostics)
        if (d.message.empty() || d.at.line < 1 || d.at.column < 1) return failed("an error says nothing");
    } else {
      MutantPlayer(*compiled.game, order, v).run();
    }
  }
  if (const long more = peak_megabytes() - before; more > order.megabytes)
    return failed("used " + std::to_string(more) + " MB of memory");
  return v;
}

void run_mutants(const Breeder& breeder, const MutantOrder& order,
                 const std::function<void(std::uint64_t, const MutantVerdict&)>& tell,
                 const std::function<bool()>& stopped) {
  using Clock = std::chrono::steady_clock;
  const auto began = Clock::now();
  const auto is_done = [&] {
    if (stopped && stopped()) return true;
    return order.total_seconds > 0 &&
           std::chrono::duration<double>(Clock::now() - began).count() > order.total_seconds;
  };
  const Limits limits{.seconds = order.hang_seconds, .megabytes = order.megabytes};
  run_limited(
      static_cast<size_t>(order.count), order.jobs, limits,
      [&](size_t i) { return packed_mutant(try_mutant(breeder.mutant(order.first + i), order)); },
      [&](size_t i, const Finished& finished) { tell(order.first + i, verdict_of_mutant(finished, limits)); },
      is_done);
}

}  // namespace ludens::conform
