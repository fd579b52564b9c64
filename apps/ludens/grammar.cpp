// grammar.cpp - `ludens grammar`: the whole language as an EBNF, or as JSON for editors.
#include <memory>
#include <ostream>

#include "apps/ludens/commands.h"
#include "language/grammar_writer.h"
#include "ludemes/registry.h"

namespace ludens::cli {

namespace {

struct GrammarArguments {
  bool json = false;
};

int run_grammar(const GrammarArguments& arguments, Console& console) {
  const Registry& registry = ludemes::registry();
  if (arguments.json) {
    console.out << grammar_json(registry).text(1) << '\n';
  } else {
    console.out << grammar_text(registry);
  }
  return kFine;
}

}  // namespace

Command grammar_command() {
  auto a = std::make_shared<GrammarArguments>();
  return {.name = "grammar",
          .summary = "Print the grammar of the game language",
          .examples =
              "ludens grammar > grammar.txt\n"
              "ludens grammar --json                     types, forms and slots, for editors",
          .arguments = {{"--json", "as JSON", &a->json}},
          .run = [a](Console& console) { return run_grammar(*a, console); }};
}

}  // namespace ludens::cli
