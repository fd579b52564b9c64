// constant_sets.h - sets of sites that are the same in every state, worked out while a program is made.
#pragma once

#include <optional>

#include "ir/program.h"

namespace ludens::ir {

// A set as Program::sets has it: Program::words words, one bit for each site.
using SiteWords = std::vector<std::uint64_t>;

// Sites beyond the words are left out.
SiteWords words_of_sites(int words, std::span<const int> sites);
std::vector<int> sites_of_words(const SiteWords& words);  // ascending

// The program's set where the node is a constant one; else null.
const SiteWords* constant_set(const Program& program, NodeId node);

// `into` becomes what the op (Union, Intersection or Difference) makes of it and the other set.
void join_sets(const OpRecord& op, SiteWords& into, const SiteWords& other);

// What the op makes of these sets; nothing unless each of them is a known set.
std::optional<SiteWords> joined_constants(const Program& program, const OpRecord& op,
                                          std::span<const NodeId> sets);

// The set that the node is in every state: a constant, or joined of constants alone; else nothing.
std::optional<SiteWords> known_set(const Program& program, NodeId node);

}  // namespace ludens::ir
