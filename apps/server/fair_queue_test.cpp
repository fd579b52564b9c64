#include "apps/server/fair_queue.h"

#include <doctest/doctest.h>

#include <vector>

namespace ludens::server {

namespace {

// The order in which all are taken, one after another.
std::vector<int> order(FairQueue& queue) {
  std::vector<int> out;
  while (const int ticket = queue.take()) {
    out.push_back(ticket);
    queue.done(ticket);
  }
  return out;
}

const FairQueue::Limits kOneHand{.at_once = 1, .long_at_once = 1};

}  // namespace

TEST_CASE("fair queue: rooms take turns, however many wait in one of them") {
  FairQueue queue(kOneHand);
  for (int i = 0; i < 3; ++i) queue.push("a", 1);  // 1 2 3
  for (int i = 0; i < 2; ++i) queue.push("b", 1);  // 4 5
  queue.push("c", 1);                              // 6
  CHECK(order(queue) == std::vector<int>{1, 4, 6, 2, 5, 3});
  CHECK(queue.waiting() == 0);
}

TEST_CASE("fair queue: a short thought passes a hundred long ones, and a long one is not passed for ever") {
  FairQueue queue(kOneHand);
  for (int i = 0; i < 100; ++i) queue.push("long" + std::to_string(i), 5);
  const int easy = queue.push("easy", 0.1);
  CHECK(queue.take() == easy);
  queue.done(easy);
  // As many short ones of one room as there may be: after 5 seconds' worth a long one has its turn.
  int passed = 0;
  for (; passed < 1000; ++passed) {
    const int again = queue.push("easy", 0.1);
    const int taken = queue.take();
    queue.done(taken);
    if (taken != again) break;
  }
  CHECK(passed >= 45);
  CHECK(passed <= 50);
}

TEST_CASE("fair queue: a hand is kept free for what is short") {
  FairQueue queue({.at_once = 3, .long_at_once = 2});
  for (const char* room : {"a", "b", "c"}) queue.push(room, 5);
  CHECK(queue.take() == 1);
  CHECK(queue.take() == 2);
  CHECK(queue.take() == 0);  // the third is long
  const int easy = queue.push("d", 0.1);
  CHECK(queue.take() == easy);
  queue.push("e", 0.1);
  CHECK(queue.take() == 0);  // all hands are busy
  queue.done(1);
  CHECK(queue.take() == 5);
  queue.done(2);
  CHECK(queue.take() == 3);
}

TEST_CASE("fair queue: who is told to stop goes first, and is short from then on") {
  FairQueue queue({.at_once = 2, .long_at_once = 1});
  for (const char* room : {"a", "b", "c"}) queue.push(room, 5);
  CHECK(queue.take() == 1);
  CHECK(queue.take() == 0);
  queue.shorten(3);
  CHECK(queue.take() == 3);
  queue.shorten(77);  // nobody
}

TEST_CASE("fair queue: it does not grow without bound") {
  FairQueue queue({.most_waiting = 2});
  CHECK(queue.push("a", 1) > 0);
  CHECK(queue.push("a", 1) > 0);
  CHECK(queue.push("a", 1) == 0);
  CHECK(queue.take() == 1);
  CHECK(queue.push("a", 1) > 0);
}

}  // namespace ludens::server
