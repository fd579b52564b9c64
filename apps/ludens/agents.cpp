// agents.cpp - `ludens agents`: the players that are programs, and what can be set about them.
#include <memory>
#include <ostream>

#include "agents/agent.h"
#include "apps/ludens/commands.h"
#include "base/json.h"

namespace ludens::cli {

namespace {

struct AgentsArguments {
  bool json = false;
};

Json to_json(const agents::Parameter& parameter) {
  return Json::object()
      .set("name", parameter.name)
      .set("help", parameter.help)
      .set("default", parameter.initial)
      .set("least", parameter.least)
      .set("most", parameter.most)
      .set("whole", parameter.whole);
}

Json to_json(const agents::AgentKind& kind) {
  Json parameters = Json::array();
  for (const agents::Parameter& parameter : kind.parameters) parameters.push(to_json(parameter));
  return Json::object()
      .set("name", kind.name)
      .set("summary", kind.summary)
      .set("parameters", std::move(parameters));
}

std::string padded(std::string text, size_t width) {
  text.resize(std::max(text.size() + 1, width), ' ');
  return text;
}

int run_agents(const AgentsArguments& arguments, Console& console) {
  for (const agents::AgentKind* kind : agents::all_kinds()) {
    if (arguments.json) {
      console.out << to_json(*kind).text() << '\n';
      continue;
    }
    console.out << padded(std::string(kind->name), 10) << kind->summary << '\n';
    for (const agents::Parameter& parameter : kind->parameters)
      console.out << "  " << padded(std::string(parameter.name), 12)
                  << padded(agents::number_text(parameter.initial), 8) << parameter.help << " ["
                  << agents::number_text(parameter.least) << " to " << agents::number_text(parameter.most)
                  << "]\n";
  }
  return kFine;
}

}  // namespace

Command agents_command() {
  auto arguments = std::make_shared<AgentsArguments>();
  return {.name = "agents",
          .summary = "List the players that are programs, and their parameters",
          .examples =
              "ludens agents\n"
              "An agent is written as its name, or as name:parameter=value,parameter=value:\n"
              "ludens match hex uct:threads=2 flat",
          .arguments = {{"--json", "one JSON object per agent and line", &arguments->json}},
          .run = [arguments](Console& console) { return run_agents(*arguments, console); }};
}

}  // namespace ludens::cli
