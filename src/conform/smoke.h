// smoke.h - does every variant of a game at least compile and play?
//
// A variant is the game as it stands, or with one item of one option chosen and the defaults elsewhere, or
// one of its rulesets. Each is compiled and played at random a few times, in a process of its own
// (limited.h). What the playouts mean is compared elsewhere (judge.h); this finds what breaks.
#pragma once

#include <string>
#include <vector>

#include "conform/limited.h"
#include "ludens/choices.h"

namespace ludens::conform {

struct Variant {
  std::string file;
  std::string name;  // "" for the defaults, "Heading/Item", or "ruleset NAME"
  Choices choices;
};

// The variants of the file: the defaults first, every item that is not one, every ruleset. A text that cannot
// be expanded has only the first, which then says why.
std::vector<Variant> variants_of(const std::string& file);

enum class SmokeStatus {
  Ok,
  Error,  // does not compile, crashes or runs into a limit of the engine
  Needs,  // uses a ludeme that has no meaning yet
  Slow,   // not done in time
};
inline constexpr int kSmokeStatuses = 4;
const char* to_text(SmokeStatus status);  // "ok", "error", "needs", "slow"

struct SmokeVerdict {
  SmokeStatus status = SmokeStatus::Ok;
  std::string why;    // where it is not ok
  long playouts = 0;  // finished or cut
  long plies = 0;
  long cut = 0;        // playouts that were not over at the bound on plies
  long steps = 0;      // of the rules, for the move that took most
  double seconds = 0;  // of processor time, compiling included
};

struct SmokeOrder {
  int playouts = 20;
  int max_plies = 20'000;  // of one playout; games end by themselves after 10,000 moves
  int seconds = 300;       // of processor time for one variant
  int megabytes = 2'048;
  int seed = 1;
  int jobs = 1;
  bool colour = false;  // of the errors
};

// Here and now.
SmokeVerdict smoke_one(const Variant& variant, const SmokeOrder& order);

// Each in its own process. `tell` is called in the order of `variants`; `stopped` ends it all early.
void smoke(const std::vector<Variant>& variants, const SmokeOrder& order,
           const std::function<void(size_t, const SmokeVerdict&)>& tell,
           const std::function<bool()>& stopped = {});

}  // namespace ludens::conform
