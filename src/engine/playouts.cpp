#include "engine/playouts.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <thread>

#include "base/processor_time.h"
#include "engine/table.h"

namespace ludens::engine {

namespace {

using Clock = std::chrono::steady_clock;

// What one thread writes all the time is to lie in no line of memory that another one has at hand, nor in the
// one beside it, which processors fetch as well.
constexpr std::size_t kApart = 128;

// The numbers of playouts, given out some at a time: of short ones it would cost a good part to ask for each.
class alignas(kApart) Numbers {
 public:
  Numbers(long count, int threads) : count_(count), at_once_(std::clamp(count / (64L * threads), 1L, 16L)) {}
  struct Share {
    long next = 0, end = 0;
  };
  // False where there are no more.
  bool take(Share& share) {
    if (share.next < share.end) return true;
    share.next = next_.fetch_add(at_once_, std::memory_order_relaxed);
    share.end = std::min(share.next + at_once_, count_);
    return share.next < share.end;
  }

 private:
  std::atomic<long> next_ = 0;
  const long count_, at_once_;
};

// One thread's share.
class alignas(kApart) Worker {
 public:
  Worker(const Game& game, const PlayoutOrder& order, const std::function<bool()>& is_time_up)
      : order_(order), table_(game) {
    table_.watch(is_time_up);
    sums_.wins.assign(static_cast<size_t>(game.players()) + 1, 0);
  }

  // False where the time was up.
  bool play(long number) {
    const std::uint64_t seed =
        mix64(order_.seed + 0x9E3779B97F4A7C15ull * static_cast<std::uint64_t>(number));
    Random random(seed);
    table_.renew();
    table_.reseed(seed);
    table_.start();
    std::uint64_t hash = seed;
    const int plies = table_.play_randomly(random, scratch_, order_.max_plies, hash);
    table_.note_work(plies);
    Machine& m = table_.machine();
    const runtime::Limit limit = limit_of(m);
    if (limit != runtime::Limit::None) ++sums_.given_up[static_cast<size_t>(limit)];
    if (limit == runtime::Limit::Time) return false;
    const bool over = is_over(m);
    const int winner = over ? m.head().winner : 0;
    const bool alone = winner > 0 && winner < static_cast<int>(sums_.wins.size());
    ++sums_.wins[alone ? static_cast<size_t>(winner) : 0];
    ++sums_.playouts;
    sums_.plies += plies;
    sums_.cut += !over;
    sums_.signature += mix64(hash + static_cast<std::uint64_t>(winner + 2));
    return true;
  }

  const PlayoutSums& sums() const { return sums_; }

 private:
  const PlayoutOrder& order_;
  Table table_;
  MoveList scratch_;
  PlayoutSums sums_;
};

void add(PlayoutSums& to, const PlayoutSums& from) {
  to.playouts += from.playouts;
  to.plies += from.plies;
  to.cut += from.cut;
  for (size_t i = 0; i < to.given_up.size(); ++i) to.given_up[i] += from.given_up[i];
  to.signature += from.signature;
  to.wins.resize(std::max(to.wins.size(), from.wins.size()));
  for (size_t p = 0; p < from.wins.size(); ++p) to.wins[p] += from.wins[p];
}

}  // namespace

PlayoutSums run_playouts(const Game& game, const PlayoutOrder& order) {
  const auto began = Clock::now();
  const auto elapsed = [&] { return std::chrono::duration<double>(Clock::now() - began).count(); };
  const double worked_before = processor_seconds_of_thread();
  const int threads = std::clamp(order.threads, 1, 256);
  Numbers numbers(order.count, threads);
  alignas(kApart) std::atomic<bool> stop = false;
  std::function<bool()> is_time_up;
  if (order.seconds > 0) is_time_up = [&] { return elapsed() >= 2 * order.seconds; };
  std::vector<std::unique_ptr<Worker>> owned;
  for (int t = 0; t < threads; ++t) owned.push_back(std::make_unique<Worker>(game, order, is_time_up));
  // Of short playouts not each looks at the clock: that would cost a good part of one.
  const auto work = [&](Worker& worker, bool tells) {
    constexpr double kBetweenLooks = 0.0002;
    constexpr long kMostBetween = 64;
    double told = 0;
    double looked = 0;
    long between = 1;
    long until_look = 1;
    Numbers::Share share;
    while (numbers.take(share) && !stop) {
      const long i = share.next++;
      if (!worker.play(i)) stop = true;
      if (!tells || --until_look > 0) continue;
      const double now = elapsed();
      between =
          now - looked < kBetweenLooks ? std::min(2 * between, kMostBetween) : std::max(between / 2, 1L);
      until_look = between;
      looked = now;
      if (order.seconds > 0 && now >= order.seconds) stop = true;
      if (order.tell && now - told > 0.2) {
        told = now;
        order.tell(std::min(i + 1, order.count));
      }
    }
  };
  {
    std::vector<std::jthread> others;
    for (size_t t = 1; t < owned.size(); ++t) others.emplace_back([&, t] { work(*owned[t], false); });
    work(*owned[0], true);
  }
  PlayoutSums sums;
  sums.seconds = owned.size() == 1 ? processor_seconds_of_thread() - worked_before : elapsed();
  for (const auto& worker : owned) add(sums, worker->sums());
  return sums;
}

}  // namespace ludens::engine
