#include "language/dialect2019.h"

#include <charconv>
#include <string>
#include <vector>

namespace ludens {

namespace {

using Children = std::vector<Child>;

class Translator {
 public:
  Translator(Tree& tree, const Registry& registry) : tree_(tree), registry_(registry) {}

  void run() {
    const SyntaxNode game = tree_.node(tree_.root);  // a copy: making nodes moves them
    Children children;
    for (const Child& child : children_of(tree_.root)) {
      SyntaxId made = child.node;
      if (is_list(child.node, "mode")) made = players(child.node);
      if (is_list(child.node, "equipment")) made = equipment(child.node);
      if (is_list(child.node, "rules")) made = rules(child.node);
      children.push_back({child.label, made, child.offset});
    }
    tree_.root = tree_.make(SyntaxKind::List, tree_.word(game.word), children, game.at, game.length);
  }

 private:
  Children children_of(SyntaxId node) const {
    const auto span = tree_.children(node);
    return {span.begin(), span.end()};
  }

  bool is(SyntaxId node, SyntaxKind kind) const { return tree_.node(node).kind == kind; }
  bool is_list(SyntaxId node, std::string_view keyword) const {
    return is(node, SyntaxKind::List) && tree_.word_of(node) == keyword;
  }

  // A node in place of `old`. The word is copied: it may be a view into the tree itself.
  SyntaxId make(SyntaxKind kind, std::string_view word, const Children& children, SyntaxId old) {
    const SyntaxNode place = tree_.node(old);
    return tree_.make(kind, std::string(word), children, place.at, place.length);
  }
  SyntaxId word(std::string_view text, SyntaxId old) { return make(SyntaxKind::Word, text, {}, old); }

  // (mode {(player "P1") (player "P2")}) counts the players; with directions it lists them.
  SyntaxId players(SyntaxId mode) {
    const Children modes = children_of(mode);
    if (modes.size() != 1 || !is(modes[0].node, SyntaxKind::Array)) return mode;
    const Children given = children_of(modes[0].node);
    Children facing;
    for (const Child& player : given) {
      Children rest = children_of(player.node);
      if (!rest.empty() && is(rest[0].node, SyntaxKind::String)) rest.erase(rest.begin());
      if (!rest.empty()) facing.push_back({0, make(SyntaxKind::List, "player", rest, player.node)});
    }
    const SyntaxId argument = facing.empty() ? word(std::to_string(given.size()), modes[0].node)
                                             : make(SyntaxKind::Array, "", facing, modes[0].node);
    return make(SyntaxKind::List, "players", {{0, argument}}, mode);
  }

  // (equipment {containers} {components}): one list of both.
  SyntaxId equipment(SyntaxId node) {
    Children items;
    for (const Child& list : children_of(node)) {
      if (!is(list.node, SyntaxKind::Array)) return node;
      for (const Child& item : children_of(list.node))
        items.push_back({item.label, equipment_item(item.node)});
    }
    return make(SyntaxKind::List, "equipment", {{0, make(SyntaxKind::Array, "", items, node)}}, node);
  }

  SyntaxId equipment_item(SyntaxId item) {
    if (!is(item, SyntaxKind::List)) return item;
    if (is_list(item, "board")) return board(item);
    return registry_.forms_of(tree_.word_of(item)).empty() ? component(item) : item;
  }

  // (board "Board" (square 3)): boards have no names any more.
  SyntaxId board(SyntaxId node) {
    Children rest = children_of(node);
    if (!rest.empty() && is(rest[0].node, SyntaxKind::String)) rest.erase(rest.begin());
    for (Child& child : rest)
      if (is_list(child.node, "rhombus")) child.node = rhombus(child.node);
    return make(SyntaxKind::List, "board", rest, node);
  }

  // (rhombus 8): as many hexagonal cells on each side.
  SyntaxId rhombus(SyntaxId node) {
    Children arguments = children_of(node);
    arguments.insert(arguments.begin(), {0, word("Diamond", node)});
    return make(SyntaxKind::List, "hex", arguments, node);
  }

