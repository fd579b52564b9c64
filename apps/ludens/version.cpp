// version.cpp - `ludens version`: the smallest command, to copy.
#include <memory>
#include <ostream>

#include "apps/ludens/commands.h"
#include "apps/ludens/processor.h"
#include "base/json.h"

namespace ludens::cli {

namespace {

struct VersionArguments {
  bool json = false;
};

int run_version(const VersionArguments& arguments, Console& console) {
  if (arguments.json) {
    console.out << Json::object()
                       .set("name", "ludens")
                       .set("version", LUDENS_VERSION)
                       .set("processor", compiled_for())
                       .text()
                << '\n';
  } else {
    console.out << "ludens " << LUDENS_VERSION << " for " << compiled_for() << '\n';
  }
  return kFine;
}

}  // namespace

Command version_command() {
  auto arguments = std::make_shared<VersionArguments>();
  return {.name = "version",
          .summary = "Print the version and the kind of processor it is built for",
          .examples = "ludens version",
          .arguments = {{"--json", "as JSON", &arguments->json}},
          .run = [arguments](Console& console) { return run_version(*arguments, console); }};
}

}  // namespace ludens::cli
