// `ludens expansion` as people call it.
#include <doctest/doctest.h>

#include "apps/ludens/command_testing.h"
#include "apps/ludens/commands.h"
#include "base/json.h"

namespace ludens::cli {

TEST_CASE("expansion: sizes and shares, move by move") {
  Command command = expansion_command();
  set(command, "--tiling", std::string("hexagonal"));
  set(command, "--moves", 2);
  const Outcome o = run(command);
  CHECK(o.code == kFine);
  CHECK(o.out ==
        "tiling,strategy,moves,cells,unused\n"
        "hexagonal,fixed,0,1261,100.00\n"
        "hexagonal,fixed,1,1261,99.92\n"
        "hexagonal,fixed,2,1261,99.84\n"
        "hexagonal,perimeter worst,0,1,100.00\n"
        "hexagonal,perimeter worst,1,7,85.71\n"
        "hexagonal,perimeter worst,2,19,89.47\n"
        "hexagonal,perimeter best,0,1,100.00\n"
        "hexagonal,perimeter best,1,7,85.71\n"
        "hexagonal,perimeter best,2,19,89.47\n"
        "hexagonal,zone worst,0,1,100.00\n"
        "hexagonal,zone worst,1,7,85.71\n"
        "hexagonal,zone worst,2,10,80.00\n"
        "hexagonal,zone best,0,1,100.00\n"
        "hexagonal,zone best,1,7,85.71\n"
        "hexagonal,zone best,2,10,80.00\n");
}

TEST_CASE("expansion: JSON has a course for each tiling and strategy") {
  Command command = expansion_command();
  set(command, "--moves", 4);
  set(command, "--json", true);
  const std::optional<Json> json = Json::parse(run(command).out);
  REQUIRE(json);
  CHECK(json->find("courses")->as_array()->size() == 15);
}

TEST_CASE("expansion: a chart is of one tiling") {
  Command command = expansion_command();
  set(command, "--svg", std::string("nowhere.svg"));
  const Outcome o = run(command);
  CHECK(o.code == kUsage);
  CHECK(has(o.err, "say --tiling"));
}

}  // namespace ludens::cli
