#include "conform/smoke.h"

#include <algorithm>
#include <map>

#include "base/files.h"
#include "base/processor_time.h"
#include "engine/table.h"
#include "engine/turn.h"
#include "language/expand.h"
#include "ludemes/registry.h"

namespace ludens::conform {

namespace {

// --- one playout after the other

class Smoker {
 public:
  Smoker(const engine::Game& game, const SmokeOrder& order, double deadline, SmokeVerdict& verdict)
      : order_(order), table_(game), deadline_(deadline), verdict_(verdict) {}

  void run() {
    while (verdict_.playouts < order_.playouts && verdict_.status == SmokeStatus::Ok) play();
  }

 private:
  void play() {
    const std::uint64_t seed = mix64(static_cast<std::uint64_t>(order_.seed) * 1'000'003 +
                                     static_cast<std::uint64_t>(verdict_.playouts));
    Random random(seed);
    table_.reseed(seed);
    table_.start();
    int ply = 0;
    for (; !engine::is_over(table_.machine()) && ply < order_.max_plies; ++ply) {
      if (ply % 16 == 0 && processor_seconds() > deadline_) return stop_late(ply);
      engine::random_move(table_.machine(), list_, random, move_);
      note_steps();
      table_.apply(move_);
      note_steps();
    }
    verdict_.plies += ply;
    if (const auto limit = engine::limit_of(table_.machine()); limit != runtime::Limit::None)
      return fail("playout " + std::to_string(verdict_.playouts + 1) + ", ply " + std::to_string(ply) + ": " +
                  runtime::to_text(limit));
    ++verdict_.playouts;
    verdict_.cut += !engine::is_over(table_.machine());
  }

  void note_steps() {
    const engine::Machine& m = table_.machine();
    verdict_.steps = std::max(verdict_.steps, static_cast<long>(m.steps_used()));
  }

  void fail(std::string why) {
    verdict_.status = SmokeStatus::Error;
    verdict_.why = std::move(why);
  }

  void stop_late(int ply) {
    verdict_.plies += ply;
    verdict_.status = SmokeStatus::Slow;
    verdict_.why = std::to_string(verdict_.playouts) + " of " + std::to_string(order_.playouts) +
                   " playouts in " + std::to_string(order_.seconds) + " seconds";
  }

  const SmokeOrder& order_;
  engine::Table table_;
  double deadline_;
  SmokeVerdict& verdict_;
  engine::MoveList list_;
  engine::Move move_;
};

// --- a verdict on its way between two processes

std::string packed_smoke(const SmokeVerdict& v) {
  return packed(
      {static_cast<long>(v.status), v.playouts, v.plies, v.cut, v.steps, static_cast<long>(1e6 * v.seconds)},
      v.why);
}

SmokeVerdict unpacked_smoke(std::string_view text) {
  Unpacked in(text);
  SmokeVerdict v;
  v.status = static_cast<SmokeStatus>(in.number_below(kSmokeStatuses));
  v.playouts = in.number();
  v.plies = in.number();
  v.cut = in.number();
  v.steps = in.number();
  v.seconds = 1e-6 * static_cast<double>(in.number());
  v.why = in.text();
  return v;
}

SmokeVerdict verdict_of(const Finished& finished, const Limits& limits) {
  if (finished.how == Finished::How::Done) return unpacked_smoke(finished.text);
  SmokeVerdict v;
  v.status = SmokeStatus::Error;
  v.why = to_text(finished, limits);
  if (finished.how == Finished::How::OutOfTime) {
    v.status = SmokeStatus::Slow;
    v.seconds = limits.seconds;
    v.why = "a single move, or compiling, " + v.why;
  }
  return v;
}

}  // namespace

const char* to_text(SmokeStatus status) {
  constexpr const char* kTexts[kSmokeStatuses] = {"ok", "error", "needs", "slow"};
  return kTexts[static_cast<int>(status)];
}

std::vector<Variant> variants_of(const std::string& file) {
  std::vector<Variant> out{{file, "", {}}};
  Result<std::string> text = read_file(file);
  if (!text) return out;
  const Result<Expansion> expansion = expand(file, std::move(*text));
  if (!expansion) return out;
  for (const OptionCategory& category : expansion->options.categories)
    for (size_t i = 0; i < category.items.size(); ++i) {
      if (static_cast<int>(i) == category.chosen) continue;
      const std::string name = category.heading + "/" + category.items[i].name;
      out.push_back({file, name, {.options = {name}, .ruleset = {}}});
    }
  for (const Ruleset& ruleset : expansion->options.rulesets)
    out.push_back({file, "ruleset " + ruleset.name, {.options = {}, .ruleset = ruleset.name}});
  return out;
}

SmokeVerdict smoke_one(const Variant& variant, const SmokeOrder& order) {
  const double began = processor_seconds();
  SmokeVerdict v;
  Result<std::string> text = read_file(variant.file);
  if (!text) {
    v.status = SmokeStatus::Error;
    v.why = to_text(text.diagnostics, order.colour);
    return v;
  }
  const engine::Compiled compiled = engine::compile(variant.file, std::move(*text), variant.choices);
  if (!compiled.needs.empty()) {
    v.status = SmokeStatus::Needs;
    v.why = compiled.needs.front();
  } else if (!compiled.game) {
    v.status = SmokeStatus::Error;
    v.why = to_text(compiled.diagnostics, order.colour);
  } else {
    Smoker(*compiled.game, order, began + order.seconds, v).run();
  }
  v.seconds = processor_seconds() - began;
  return v;
}

void smoke(const std::vector<Variant>& variants, const SmokeOrder& order,
           const std::function<void(size_t, const SmokeVerdict&)>& tell,
           const std::function<bool()>& stopped) {
  ludemes::registry();  // made once, before the processes part
  // One that minds the time itself is stopped only where a single move takes so long.
  const Limits limits{.seconds = 2 * order.seconds, .megabytes = order.megabytes};
  std::map<size_t, SmokeVerdict> waiting;
  size_t next = 0;
  run_limited(
      variants.size(), order.jobs, limits,
      [&](size_t i) { return packed_smoke(smoke_one(variants[i], order)); },
      [&](size_t i, const Finished& finished) {
        waiting[i] = verdict_of(finished, limits);
        for (auto at = waiting.find(next); at != waiting.end(); at = waiting.find(++next)) {
          tell(next, at->second);
          waiting.erase(at);
        }
      },
      stopped);
}

}  // namespace ludens::conform
