#include "engine/gpu_playouts.h"

#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include "engine/export_game.h"
#include "native/child.h"

namespace ludens::engine {

namespace {

// The program as one text: the header stands where it is included.
std::string whole_program(const native::Exported& exported) {
  std::string text = native::example_program(exported, "game.cuh");
  const std::string include = "#include \"game.cuh\"\n";
  if (const size_t at = text.find(include); at != std::string::npos)
    text.replace(at, include.size(), exported.text);
  return text;
}

std::vector<std::string> nvcc() {
  const char* const named = std::getenv("LUDENS_NVCC");
  const char* const kind = std::getenv("LUDENS_GPU");
  return {
      named ? named : "nvcc",    "-std=c++20", "-O3", std::string("-arch=") + (kind ? kind : "native"), "-w",
      "--expt-relaxed-constexpr"};
}

// What the program's last line says.
bool read_sums(const std::string& output, PlayoutSums& sums) {
  const size_t last = output.find_last_not_of('\n');
  if (last == std::string::npos) return false;
  const size_t begin = output.rfind('\n', last) + 1;
  const std::string line = output.substr(begin, last + 1 - begin);
  const size_t at = line.rfind(": ", line.find(" playouts, "));
  long given_up = 0;
  const bool read =
      at != std::string::npos && std::sscanf(line.c_str() + at, ": %ld playouts, %ld plies in %lf s",
                                             &sums.playouts, &sums.plies, &sums.seconds) == 3;
  const size_t stopped = line.rfind("given up ");
  if (read && stopped != std::string::npos) given_up = std::atol(line.c_str() + stopped + 9);
  sums.given_up[static_cast<size_t>(runtime::Limit::Moves)] = given_up;
  return read;
}

// So many playouts, after some that the processor plays, too. False where that failed.
bool run_once(const std::string& program, double count, std::uint64_t seed, GpuPlayouts& out,
              PlayoutSums& sums) {
  constexpr const char* kCompared = "10000";
  native::ChildLimits patient;
  patient.seconds = 600;
  const native::Ran ran = native::run_child(
      {program, kCompared, std::to_string(static_cast<long>(count)), std::to_string(seed)}, patient);
  if (ran.status == 1) out.agrees = false;
  if (!ran.ok && ran.status != 1) {
    out.problem = ran.said;
  } else if (!read_sums(ran.output, sums)) {
    out.problem = "what the program on the GPU said is not understood";
  }
  return out.problem.empty();
}

}  // namespace

bool has_gpu() {
  return access("/dev/nvidiactl", F_OK) == 0 || access("/dev/dxg", F_OK) == 0;
}

GpuPlayouts run_on_gpu(const Game& game, const GpuOrder& order, const native::BuildOptions& options) {
  GpuPlayouts out;
  native::ExportOptions wanted;
  wanted.for_gpu = true;
  const native::Exported exported = export_game(game, wanted);
  if (!exported.problem.empty()) {
    out.problem = exported.problem;
    out.refused = true;
    return out;
  }
  native::BuildOptions patient = options;
  patient.seconds = 600;
  patient.megabytes = 0;
  const native::BuiltProgram built = native::build_program(whole_program(exported), nvcc(), ".cu", patient);
  out.made_in = built.seconds;
  out.was_cached = built.was_cached;
  out.problem = built.problem;
  if (!out.problem.empty()) return out;
  // Few first, then some, to see how many there is time for: few do not occupy all of a GPU.
  constexpr double kFew = 100'000, kShort = 0.2;
  double count = kFew;
  for (const double seconds : {kShort, order.seconds}) {
    PlayoutSums sums;
    if (!run_once(built.path, count, order.seed, out, sums)) return out;
    count = std::clamp(sums.per_second() * seconds, kFew, 1e12);
  }
  double slowest = 0;
  for (int i = 0; i < order.repeats; ++i) {
    PlayoutSums sums;
    if (!run_once(built.path, count, order.seed, out, sums)) return out;
    slowest = i == 0 ? sums.per_second() : std::min(slowest, sums.per_second());
    if (i == 0 || sums.per_second() > out.sums.per_second()) out.sums = sums;
  }
  if (out.sums.per_second() > 0) out.spread = 1 - slowest / out.sums.per_second();
  return out;
}

}  // namespace ludens::engine
