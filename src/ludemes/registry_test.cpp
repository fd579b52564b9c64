// Every record is sound: it is documented, and its example is what it claims to be.
#include "ludemes/registry.h"

#include <doctest/doctest.h>

#include <set>

#include "language/binder.h"
#include "language/expand.h"
#include "ludemes/meaning.h"

namespace ludens::ludemes {

namespace {

// Forms that the grammar lists but nobody can write: their argument is of a type that no text gives.
const std::set<std::string_view> kUnwritable = {"(region <equipment.region>)"};

// A form whose text another form takes too, with the same meaning: numbers without a fraction are dimensions
// and fractions alike, and the fractions' form wins.
const std::set<std::string_view> kSameAsAnother = {"(poly {{<dim>}} [rotns:<int>])"};

struct Reading {
  Diagnostics errors;
  const Form* root = nullptr;
};

// Reads the example as a game's file is read, ranges and all, but as a `rule`.
Reading bind_example(const Ludeme& ludeme) {
  Reading out;
  Result<Expansion> expansion = expand("example", std::string(ludeme.example));
  if (!expansion) return {expansion.diagnostics, nullptr};
  Result<Tree> tree = read_tree(expansion->game, *expansion->sources);
  if (!tree) return {tree.diagnostics, nullptr};
  Result<BoundTree> bound =
      ludens::bind(*tree, expansion->game, *expansion->sources, registry(), ludeme.rule);
  if (!bound) return {bound.diagnostics, nullptr};
  if ((*bound)[bound->root].kind == BoundKind::Form) out.root = (*bound)[bound->root].form;
  return out;
}

}  // namespace

TEST_CASE("the records have no problems") {
  for (const std::string& problem : registry().problems()) FAIL_CHECK(problem);
  CHECK(registry().forms().size() > 400);
}

TEST_CASE("every record, rule, enum and parameter says what it means") {
  for (const Form& form : registry().forms()) {
    CAPTURE(form.ludeme->form);
    CHECK(!form.ludeme->summary.empty());
    CHECK(!form.ludeme->summary.ends_with('.'));
    for (const Slot& slot : form.slots)
      if (slot.constant.empty()) CHECK(!slot.doc.empty());
  }
  for (const Type& type : registry().types()) {
    CAPTURE(type.name);
    if (type.rule) CHECK(!type.rule->summary.empty());
    if (!type.constants) continue;
    CHECK(!type.constants->summary.empty());
    for (int i = 0; i < type.constants->count; ++i) CHECK(!type.constants->constants[i].doc.empty());
  }
}

TEST_CASE("every record that makes a board or a thing of the equipment says how") {
  const TypeId graph = registry().find_type("graph"), item = registry().find_type("item");
  int graphs = 0, items = 0;
  for (const Form& form : registry().forms()) {
    CAPTURE(form.ludeme->form);
    const Meaning* meaning = form.ludeme->meaning;
    if (registry().fits(form.rule, graph)) {
      ++graphs;
      CHECK((meaning != nullptr && meaning->graph != nullptr));
    }
    if (registry().fits(form.rule, item)) {
      ++items;
      CHECK((meaning != nullptr && meaning->item != nullptr));
    }
  }
  CHECK(graphs >= 40);
  CHECK(items >= 15);
}

TEST_CASE("every example binds as its rule's type, to the very form that it illustrates") {
  int bound = 0;
  for (const Form& form : registry().forms()) {
    const Ludeme& ludeme = *form.ludeme;
    CAPTURE(ludeme.rule);
    CAPTURE(ludeme.form);
    CAPTURE(ludeme.example);
    CHECK(!ludeme.example.empty());
    const Reading reading = bind_example(ludeme);
    if (kUnwritable.contains(ludeme.form)) {
      CHECK_MESSAGE(!reading.errors.empty(), "can be written after all: strike it off kUnwritable");
      continue;
    }
    CHECK_MESSAGE(reading.errors.empty(), to_text(reading.errors));
    if (!reading.errors.empty()) continue;
    REQUIRE(reading.root != nullptr);
    // Several internal constructors are written alike, (region) for one: the text of the form decides.
    const bool same = reading.root->ludeme->form == ludeme.form && reading.root->ludeme->rule == ludeme.rule;
    CHECK_MESSAGE(same != kSameAsAnother.contains(ludeme.form), "binds to ", reading.root->ludeme->form);
    ++bound;
  }
  MESSAGE(bound, " of ", registry().forms().size(), " examples bound");
}

TEST_CASE("where several forms fit, the one that leaves least out is meant") {
  const auto form_of = [](std::string_view text) {
    const Reading reading = bind_example({.rule = "sites", .form = "", .summary = "", .example = text});
    return reading.root == nullptr ? std::string_view("none") : reading.root->ludeme->form;
  };
  CHECK(form_of("(sites)") == "(sites)");  // the region being looked at, as in forEach Group
  CHECK(form_of("(sites {})") == "(sites ({<int>} | <ints>))");
  CHECK(form_of("(sites Mover)") == "(sites [<moves.player> | <roleType>] [<siteType>] [<string>])");
  CHECK(form_of("(sites \"Home\")") == "(sites [<moves.player> | <roleType>] [<siteType>] [<string>])");
  CHECK(form_of("(sites {\"A1\"})") == "(sites [<siteType>] {<string>})");
  CHECK(form_of("(sites {{F F}})") == "(sites [<siteType>] [<int>] {{<stepType>}} [rotations:<boolean>])");
}

}  // namespace ludens::ludemes
