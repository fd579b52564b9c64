#include "language/registry.h"

#include <doctest/doctest.h>

#include "language/test_registry.h"

namespace ludens {

using test::small_registry;

TEST_CASE("a sound registry has no problems") {
  for (const std::string& problem : small_registry().problems()) FAIL_CHECK(problem);
  CHECK(small_registry().forms().size() == 9);
}

TEST_CASE("the notation of forms is read into slots") {
  const Form& step = small_registry().form(small_registry().forms_of("step").front());
  REQUIRE(step.slots.size() == 6);
  CHECK(step.keyword == "step");
  CHECK(!step.slots[0].optional);
  CHECK(step.slots[1].optional);
  CHECK(step.slots[2].label == "at");
  CHECK(step.slots[3].label == "in");
  CHECK(step.slots[3].depth == 1);
  CHECK(step.slots[2].group == step.slots[3].group);
  CHECK(!step.group_required[static_cast<size_t>(step.slots[2].group)]);
  CHECK(step.slots[4].name == "if");
  CHECK(step.slots[4].doc == "when");
  CHECK(step.slot("then") == 5);
  CHECK(step.slot("nothing") == -1);

  const Form& even = small_registry().form(small_registry().forms_of("is").front());
  CHECK(even.slots[0].constant == "Even");
  CHECK(even.slots[0].type == kNoType);
  const Form& colour = small_registry().form(small_registry().forms_of("is").back());
  CHECK(colour.group_required[static_cast<size_t>(colour.slots[1].group)]);
}

TEST_CASE("types include what stands for them") {
  const Registry& r = small_registry();
  CHECK(r.fits(r.find_type("+"), r.find_type("int")));
  CHECK(r.fits(r.find_type("step"), r.find_type("rule")));
  CHECK(!r.fits(r.find_type("int"), r.find_type("+")));
  CHECK(r.find_type("no such type") == kNoType);
  CHECK(r.type(r.find_type("float")).takes_int);
  CHECK(!r.type(r.find_type("int")).takes_float);
}

TEST_CASE("an alias leads to the same forms") {
  CHECK(small_registry().forms_of("add") == small_registry().forms_of("+"));
  CHECK(small_registry().forms_of("subtract").empty());
}

TEST_CASE("constants may begin with a small letter") {
  const Registry& r = small_registry();
  CHECK(r.find_constant("Red", r.find_type("colour")).second == 0);
  CHECK(r.find_constant("green", r.find_type("colour")) == std::pair(r.find_type("colour"), 1));
  CHECK(r.find_constant("Red", r.find_type("role")).first == kNoType);
}

namespace {

// The only problem of a registry with this record alone.
std::string problem_of(std::string_view rule, std::string_view form, std::vector<ParamDoc> params = {}) {
  Ludeme ludeme{};
  ludeme.rule = rule;
  ludeme.form = form;
  for (size_t i = 0; i < params.size(); ++i) ludeme.params[i] = params[i];
  const Ludeme* const all[] = {&ludeme};
  const Registry registry(all, test::kSmallRules, test::kSmallEnums);
  REQUIRE(registry.problems().size() == 1);
  return registry.problems().front();
}

}  // namespace

TEST_CASE("faulty records are reported") {
  CHECK(problem_of("nowhere", "(x)") == "(x): belongs to an unknown rule <nowhere>");
  CHECK(problem_of("rule", "(x <nothing>)", {{"a", "b"}}) ==
        "(x <nothing>): names an unknown type <nothing>");
  CHECK(problem_of("rule", "(x <int>)") == "(x <int>): leaves a parameter of type <int> undocumented");
  CHECK(problem_of("rule", "(x)", {{"a", "b"}}) == "(x): documents more parameters than it has");
  CHECK(problem_of("rule", "(x <int> <int>)", {{"a", "b"}, {"a", "c"}}) ==
        "(x <int> <int>): has two parameters called a");
  CHECK(problem_of("rule", "(x at:<int>)", {{"where", "b"}}) ==
        "(x at:<int>): calls the labelled parameter at by another name");
  CHECK(problem_of("rule", "x") == "x: does not stand in brackets");
}

}  // namespace ludens
