// end_result.cpp - (result): a player wins, loses or draws.
#include "ir/ops/outcomes.h"
#include "ludemes/lowering.h"

namespace ludens::ludemes::rules {

namespace {

NodeId lower_end_result(Lowering& l, const Use& use) {
  constexpr Named<int> kOutcomes[] = {{"Win", 0}, {"Loss", 1},    {"Draw", 2},
                                      {"Tie", 3}, {"Abandon", 4}, {"Crash", 4}};
  const std::string_view role = use.word("player");
  const int outcome = use.pick("outcome", kOutcomes, 2);
  if (role.starts_with("Team")) {
    l.program.uses.teams = true;
    return l.ir.node(Op::TeamResult, {l.player(role)}, {outcome});
  }
  return l.ir.node(Op::Result, {l.player(role)}, {outcome, role == "All" ? 1 : 0});
}

}  // namespace

constexpr Meaning end_result_meaning{.lower = lower_end_result};

extern const Ludeme end_result = {
    .rule = "result",
    .form = "(result <roleType> <resultType>)",
    .summary = "States the result of a player or of a team",
    .params = {{"player", "the player or the team"}, {"outcome", "how the game ends for them"}},
    .example = "(result Mover Win)",
    .note =
        "With three players or more, who has won or lost takes no more turns and the others play on. To "
        "end the game for all of them at once, state a result for All.",
    .meaning = &end_result_meaning,
};

}  // namespace ludens::ludemes::rules
