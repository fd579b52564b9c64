#include "language/binder.h"

#include <doctest/doctest.h>

#include "language/test_registry.h"

namespace ludens {

using test::Read;
using test::read_small;

namespace {

std::string form_of(const std::string& source, std::string_view type) {
  const Read read = read_small(source, type);
  return read.bound ? std::string((*read.bound)[read.bound->root].form->ludeme->form) : "";
}

double number_in(const Read& read, std::string_view slot) {
  return (*read.bound)[read.bound->arg(read.bound->root, slot)].number;
}

}  // namespace

TEST_CASE("arguments take the earliest slots that fit") {
  const Read read = read_small("(step 2 Green at:7 (then (step)))", "rule");
  REQUIRE(read.bound);
  const BoundTree& b = *read.bound;
  CHECK(number_in(read, "length") == 2);
  CHECK(number_in(read, "colour") == 1);  // Green is the second constant
  CHECK(number_in(read, "at") == 7);
  CHECK(b.arg(b.root, "in") == kUnbound);
  CHECK(b.arg(b.root, "if") == kUnbound);
  CHECK(b[b.arg(b.root, "then")].form->keyword == "then");
  CHECK(b.arg(b.root, "no such slot") == kUnbound);
}

TEST_CASE("what is optional may be left out, what is not may not") {
  CHECK(read_small("(step 1)", "rule").bound);
  CHECK(read_small("(is Even)", "boolean").first_code() == "L0210");
}

TEST_CASE("alternatives: at most one, or exactly one") {
  CHECK(read_small("(step 1 in:{1 2})", "rule").bound);
  CHECK(!read_small("(step 1 at:1 in:{1 2})", "rule").bound);
  CHECK(read_small("(is Red Mover)", "boolean").bound);
  CHECK(read_small("(is Red 1)", "boolean").bound);
  CHECK(!read_small("(is Red)", "boolean").bound);
  CHECK(!read_small("(is Red 1 Mover)", "boolean").bound);
}

TEST_CASE("a labelled argument goes only to its own slot, an unlabelled one to none of those") {
  CHECK(!read_small("(step length:1)", "rule").bound);
  CHECK(!read_small("(step 1 3)", "rule").bound);
  CHECK(!read_small("(step 1 at:1 Red)", "rule").bound);  // out of order
}

TEST_CASE("arrays need braces, single values must have none") {
  CHECK(read_small("(+ {1 2 3})", "int").bound);
  CHECK(read_small("(+ {})", "int").bound);
  CHECK(!read_small("(step 1 in:3)", "rule").bound);
  CHECK(!read_small("(step {1})", "rule").bound);
}

TEST_CASE("literals") {
  CHECK(number_in(read_small("(+ Off Infinity)", "int"), "a") == -1);
  CHECK(number_in(read_small("(+ Off Infinity)", "int"), "b") == 1'000'000'000);
  CHECK(number_in(read_small("(step speed:2)", "rule"), "speed") == 2);
  CHECK(number_in(read_small("(step speed:0.25)", "rule"), "speed") == 0.25);
  CHECK(number_in(read_small("(step 1 if:TRUE)", "rule"), "if") == 1);
  CHECK(!read_small("(+ 1.5 2)", "int").bound);
  CHECK(!read_small("(+ 99999999999 2)", "int").bound);  // no 32-bit integer
  CHECK(!read_small("(step speed:1e999)", "rule").bound);
}

TEST_CASE("where several forms fit, the one that leaves least out is meant") {
  CHECK(form_of("(step)", "rule") == "(step)");
  CHECK(form_of("(step Mover)", "rule") == "(step [<role>] [speed:<float>])");
}

TEST_CASE("equal parts are bound once") {
  const Read read = read_small("(+ (+ 1 2) (+ 1 2))", "int");
  REQUIRE(read.bound);
  CHECK(read.bound->arg(read.bound->root, "a") == read.bound->arg(read.bound->root, "b"));
}

TEST_CASE("a tower of equal parts is bound in no time") {
  Tree tree;  // as text it would be 2^40 characters long
  SyntaxId node = tree.make(SyntaxKind::Word, "1", {}, 0, 1);
  for (int i = 0; i < 40; ++i) {
    const Child both[] = {{0, node}, {0, node}};
    node = tree.make(SyntaxKind::List, "+", both, 0, 1);
  }
  Binder binder(tree, test::small_registry());
  CHECK(binder.bind(node, test::small_registry().find_type("int"), 0) != kUnbound);
}

TEST_CASE("errors name what is wrong, where, and what would be right") {
  const auto told = [](const std::string& source, std::string_view type, const std::string& code,
                       const std::string& part, int column) {
    const Read read = read_small(source, type);
    CAPTURE(source);
    CAPTURE(to_text(read.errors));
    REQUIRE(!read.errors.empty());
    CHECK(read.errors.front().code == code);
    CHECK(to_text(read.errors.front()).find(part) != std::string::npos);
    CHECK(read.errors.front().at.column == column);
  };
  told("(stepp 1)", "rule", "L0201", "did you mean 'step'?", 1);
  told("(step 1 Rad)", "rule", "L0203", "did you mean 'Red'?", 9);
  told("(step 1 aat:3)", "rule", "L0206", "did you mean 'at:'?", 9);
  told("(+ 1 (step 1))", "int", "L0202", "expected <int>", 6);
  told("(is Evan 1)", "boolean", "L0205", "(is Even ...)", 5);
  told("(+ 1 \"two\")", "int", "L0124", "there is no define \"two\"", 6);
  told("(then)", "then", "L0210", "lacks <rule>", 1);
}

TEST_CASE("several errors are reported at once") {
  const Read read = read_small("(game \"G\" {(stepp 1) (step 1 Rad) (step 1)})", "game");
  REQUIRE(read.errors.size() == 2);
  CHECK(read.errors[0].code == "L0201");
  CHECK(read.errors[1].code == "L0203");
}

}  // namespace ludens
