// passes_test.cpp - what each pass from IR to IR does, alone or after those that it builds on.
//
//   tests/passes/PASS/NAME.lud        a game where the pass does something; its IR before that is in
//                                     NAME.plain.expected, after it in NAME.expected
//   tests/passes/PASS/kept/NAME.lud   a game that looks like one, where it must not: the rules stay the same
//
// ACCEPT=1 in the environment rewrites the expectations; read the difference before committing it.
#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <functional>

#include "engine/ir_listing.h"
#include "optimize/passes.h"
#include "tests/expected_texts.h"

using namespace ludens;
namespace fs = std::filesystem;

namespace {

constexpr ir::Pass kIrPasses[] = {ir::Pass::LiftSteps,  ir::Pass::LiftSlides, ir::Pass::LiftLeaps,
                                  ir::Pass::LiftHops,   ir::Pass::LiftSites,  ir::Pass::LiftCaptures,
                                  ir::Pass::Fold,       ir::Pass::Combine,    ir::Pass::ByMover,
                                  ir::Pass::TurnThreats};

// What must have been done for the pass to find anything.
ir::PassSet passes_before(ir::Pass pass) {
  if (pass == ir::Pass::TurnThreats) return ir::kAllPasses & ~ir::bit(pass);
  return pass == ir::Pass::LiftCaptures ? ir::bit(ir::Pass::LiftSites) : ir::kNoPasses;
}

fs::path folder_of(ir::Pass pass) {
  return fs::path("tests/passes") / ir::kPasses[static_cast<int>(pass)].name;
}

engine::IrListing listing_of(const fs::path& file, ir::PassSet passes) {
  engine::IrListing listing =
      engine::list_ir(file.filename().string(), content(file), {}, {.passes = passes, .notes = false});
  REQUIRE_MESSAGE(listing.program, to_text(listing.diagnostics));
  return listing;
}

// Two programs of one game, and whether their rules are the same, whatever the numbers of the nodes. Passes
// copy the tables as they are.
struct Pair {
  const ir::Program &a, &b;

  bool is_same(ir::NodeId in_a, ir::NodeId in_b) const {
    return a.nodes[in_a].op == b.nodes[in_b].op &&
           std::ranges::equal(a.attributes(in_a), b.attributes(in_b)) &&
           std::ranges::equal(a.operands(in_a), b.operands(in_b), same_rule());
  }
  std::function<bool(ir::NodeId, ir::NodeId)> same_rule() const {
    return [this](ir::NodeId in_a, ir::NodeId in_b) { return is_same(in_a, in_b); };
  }
  bool has_same_rules() const {
    const auto same_kind = [&](const ir::Kind& x, const ir::Kind& y) {
      return is_same(x.actions, y.actions) && std::ranges::equal(x.thens, y.thens, same_rule());
    };
    const auto same_filter = [&](const ir::Filter& x, const ir::Filter& y) {
      return is_same(x.condition, y.condition);
    };
    const auto same_for_all = [&](ir::NodeId rule, const std::vector<ir::NodeId>& before,
                                  const std::vector<ir::NodeId>& each) {
      if (before.size() == each.size()) return std::ranges::equal(before, each, same_rule());
      return std::ranges::all_of(each, [&](ir::NodeId other) { return is_same(rule, other); });
    };
    const auto same_phase = [&](const ir::Phase& x, const ir::Phase& y) {
      return is_same(x.play, y.play) && is_same(x.end, y.end) && same_for_all(x.play, x.play_as, y.play_as) &&
             same_for_all(x.end, x.end_as, y.end_as);
    };
    return std::ranges::equal(a.kinds, b.kinds, same_kind) &&
           std::ranges::equal(a.start, b.start, same_rule()) &&
           std::ranges::equal(a.filters, b.filters, same_filter) &&
           std::ranges::equal(a.phases, b.phases, same_phase) && is_same(a.end, b.end) &&
           same_for_all(a.end, a.end_as, b.end_as);
  }
};

}  // namespace

TEST_CASE("each pass alone makes of small games what is expected") {
  for (const ir::Pass pass : kIrPasses) {
    const auto games = files_in(folder_of(pass), ".lud");
    CHECK(!games.empty());
    for (fs::path file : games) {
      INFO(file.string());
      const engine::IrListing before = listing_of(file, passes_before(pass));
      const engine::IrListing after = listing_of(file, passes_before(pass) | ir::bit(pass));
      CHECK(!Pair{*before.program, *after.program}.has_same_rules());
      check_expected(before.text, file.replace_extension(".plain.expected"));
      check_expected(after.text, file.replace_extension().replace_extension(".expected"));
    }
  }
}

TEST_CASE("no pass touches rules that only look like what it is for") {
  for (const ir::Pass pass : kIrPasses) {
    const auto games = files_in(folder_of(pass) / "kept", ".lud");
    CHECK(!games.empty());
    for (const fs::path& file : games) {
      INFO(file.string());
      const engine::IrListing before = listing_of(file, passes_before(pass));
      const engine::IrListing after = listing_of(file, passes_before(pass) | ir::bit(pass));
      const Pair pair{*before.program, *after.program};
      CHECK_MESSAGE(pair.has_same_rules(), after.text);
    }
  }
}

TEST_CASE("without passes a program stays what it is") {
  for (const ir::Pass pass : kIrPasses)
    for (const fs::path& file : files_in(folder_of(pass), ".lud")) {
      const engine::IrListing plain = listing_of(file, ir::kNoPasses);
      CHECK(optimize::optimize(*plain.program, ir::kNoPasses) == *plain.program);
    }
}
