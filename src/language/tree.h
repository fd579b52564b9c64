// tree.h - the expanded text as brackets, arrays, words and strings.
//
// Equal subtrees are stored once (hash-consing): defines make a game of 300 tokens into megabytes of text,
// but its tree stays as small as what was really written. A node remembers its first place only; the place of
// one occurrence is found on the way down from the root (child_place).
#pragma once

#include <cstdint>
#include <deque>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "language/text.h"

namespace ludens {

using SyntaxId = std::uint32_t;
using WordId = std::uint32_t;  // 0 is the empty word

inline constexpr SyntaxId kNoSyntax = ~0u;

enum class SyntaxKind : std::uint8_t {
  List,    // (keyword child ...)
  Array,   // {child ...}
  Word,    // 3, Mover, 0.5
  String,  // "Pawn"
};

struct Child {
  WordId label;  // of label:child, or 0
  SyntaxId node;
  std::uint32_t offset = 0;  // from the parent's first character to the child's, at the parent's first place

  bool operator==(const Child& other) const { return label == other.label && node == other.node; }
};

struct SyntaxNode {
  SyntaxKind kind;
  WordId word;  // keyword of a list, the word itself, the string without quotes; 0 for an array
  std::uint32_t first_child, child_count;
  std::uint32_t at, length;  // first place in the expanded text
};

class Tree {
 public:
  Tree();

  SyntaxId root = kNoSyntax;

  const SyntaxNode& node(SyntaxId id) const { return nodes_[id]; }
  size_t size() const { return nodes_.size(); }
  std::span<const Child> children(SyntaxId id) const {
    return {children_.data() + nodes_[id].first_child, nodes_[id].child_count};
  }
  std::string_view word(WordId id) const { return words_[id]; }
  std::string_view word_of(SyntaxId id) const { return words_[nodes_[id].word]; }

  WordId intern(std::string_view word);
  // The node of this content, new or known.
  SyntaxId make(SyntaxKind kind, std::string_view word, std::span<const Child> children, std::uint32_t at,
                std::uint32_t length);

 private:
  std::vector<SyntaxNode> nodes_;
  std::vector<Child> children_;
  std::deque<std::string> words_;  // a deque: the views in the index stay valid
  std::unordered_map<std::string_view, WordId> word_index_;
  std::unordered_multimap<std::uint64_t, SyntaxId> node_index_;
};

// Where a child stands in the expanded text, given the place of this occurrence of its parent.
std::uint32_t child_place(const Tree& tree, const Text& text, const Child& child, std::uint32_t parent_place);

// Reads one tree. Brackets that do not match, stray characters and the like are errors, several at a time.
Result<Tree> read_tree(const Text& text, const Sources& sources);

// The tree as text, indented, for people; `width` columns.
std::string to_text(const Tree& tree, SyntaxId node, int width = 100);

}  // namespace ludens
