#include "engine/playout.h"

#include <chrono>

#include "engine/game.h"

namespace ludens::engine {

int playout(Machine& m, Random& random, MoveList& scratch, const PlayoutLimits& limits) {
  int plies = 0;
  Move move;
  while (!is_over(m) && plies < limits.plies) {
    random_move(m, scratch, random, move);
    apply(m, move);
    ++plies;
  }
  return plies;
}

PlayoutReport run_playouts(const Game& game, long count, double seconds, std::uint64_t seed) {
  PlayoutReport report;
  report.wins.assign(static_cast<size_t>(game.players()) + 2, 0);
  Machine machine(game.prepared());
  auto block = runtime::make_block(game.prepared().layout);
  interpreter::Chance chance;
  chance.random = Random(seed ^ 0xC0FFEE);
  interpreter::History history;
  machine.chance = &chance;
  machine.history = &history;
  machine.attach(reinterpret_cast<std::byte*>(block.data()));
  MoveList scratch;
  Random random(seed);
  const auto began = std::chrono::steady_clock::now();
  const auto elapsed = [&] {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
  };
  while (report.playouts < count) {
    start(machine);
    report.plies += playout(machine, random, scratch);
    ++report.playouts;
    const int winner = machine.head().winner;
    report.wins[static_cast<size_t>(winner > 0 && winner <= game.players() ? winner : 0)]++;
    report.signature = mix64(report.signature * 31 + static_cast<std::uint64_t>(winner) + random.state);
    if ((report.playouts & 15) == 0 && elapsed() > seconds) break;
  }
  report.seconds = elapsed();
  return report;
}

}  // namespace ludens::engine
