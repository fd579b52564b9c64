// passes.h - what is done to a program so that it runs faster. Each pass keeps the meaning and can be left
// out, so that a game can be played with and without it (`ludens agree`, `--without`, `--plain`).
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace ludens::ir {

enum class Pass : std::uint8_t {
  // --- IR to IR (optimize/)
  LiftSteps,
  LiftSlides,
  LiftLeaps,
  LiftHops,
  LiftSites,
  LiftCaptures,
  Fold,
  Combine,
  ByMover,
  TurnThreats,
  // --- how the interpreter prepares a program
  Memo,
  Direct,
  Quick,
  Trials,
  kCount
};
inline constexpr int kPassCount = static_cast<int>(Pass::kCount);

struct PassInfo {
  std::string_view name, doc;
};
inline constexpr PassInfo kPasses[kPassCount] = {
    {"lift-steps", "steps of single pieces become steps of all pieces of a kind at once"},
    {"lift-slides", "the same for slides along lines, and just as far as is counted"},
    {"lift-leaps", "the same for leaps"},
    {"lift-hops",
     "the same for hops over one site or just as many as are counted, and for moves that ask about a site "
     "ahead or behind"},
    {"lift-sites", "loops over sites go only over those where something happens, found all at once"},
    {"lift-captures",
     "rows that are shut in become sets, and what happens to their sites one kind of effect"},
    {"fold", "what is the same in every state is worked out"},
    {"combine", "a capture and the move to its site become one action"},
    {"by-mover", "rules once more for each mover, with all folded away that depends on that"},
    {"turn-threats", "whether a site is threatened is asked from there outwards, with sets"},
    {"memo", "answers that are asked for again are kept while the state stays the same"},
    {"direct", "actions happen at once where none of them reads what another changes"},
    {"quick", "a move that only places or moves one piece binds no registers"},
    {"trials",
     "a condition that sees no more of a move than its piece moved is tested with that alone moved"},
};

using PassSet = std::uint32_t;
inline constexpr PassSet kAllPasses = (PassSet{1} << kPassCount) - 1;
inline constexpr PassSet kNoPasses = 0;
constexpr PassSet bit(Pass pass) {
  return PassSet{1} << static_cast<int>(pass);
}
constexpr bool has(PassSet set, Pass pass) {
  return (set & bit(pass)) != 0;
}

constexpr std::optional<Pass> find_pass(std::string_view name) {
  for (int i = 0; i < kPassCount; ++i)
    if (kPasses[i].name == name) return static_cast<Pass>(i);
  return std::nullopt;
}

}  // namespace ludens::ir
