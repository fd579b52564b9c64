// workers.h - what takes long, off the network's thread: whose turn it is (fair_queue.h), what becomes of a
// failure. An exception, be it of memory that has run out, ends the task that threw it and nothing else.
#pragma once

#include <chrono>
#include <functional>
#include <map>
#include <stop_token>
#include <string>

#include "apps/server/fair_queue.h"
#include "apps/server/net.h"

namespace ludens::server {

struct Task {
  std::string room;                                  // who it is done for; rooms take turns
  double seconds = 0.1;                              // that it will take, about
  std::function<void()> begin = nullptr;             // on the handler's thread, right before
  std::function<void(const std::stop_token&)> work;  // on another
  std::function<void(const std::string& why)> then;  // on the handler's; `why` is empty where all went well
  std::chrono::milliseconds at_least{0};             // `then` waits so long since add(), unless stopped
  std::stop_source stop = {};                        // asked to stop when the server ends, too
};

class Workers {
 public:
  explicit Workers(Network& network, const FairQueue::Limits& limits = {})
      : network_(network), queue_(limits) {}

  // Where too much waits, `then` is told so.
  void add(Task task);
  // Somebody was asked to stop: who waits goes first now.
  void look_again();

 private:
  using Clock = std::chrono::steady_clock;
  struct Waiting {
    Task task;
    Clock::time_point due;
  };
  void start();
  void run(int ticket, Waiting waiting);
  void finish(const Waiting& waiting, const std::string& why);

  Network& network_;
  FairQueue queue_;
  std::map<int, Waiting> waiting_;  // by ticket
};

}  // namespace ludens::server
