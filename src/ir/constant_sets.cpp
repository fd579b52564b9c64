#include "ir/constant_sets.h"

#include "base/bits.h"
#include "ir/accessors.h"

namespace ludens::ir {

namespace {

constexpr int kDeepest = 32;  // sets within sets; what is deeper counts as unknown

std::optional<SiteWords> known_within(const Program& program, NodeId node, int depth);

std::optional<SiteWords> joined(const Program& program, const OpRecord& op, std::span<const NodeId> sets,
                                int depth) {
  std::optional<SiteWords> all;
  for (const NodeId set : sets) {
    const std::optional<SiteWords> words = known_within(program, set, depth);
    if (!words) return std::nullopt;
    if (all)
      join_sets(op, *all, *words);
    else
      all = words;
  }
  return all;
}

std::optional<SiteWords> known_within(const Program& program, NodeId node, int depth) {
  if (const SiteWords* words = constant_set(program, node)) return *words;
  if (node == kNothing || depth == kDeepest) return std::nullopt;
  const OpRecord& op = *program.nodes[node].op;
  if (&op != &Op::Union && &op != &Op::Intersection && &op != &Op::Difference) return std::nullopt;
  return joined(program, op, program.operands(node), depth + 1);
}

}  // namespace

SiteWords words_of_sites(int words, std::span<const int> sites) {
  SiteWords out(static_cast<size_t>(words), 0);
  for (const int site : sites)
    if (site >= 0 && site < words * 64) set_bit(out.data(), site);
  return out;
}

std::vector<int> sites_of_words(const SiteWords& words) {
  std::vector<int> sites;
  for_each_bit(words.data(), static_cast<int>(words.size()), [&](int site) {
    sites.push_back(site);
    return false;
  });
  return sites;
}

const SiteWords* constant_set(const Program& program, NodeId node) {
  if (!is(program, node, Op::SetConst)) return nullptr;
  const SiteWords& words = program.sets[static_cast<size_t>(attribute<Op::SetConst, "set">(program, node))];
  return &words;
}

void join_sets(const OpRecord& op, SiteWords& into, const SiteWords& other) {
  for (size_t w = 0; w < into.size() && w < other.size(); ++w)
    into[w] = &op == &Op::Union          ? into[w] | other[w]
              : &op == &Op::Intersection ? into[w] & other[w]
                                         : into[w] & ~other[w];
}

std::optional<SiteWords> joined_constants(const Program& program, const OpRecord& op,
                                          std::span<const NodeId> sets) {
  return joined(program, op, sets, 0);
}

std::optional<SiteWords> known_set(const Program& program, NodeId node) {
  return known_within(program, node, 0);
}

}  // namespace ludens::ir
