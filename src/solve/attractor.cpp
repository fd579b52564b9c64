#include "solve/attractor.h"

namespace ludens::solve {

std::vector<Value> attractors(const GameGraph& graph) {
  std::vector<std::uint64_t> first_back(graph.size + 1);
  std::vector<std::uint32_t> sources(graph.arrows);
  std::vector<std::uint32_t> queue(graph.size);
  std::vector<std::uint16_t> left(graph.size);
  std::vector<std::uint16_t> bits(graph.size);
  find_attractors(graph, {first_back.data(), sources.data(), queue.data(), left.data()}, bits.data(),
                  [](std::size_t) { return true; });
  std::vector<Value> out;
  out.reserve(graph.size);
  for (const std::uint16_t one : bits) out.push_back(Value::of_bits(one));
  return out;
}

}  // namespace ludens::solve
