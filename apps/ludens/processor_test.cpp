#include "apps/ludens/processor.h"

#include <doctest/doctest.h>

#include <string>

namespace ludens::cli {

TEST_CASE("processor: the first of the instructions that is missing is named") {
  CHECK(missing_instructions(0b11111) == nullptr);
  CHECK(missing_instructions(~0u) == nullptr);
  CHECK(missing_instructions(0) == std::string("popcnt"));
  CHECK(missing_instructions(0b00001) == std::string("avx2"));
  CHECK(missing_instructions(0b11101) == std::string("avx2"));
  CHECK(missing_instructions(0b10111) == std::string("bmi2"));
  CHECK(missing_instructions(0b01111) == std::string("fma"));
}

TEST_CASE("processor: what this program was compiled for is here") {
  const std::string kind = compiled_for();
  CHECK(!kind.empty());
  if (kind == "x86-64-v3") CHECK(missing_instructions(instructions_here()) == nullptr);
}

}  // namespace ludens::cli
