// sparse_sets.h - the table of sets of an op (runtime/kernels/sparse_sets.h).
#pragma once

#include <vector>

#include "interpreter/op_call.h"
#include "runtime/kernels/sparse_sets.h"

namespace ludens::interpreter {

struct OwnedSparseSets : kernels::SparseSets {
  OwnedSparseSets(const ir::Program& program, int sets, int count) {
    for (int i = 0; i < count; ++i) {
      first_.push_back(static_cast<std::uint32_t>(parts_.size()));
      const auto& set = program.sets[static_cast<size_t>(sets + i)];
      for (int word = 0; word < program.words; ++word)
        if (const SetWord bits = set[static_cast<size_t>(word)]) parts_.push_back({bits, word});
    }
    first_.push_back(static_cast<std::uint32_t>(parts_.size()));
    first = first_.data();
    parts = parts_.data();
  }
  OwnedSparseSets(const OwnedSparseSets&) = delete;

 private:
  std::vector<std::uint32_t> first_;
  std::vector<Part> parts_;
};

template <const ir::OpRecord& op>
std::shared_ptr<const kernels::SparseSets> prepare_sparse_sets(const Prepared& game, const Code& c) {
  return std::make_shared<const OwnedSparseSets>(game.program, attribute<op, "sets">(c),
                                                 attribute<op, "count">(c));
}

}  // namespace ludens::interpreter
