#include "apps/ludens/processor.h"

#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>

// C alone: an inline function of the standard library that is compiled here and elsewhere might be taken from
// elsewhere, with the very instructions that are missing.

namespace ludens::cli {

namespace {

constexpr const char* kInstructions[] = {"popcnt", "avx2", "bmi", "bmi2", "fma"};
constexpr unsigned kCount = sizeof(kInstructions) / sizeof(kInstructions[0]);

}  // namespace

const char* compiled_for() {
  return LUDENS_CPU_NAME;
}

const char* missing_instructions(unsigned has) {
  for (unsigned i = 0; i < kCount; ++i)
    if ((has >> i & 1) == 0) return kInstructions[i];
  return nullptr;
}

unsigned instructions_here() {
#ifdef __x86_64__
  __builtin_cpu_init();
  unsigned has = 0;
  if (__builtin_cpu_supports("popcnt")) has |= 1;
  if (__builtin_cpu_supports("avx2")) has |= 2;
  if (__builtin_cpu_supports("bmi")) has |= 4;
  if (__builtin_cpu_supports("bmi2")) has |= 8;
  if (__builtin_cpu_supports("fma")) has |= 16;
  return has;
#else
  return 0;
#endif
}

#ifdef LUDENS_CPU_GUARDED
namespace {

// The plain program beside this one: "" where there is no room for its name.
struct Beside {
  char path[4096] = "";
};

Beside plain_program() {
  constexpr char kEnding[] = "-x86-64";
  Beside beside;
  const ssize_t length = readlink("/proc/self/exe", beside.path, sizeof(beside.path) - sizeof(kEnding));
  if (length < 0 || static_cast<size_t>(length) >= sizeof(beside.path) - sizeof(kEnding)) return {};
  memcpy(beside.path + length, kEnding, sizeof(kEnding));
  return beside;
}

// LUDENS_PROCESSOR=x86-64 in the environment: as if this were such a processor.
unsigned instructions_to_count_on() {
  const char* pretended = getenv("LUDENS_PROCESSOR");
  return pretended != nullptr && strcmp(pretended, "x86-64") == 0 ? 0 : instructions_here();
}

// Before the constructors of all other files: the lowest number that programs may use.
__attribute__((constructor(101))) void choose_program(int, char** words, char**) {
  const char* missing = missing_instructions(instructions_to_count_on());
  if (missing == nullptr) return;
  const Beside plain = plain_program();
  if (plain.path[0] != '\0') execv(plain.path, words);  // comes back only where there is none
  fprintf(stderr,
          "error: this ludens was built for processors of the kind %s, and this one has no %s; build it on "
          "this machine"
          " (./start), or for any with cmake --preset portable\n",
          compiled_for(), missing);
  _exit(1);
}

}  // namespace
#endif

}  // namespace ludens::cli
