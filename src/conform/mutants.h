// mutants.h - mutants of games (breeder.h) are compiled and played, each in a process of its own.
//
// Whatever their rules say, the answer is an error with a place, a ludeme that is missing, a game that plays,
// or one that the engine gave up at one of its limits. Anything else is a failure of ours: a crash, a call
// that does not come back, memory that grows, an error that says nothing.
#pragma once

#include <string>
#include <vector>

#include "conform/breeder.h"
#include "conform/limited.h"

namespace ludens::conform {

enum class MutantStatus {
  Played,
  Refused,  // with errors
  Needs,    // a ludeme that has no meaning yet
  Limited,  // the engine gave up, and said so
  Late,     // it plays, but not all of what was asked for in time
  Failed,
};
inline constexpr int kMutantStatuses = 6;
const char* to_text(MutantStatus status);  // "played", "refused", ...

struct MutantVerdict {
  MutantStatus status = MutantStatus::Played;
  std::string why;
  long playouts = 0, plies = 0;
};

struct MutantOrder {
  std::uint64_t first = 1;  // number of the first mutant
  long count = 1'000;
  double total_seconds = 0;  // no mutant is begun later; 0: no such bound
  int playouts = 1'000;      // of each mutant
  int max_plies = 500;       // of each playout
  int seconds = 60;          // of processor time to play in
  int hang_seconds = 150;    // of processor time for all of it: more is a failure
  int megabytes = 1'500;
  std::int64_t steps = 2'000'000;  // for one move: runtime::Limits
  int jobs = 1;
};

// Here and now; a crash is a crash.
MutantVerdict try_mutant(const std::string& text, const MutantOrder& order);

// `tell` is called with number and verdict as they come; `stopped` ends it all early.
void run_mutants(const Breeder& breeder, const MutantOrder& order,
                 const std::function<void(std::uint64_t, const MutantVerdict&)>& tell,
                 const std::function<bool()>& stopped = {});

}  // namespace ludens::conform
