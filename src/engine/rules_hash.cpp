#include "engine/rules_hash.h"

#include "ludens/random.h"

namespace ludens::engine {

namespace {

std::uint64_t joined(std::uint64_t hash, std::uint64_t value) {
  return mix64(hash + 0x9E3779B97F4A7C15ull + value);
}
std::uint64_t joined(std::uint64_t hash, std::string_view text) {
  for (const char c : text) hash = joined(hash, static_cast<unsigned char>(c));
  return joined(hash, text.size());
}

}  // namespace

std::uint64_t rules_hash(const Tree& tree) {
  if (tree.root == kNoSyntax) return 0;
  // A node is made after its children. Numbers of words and of nodes depend on what was read first.
  std::vector<std::uint64_t> hashes(tree.root + std::size_t{1});
  for (SyntaxId id = 0; id <= tree.root; ++id) {
    std::uint64_t hash = joined(static_cast<std::uint64_t>(tree.node(id).kind), tree.word_of(id));
    for (const Child& child : tree.children(id))
      hash = joined(joined(hash, tree.word(child.label)), hashes[child.node]);
    hashes[id] = hash;
  }
  return hashes[tree.root];
}

}  // namespace ludens::engine
