#include "conform/limited.h"

#include <doctest/doctest.h>

#include <csignal>
#include <map>
#include <vector>

namespace ludens::conform {

namespace {

std::map<size_t, Finished> run(size_t count, int jobs, const Limits& limits,
                               const std::function<std::string(size_t)>& work) {
  std::map<size_t, Finished> out;
  run_limited(count, jobs, limits, work, [&](size_t i, Finished f) { out[i] = std::move(f); });
  return out;
}

}  // namespace

TEST_CASE("limited: every piece of work comes back once, with its text, however long") {
  const auto out = run(20, 3, {}, [](size_t i) { return std::string(i * 20'000, 'a'); });
  REQUIRE(out.size() == 20);
  for (const auto& [i, finished] : out) {
    CHECK(finished.how == Finished::How::Done);
    CHECK(finished.text.size() == i * 20'000);
  }
  CHECK(run(0, 2, {}, [](size_t) { return std::string(); }).empty());
}

TEST_CASE("limited: too slow, or crashed; the others go on") {
  const auto out = run(3, 2, {.seconds = 1}, [](size_t i) {
    volatile int forever = 1;
    while (i == 0 && forever) {
    }
    if (i == 1) raise(SIGKILL);
    return std::string("fine");
  });
  CHECK(out.at(0).how == Finished::How::OutOfTime);
  CHECK(out.at(1).how == Finished::How::Crashed);
  CHECK(out.at(1).signal == SIGKILL);
  CHECK(out.at(2).text == "fine");
}

TEST_CASE("limited: an exception and a failed allocation") {
  const auto out = run(2, 1, {}, [](size_t i) -> std::string {
    if (i == 0) throw std::bad_alloc();
    throw 1;
  });
  CHECK(out.at(0).how == Finished::How::OutOfMemory);
  CHECK(out.at(1).how == Finished::How::Crashed);
}

}  // namespace ludens::conform
