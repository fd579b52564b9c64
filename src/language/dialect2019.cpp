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
    const Node game = tree_.node(tree_.root);  // a copy: making nodes moves them
    Children children;
    for (const Child& child : children_of(tree_.root)) {
      NodeId made = child.node;
      if (is_list(child.node, "mode")) made = players(child.node);
      if (is_list(child.node, "equipment")) made = equipment(child.node);
      if (is_list(child.node, "rules")) made = rules(child.node);
      children.push_back({child.label, made, child.offset});
    }
    tree_.root = tree_.make(NodeKind::List, tree_.word(game.word), children, game.at, game.length);
  }

 private:
  Children children_of(NodeId node) const {
    const auto span = tree_.children(node);
    return {span.begin(), span.end()};
  }

  bool is(NodeId node, NodeKind kind) const { return tree_.node(node).kind == kind; }
  bool is_list(NodeId node, std::string_view keyword) const {
    return is(node, NodeKind::List) && tree_.word_of(node) == keyword;
  }

  // A node in place of `old`. The word is copied: it may be a view into the tree itself.
  NodeId make(NodeKind kind, std::string_view word, const Children& children, NodeId old) {
    const Node place = tree_.node(old);
    return tree_.make(kind, std::string(word), children, place.at, place.length);
  }
  NodeId word(std::string_view text, NodeId old) { return make(NodeKind::Word, text, {}, old); }

  // (mode {(player "P1") (player "P2")}) counts the players; with directions it lists them.
  NodeId players(NodeId mode) {
    const Children modes = children_of(mode);
    if (modes.size() != 1 || !is(modes[0].node, NodeKind::Array)) return mode;
    const Children given = children_of(modes[0].node);
    Children facing;
    for (const Child& player : given) {
      Children rest = children_of(player.node);
      if (!rest.empty() && is(rest[0].node, NodeKind::String)) rest.erase(rest.begin());
      if (!rest.empty()) facing.push_back({0, make(NodeKind::List, "player", rest, player.node)});
    }
    const NodeId argument = facing.empty() ? word(std::to_string(given.size()), modes[0].node)
                                           : make(NodeKind::Array, "", facing, modes[0].node);
    return make(NodeKind::List, "players", {{0, argument}}, mode);
  }

  // (equipment {containers} {components}): one list of both.
  NodeId equipment(NodeId node) {
    Children items;
    for (const Child& list : children_of(node)) {
      if (!is(list.node, NodeKind::Array)) return node;
      for (const Child& item : children_of(list.node))
        items.push_back({item.label, equipment_item(item.node)});
    }
    return make(NodeKind::List, "equipment", {{0, make(NodeKind::Array, "", items, node)}}, node);
  }

  NodeId equipment_item(NodeId item) {
    if (!is(item, NodeKind::List)) return item;
    if (is_list(item, "board")) return board(item);
    return registry_.forms_of(tree_.word_of(item)).empty() ? component(item) : item;
  }

  // (board "Board" (square 3)): boards have no names any more.
  NodeId board(NodeId node) {
    Children rest = children_of(node);
    if (!rest.empty() && is(rest[0].node, NodeKind::String)) rest.erase(rest.begin());
    for (Child& child : rest)
      if (is_list(child.node, "rhombus")) child.node = rhombus(child.node);
    return make(NodeKind::List, "board", rest, node);
  }

  // (rhombus 8): as many hexagonal cells on each side.
  NodeId rhombus(NodeId node) {
    Children arguments = children_of(node);
    arguments.insert(arguments.begin(), {0, word("Diamond", node)});
    return make(NodeKind::List, "hex", arguments, node);
  }

  // (disc "O" 1): a piece, its owner by number. The keyword said how to draw it.
  NodeId component(NodeId node) {
    Children arguments = children_of(node);
    if (arguments.size() < 2 || !is(arguments[0].node, NodeKind::String)) return node;
    int owner = -1;
    const std::string number(tree_.word_of(arguments[1].node));
    const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), owner);
    if (!is(arguments[1].node, NodeKind::Word) || error != std::errc() ||
        end != number.data() + number.size() || owner < 0)
      return node;
    arguments[1].node = word(owner == 0 ? "Neutral" : "P" + std::to_string(owner), arguments[1].node);
    return make(NodeKind::List, "piece", arguments, node);
  }

  NodeId rules(NodeId node) {
    Children children = children_of(node);
    for (Child& child : children) {
      if (is_list(child.node, "play")) child.node = play(child.node);
      if (is_list(child.node, "end")) child.node = end(child.node);
    }
    return make(NodeKind::List, "rules", children, node);
  }

  NodeId play(NodeId node) {
    Children children = children_of(node);
    for (Child& child : children) child.node = move(child.node);
    return make(NodeKind::List, "play", children, node);
  }

  // (to Mover (empty)): the mover puts a piece on one of these sites.
  NodeId move(NodeId node) {
    if (!is_list(node, "to")) return node;
    const Children given = children_of(node);
    if (given.size() != 2 || !is(given[0].node, NodeKind::Word) || tree_.word_of(given[0].node) != "Mover")
      return node;
    const NodeId to = make(NodeKind::List, "to", {{0, region(given[1].node)}}, node);
    return make(NodeKind::List, "move", {{0, word("Add", node)}, {0, to}}, node);
  }

  NodeId region(NodeId node) {
    if (!is_list(node, "empty")) return node;
    Children children = children_of(node);
    children.insert(children.begin(), {0, word("Empty", node)});
    return make(NodeKind::List, "sites", children, node);
  }

  // (end condition result condition result ...): pairs, as Definition 3 of the paper has them.
  NodeId end(NodeId node) {
    const Children given = children_of(node);
    if (given.empty() || given.size() % 2 != 0) return node;
    Children conditions;
    for (size_t i = 0; i < given.size(); i += 2) {
      if (!is_list(given[i + 1].node, "result")) return node;
      const Children pair{{0, condition(given[i].node)}, {0, given[i + 1].node}};
      conditions.push_back({0, make(NodeKind::List, "if", pair, given[i].node)});
    }
    if (conditions.size() == 1) return make(NodeKind::List, "end", conditions, node);
    return make(NodeKind::List, "end", {{0, make(NodeKind::Array, "", conditions, node)}}, node);
  }

  // (line 3): (is Line 3).
  NodeId condition(NodeId node) {
    if (!is_list(node, "line")) return node;
    Children children = children_of(node);
    children.insert(children.begin(), {0, word("Line", node)});
    return make(NodeKind::List, "is", children, node);
  }

  Tree& tree_;
  const Registry& registry_;
};

}  // namespace

bool is_dialect_2019(const Tree& tree) {
  const auto kind = [&](NodeId node, NodeKind k) { return tree.node(node).kind == k; };
  if (tree.root == kNoNode || tree.word_of(tree.root) != "game") return false;
  for (const Child& child : tree.children(tree.root)) {
    if (!kind(child.node, NodeKind::List) || tree.word_of(child.node) != "mode") continue;
    const auto modes = tree.children(child.node);
    if (modes.size() != 1 || !kind(modes[0].node, NodeKind::Array)) return false;
    const auto players = tree.children(modes[0].node);
    for (const Child& player : players)
      if (!kind(player.node, NodeKind::List) || tree.word_of(player.node) != "player") return false;
    return !players.empty();
  }
  return false;
}

void translate_dialect_2019(Tree& tree, const Registry& registry) {
  Translator(tree, registry).run();
}

}  // namespace ludens
