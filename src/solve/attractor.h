// attractor.h - who can force a win, found backwards from the ends of a game.
//
// A game is a graph: positions, each of which belongs to one of two players or is an end, and arrows to what
// may follow. The attractor of a player is the set of positions from which that player can force an end that
// is won. A position of the player joins it with the first arrow into it, one of the opponent's with the last
// of its arrows; the rank is how many arrows it takes, if the winner is quick and the loser slow. Every arrow
// is looked at once: O(n + m). What joins neither attractor is a draw, be it because play never ends.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace ludens::solve {

// The value of a position, in two bytes.
class Value {
 public:
  static constexpr int kMostRank = (1 << 14) - 1;
  constexpr Value() = default;
  static constexpr Value won(int player, int rank) {
    return Value(static_cast<std::uint16_t>(player << 14 | (rank < kMostRank ? rank : kMostRank)));
  }
  static constexpr Value of_bits(std::uint16_t bits) { return Value(bits); }
  constexpr int winner() const { return bits_ >> 14; }  // 0: nobody
  constexpr int rank() const { return bits_ & kMostRank; }
  constexpr std::uint16_t bits() const { return bits_; }
  bool operator==(const Value&) const = default;

 private:
  constexpr explicit Value(std::uint16_t bits) : bits_(bits) {}
  std::uint16_t bits_ = 0;
};

// Positions 0 .. size - 1 with the arrows that lead away from them.
struct GameGraph {
  std::size_t size = 0;
  std::size_t arrows = 0;
  // Of a position: 1 or 2, whose turn it is; 0 where it is an end.
  const std::uint8_t* owner = nullptr;
  const std::uint8_t* winner = nullptr;   // of an end: 1, 2, or 0 for nobody
  const std::uint16_t* degree = nullptr;  // how many arrows lead away
  const std::uint32_t* targets = nullptr;
  // Positions in a row whose arrows follow one another, by the first of them, in order.
  struct Batch {
    std::uint32_t begin = 0;
    std::uint64_t arrow = 0;
  };
  const Batch* batches = nullptr;
  std::size_t batch_count = 0;
};

// Scratch that is as large as the graph; a solver of large games keeps it in files.
struct AttractorMemory {
  std::uint64_t* first_back = nullptr;  // size + 1
  std::uint32_t* sources = nullptr;     // arrows
  std::uint32_t* queue = nullptr;       // size
  std::uint16_t* left = nullptr;        // size
};

// Values of all positions; `out` has size of them. False where `goes_on` said no. Its argument is how many
// positions and arrows are done, of size + 2 * arrows.
template <class GoesOn>
bool find_attractors(const GameGraph& graph, const AttractorMemory& memory, std::uint16_t* out,
                     GoesOn goes_on);

// The same with memory of its own, for small graphs.
std::vector<Value> attractors(const GameGraph& graph);

// --- the parts

// Calls visit(source, target) for every arrow.
template <class Visit>
void for_each_arrow(const GameGraph& graph, Visit visit) {
  for (std::size_t b = 0; b < graph.batch_count; ++b) {
    const std::uint32_t* target = graph.targets + graph.batches[b].arrow;
    const std::size_t end = b + 1 < graph.batch_count ? graph.batches[b + 1].begin : graph.size;
    for (std::size_t source = graph.batches[b].begin; source < end; ++source)
      for (int i = 0; i < graph.degree[source]; ++i) visit(static_cast<std::uint32_t>(source), *target++);
  }
}

template <class GoesOn>
bool find_attractors(const GameGraph& graph, const AttractorMemory& memory, std::uint16_t* out,
                     GoesOn goes_on) {
  // Arrows the other way round.
  for (std::size_t i = 0; i <= graph.size; ++i) memory.first_back[i] = 0;
  for_each_arrow(graph, [&](std::uint32_t, std::uint32_t target) { ++memory.first_back[target + 1]; });
  for (std::size_t i = 0; i < graph.size; ++i) memory.first_back[i + 1] += memory.first_back[i];
  if (!goes_on(graph.arrows)) return false;
  for_each_arrow(graph, [&](std::uint32_t source, std::uint32_t target) {
    memory.sources[memory.first_back[target]++] = source;
  });
  // Each beginning has moved to the next one's.
  for (std::size_t i = graph.size; i > 0; --i) memory.first_back[i] = memory.first_back[i - 1];
  memory.first_back[0] = 0;
  if (!goes_on(2 * graph.arrows)) return false;

  std::size_t filled = 0;
  for (std::size_t i = 0; i < graph.size; ++i) {
    memory.left[i] = graph.degree[i];
    const bool is_won = graph.owner[i] == 0 && graph.winner[i] != 0;
    out[i] = is_won ? Value::won(graph.winner[i], 0).bits() : 0;
    if (is_won) memory.queue[filled++] = static_cast<std::uint32_t>(i);
  }
  // In the order of ranks, because each position is entered when the arrow that decides it is looked at.
  for (std::size_t at = 0; at < filled; ++at) {
    const std::uint32_t target = memory.queue[at];
    const Value value = Value::of_bits(out[target]);
    for (std::uint64_t a = memory.first_back[target]; a < memory.first_back[target + 1]; ++a) {
      const std::uint32_t source = memory.sources[a];
      if (out[source] != 0) continue;
      if (graph.owner[source] != value.winner() && --memory.left[source] > 0) continue;
      out[source] = Value::won(value.winner(), value.rank() + 1).bits();
      memory.queue[filled++] = source;
    }
    if ((at & 0xFFFFF) == 0 && !goes_on(2 * graph.arrows + at)) return false;
  }
  return true;
}

}  // namespace ludens::solve
