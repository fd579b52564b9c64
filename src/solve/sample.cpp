#include "solve/sample.h"

namespace ludens::solve {

void play_random_games(const engine::Game& game, const RandomGames& how,
                       const std::function<bool(const engine::Machine&, int, int)>& visit) {
  engine::Table table(game);
  engine::MoveList list;
  Random random(how.seed);
  bool goes_on = true;
  for (int i = 0; i < how.games && goes_on; ++i) {
    table.start();
    goes_on = visit(table.machine(), i, 0);
    for (int ply = 1; ply <= how.plies && !engine::is_over(table.machine()); ++ply) {
      Move move;
      engine::random_move(table.machine(), list, random, move);
      if (engine::is_over(table.machine())) break;
      table.apply(move);
      table.history.positions.clear();
      goes_on = visit(table.machine(), i, ply) && goes_on;
    }
  }
}

void play_sample(const engine::Game& game, const std::function<void(const engine::Machine&)>& visit) {
  play_random_games(game, {}, [&](const engine::Machine& m, int, int) {
    visit(m);
    return true;
  });
}

std::vector<Key> sample_keys(const engine::Game& game, engine::PackedState& packed) {
  std::vector<std::vector<std::byte>> blocks;
  play_sample(game, [&](const engine::Machine& m) {
    packed.learn(m.block);
    blocks.emplace_back(m.block, m.block + m.layout.bytes);
  });
  std::vector<Key> keys;
  constexpr size_t kMost = 2000;
  const size_t step = blocks.size() / kMost + 1;
  for (size_t i = 0; i < blocks.size(); i += step) {
    Key key;
    if (packed.pack(blocks[i].data(), key) && !packed.is_over(key)) keys.push_back(key);
  }
  return keys;
}

}  // namespace ludens::solve
