// fair_queue.h - who is next of those that want to think: fair by room, short thoughts first, nobody starves.
//
// Each entry begins, on a clock of its own, now or when its room's last one ends there, and ends its cost
// later; the one that ends first is taken, and the clock goes on to its beginning. So rooms of the same cost
// take turns however many entries they have, an entry that costs little passes those that cost much, and
// these are passed by no room for more than their cost. Where nobody waits all rooms are even again. Some
// hands are kept free for what is short. Knows no threads; the cost is an estimate in seconds.
#pragma once

#include <map>
#include <string>

namespace ludens::server {

class FairQueue {
 public:
  struct Limits {
    int at_once = 3;
    int long_at_once = 2;    // of these, how many may be long
    double long_from = 0.5;  // a cost of more than this is long
    size_t most_waiting = 2'048;
  };

  FairQueue() = default;
  explicit FairQueue(const Limits& limits) : limits_(limits) {}

  // A ticket, which is never 0; 0: too many wait already.
  int push(const std::string& room, double cost);
  // It will not take long after all: somebody asked it to stop. Goes first.
  void shorten(int ticket);
  // The ticket whose turn it is, now counted as busy until done(); 0: nobody waits, or no hand is free.
  int take();
  void done(int ticket);

  size_t waiting() const { return waiting_.size(); }

 private:
  struct Entry {
    std::string room;
    double cost = 0;
    double end = 0;
  };
  bool is_long(const Entry& entry) const { return entry.cost > limits_.long_from; }

  Limits limits_;
  double clock_ = 0;                     // when the last one that was taken began
  std::map<int, Entry> waiting_, busy_;  // by ticket
  std::map<std::string, double> last_;   // when the last entry of a room ends, where that is still to come
  int tickets_ = 0;
  int long_busy_ = 0;
};

}  // namespace ludens::server
