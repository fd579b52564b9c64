#include "language/dialect2019.h"

#include <doctest/doctest.h>

#include "language/test_registry.h"

namespace ludens {

namespace {

// A registry that knows the keyword board, so that it is not taken for the shape of a piece.
const Registry& registry() {
  static const Rule rules[] = {{"game", "game", "", ""}, {"item", "equipment", "", ""}};
  static const Ludeme board = {.rule = "item", .form = "(board)", .summary = "", .params = {}, .example = ""};
  static const Ludeme hand = {.rule = "item", .form = "(hand)", .summary = "", .params = {}, .example = ""};
  static const Ludeme* const ludemes[] = {&board, &hand};
  static const Registry instance(ludemes, rules, {});
  return instance;
}

Tree tree_of(const std::string& source) {
  Sources sources;
  sources.add("t.lud", source);
  Result<Tree> tree = read_tree(Text(sources.file(0).text, 0), sources);
  REQUIRE(tree);
  return std::move(*tree);
}

std::string translated(const std::string& source) {
  Tree tree = tree_of(source);
  REQUIRE(is_dialect_2019(tree));
  translate_dialect_2019(tree, registry());
  return to_text(tree, tree.root, 10'000);
}

// One part of a game, translated.
std::string part(const std::string& source) {
  const std::string text = translated("(game \"G\" (mode {(player \"A\")}) " + source + ")");
  const std::string before = "(game \"G\" (players 1) ";
  REQUIRE(text.starts_with(before));
  return text.substr(before.size(), text.size() - before.size() - 1);
}

}  // namespace

TEST_CASE("2019: players stand in mode") {
  CHECK(translated("(game \"G\" (mode {(player \"A\") (player \"B\") (player \"C\")}))") ==
        "(game \"G\" (players 3))");
  CHECK(translated("(game \"G\" (mode {(player \"A\" N) (player \"B\" S)}))") ==
        "(game \"G\" (players {(player N) (player S)}))");
}

TEST_CASE("2019: equipment in two lists, boards with names, pieces by shape and number") {
  CHECK(part("(equipment {(board \"Board\" (square 3))} {(disc \"O\" 1) (cross \"X\" 2)})") ==
        "(equipment {(board (square 3)) (piece \"O\" P1) (piece \"X\" P2)})");
  CHECK(part("(equipment {(board \"Board\" (rhombus 8))})") == "(equipment {(board (hex Diamond 8))})");
  CHECK(part("(equipment {(wall \"W\" 0)})") == "(equipment {(piece \"W\" Neutral)})");
  CHECK(part("(equipment {(pawn \"Pawn\" 1 (step))})") == "(equipment {(piece \"Pawn\" P1 (step))})");
}

TEST_CASE("2019: what is a ludeme today, or is no piece, is left alone") {
  CHECK(part("(equipment {(hand \"H\" 1) (thing) (disc 1) (disc \"D\" x)})") ==
        "(equipment {(hand \"H\" 1) (thing) (disc 1) (disc \"D\" x)})");
}

TEST_CASE("2019: play and end") {
  CHECK(part("(rules (play (to Mover (empty))))") == "(rules (play (move Add (to (sites Empty)))))");
  CHECK(part("(rules (end (line 3) (result Mover win)))") ==
        "(rules (end (if (is Line 3) (result Mover win))))");
  CHECK(part("(rules (end (line 3) (result Mover win) (full) (result All draw)))") ==
        "(rules (end {(if (is Line 3) (result Mover win)) (if (full) (result All draw))}))");
  CHECK(part("(rules (play (to Next (empty))) (end (line 3)))") ==
        "(rules (play (to Next (empty))) (end (line 3)))");  // not of the dialect: for the binder to explain
}

TEST_CASE("2019: only the players tell the dialect") {
  CHECK(!is_dialect_2019(tree_of("(game \"G\" (mode Simultaneous))")));
  CHECK(!is_dialect_2019(tree_of("(game \"G\" (players 2) (equipment {(board)} {(piece)}))")));
  CHECK(!is_dialect_2019(tree_of("(game \"G\" (mode {}))")));
  CHECK(!is_dialect_2019(tree_of("(game \"G\" (mode {1 2}))")));
  CHECK(!is_dialect_2019(tree_of("(match \"G\" (mode {(player \"A\")}))")));
}

TEST_CASE("2019: translated nodes keep their places") {
  const std::string source = "(game \"G\" (mode {(player \"A\")}) (rules (end (line 3) (result Mover win))))";
  Tree tree = tree_of(source);
  translate_dialect_2019(tree, registry());
  const SyntaxId rules = tree.children(tree.root)[2].node;
  const SyntaxId end = tree.children(rules)[0].node;
  const SyntaxId condition = tree.children(tree.children(end)[0].node)[0].node;
  CHECK(tree.word_of(condition) == "is");
  CHECK(tree.node(condition).at == source.find("(line 3)"));
}

}  // namespace ludens