  // (disc "O" 1): a piece, its owner by number. The keyword said how to draw it.
  SyntaxId component(SyntaxId node) {
    Children arguments = children_of(node);
    if (arguments.size() < 2 || !is(arguments[0].node, SyntaxKind::String)) return node;
    int owner = -1;
    const std::string number(tree_.word_of(arguments[1].node));
    const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), owner);
    if (!is(arguments[1].node, SyntaxKind::Word) || error != std::errc() ||
        end != number.data() + number.size() || owner < 0)
      return node;
    arguments[1].node = word(owner == 0 ? "Neutral" : "P" + std::to_string(owner), arguments[1].node);
    return make(SyntaxKind::List, "piece", arguments, node);
  }

  SyntaxId rules(SyntaxId node) {
    Children children = children_of(node);
    for (Child& child : children) {
      if (is_list(child.node, "play")) child.node = play(child.node);
      if (is_list(child.node, "end")) child.node = end(child.node);
    }
    return make(SyntaxKind::List, "rules", children, node);
  }

  SyntaxId play(SyntaxId node) {
    Children children = children_of(node);
    for (Child& child : children) child.node = move(child.node);
    return make(SyntaxKind::List, "play", children, node);
  }

  // (to Mover (empty)): the mover puts a piece on one of these sites.
  SyntaxId move(SyntaxId node) {
    if (!is_list(node, "to")) return node;
    const Children given = children_of(node);
    if (given.size() != 2 || !is(given[0].node, SyntaxKind::Word) || tree_.word_of(given[0].node) != "Mover")
      return node;
    const SyntaxId to = make(SyntaxKind::List, "to", {{0, region(given[1].node)}}, node);
    return make(SyntaxKind::List, "move", {{0, word("Add", node)}, {0, to}}, node);
  }

  SyntaxId region(SyntaxId node) {
    if (!is_list(node, "empty")) return node;
    Children children = children_of(node);
    children.insert(children.begin(), {0, word("Empty", node)});
    return make(SyntaxKind::List, "sites", children, node);
  }

  // (end condition result condition result ...): pairs, as Definition 3 of the paper has them.
  SyntaxId end(SyntaxId node) {
    const Children given = children_of(node);
    if (given.empty() || given.size() % 2 != 0) return node;
    Children conditions;
    for (size_t i = 0; i < given.size(); i += 2) {
      if (!is_list(given[i + 1].node, "result")) return node;
      const Children pair{{0, condition(given[i].node)}, {0, given[i + 1].node}};
      conditions.push_back({0, make(SyntaxKind::List, "if", pair, given[i].node)});
    }
    if (conditions.size() == 1) return make(SyntaxKind::List, "end", conditions, node);
    return make(SyntaxKind::List, "end", {{0, make(SyntaxKind::Array, "", conditions, node)}}, node);
  }

  // (line 3): (is Line 3).
  SyntaxId condition(SyntaxId node) {
    if (!is_list(node, "line")) return node;
    Children children = children_of(node);
    children.insert(children.begin(), {0, word("Line", node)});
    return make(SyntaxKind::List, "is", children, node);
  }

  Tree& tree_;
  const Registry& registry_;
};

}  // namespace

bool is_dialect_2019(const Tree& tree) {
  const auto kind = [&](SyntaxId node, SyntaxKind k) { return tree.node(node).kind == k; };
  if (tree.root == kNoSyntax || tree.word_of(tree.root) != "game") return false;
  for (const Child& child : tree.children(tree.root)) {
    if (!kind(child.node, SyntaxKind::List) || tree.word_of(child.node) != "mode") continue;
    const auto modes = tree.children(child.node);
    if (modes.size() != 1 || !kind(modes[0].node, SyntaxKind::Array)) return false;
    const auto players = tree.children(modes[0].node);
    for (const Child& player : players)
      if (!kind(player.node, SyntaxKind::List) || tree.word_of(player.node) != "player") return false;
    return !players.empty();
  }
  return false;
}

void translate_dialect_2019(Tree& tree, const Registry& registry) {
  Translator(tree, registry).run();
}

}  // namespace ludens
