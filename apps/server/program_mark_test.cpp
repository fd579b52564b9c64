#include "apps/server/program_mark.h"

#include <doctest/doctest.h>

#include "base/files.h"

namespace ludens::server {

TEST_CASE("program mark: is what the linker wrote into this program, and stays") {
  const std::string mark = program_mark();
  CHECK(mark == program_mark());
  REQUIRE(mark.size() >= 16);
  REQUIRE(mark.size() % 2 == 0);
  std::string bytes("GNU\0", 4);  // whose note it is stands right before it
  for (size_t i = 0; i < mark.size(); i += 2)
    bytes += static_cast<char>(std::stoi(mark.substr(i, 2), nullptr, 16));
  const Result<std::string> file = read_file("/proc/self/exe", size_t{1} << 30);
  REQUIRE(file);
  CHECK(file->find(bytes) != std::string::npos);
}

}  // namespace ludens::server
