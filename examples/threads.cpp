// threads.cpp - one game, many threads: each has its own referee, state and generator.
#include <array>
#include <cstdio>
#include <thread>
#include <vector>

#include "ludens/ludens.h"

int main() {
  const auto game = ludens::Game::load("games/tic-tac-toe.lud");
  if (!game) return 1;

  std::array<long, 4> plies{};
  std::vector<std::thread> threads;
  for (size_t t = 0; t < plies.size(); ++t)
    threads.emplace_back([&, t] {
      ludens::Referee referee(*game, t);
      ludens::State state = referee.start();
      ludens::Random random(t);
      for (int i = 0; i < 1000; ++i) {
        referee.start(state);
        plies[t] += referee.playout(state, random);
      }
    });
  for (std::thread& thread : threads) thread.join();
  bool fine = true;
  for (const long n : plies) {
    std::printf("%ld plies\n", n);
    fine = fine && n >= 5 * 1000 && n <= 10 * 1000;  // nobody wins before the fifth; a full board adds a pass
  }
  return fine ? 0 : 1;
}
