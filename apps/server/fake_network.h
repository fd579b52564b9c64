// fake_network.h - a network for tests: what is posted is done when run() is called, one after another, on
// the thread of the test.
#pragma once

#include <deque>

#include "apps/server/net.h"

namespace ludens::server {

struct FakeNetwork final : Network {
  std::deque<std::function<void()>> jobs;
  std::stop_source stop;

  void background(std::function<void()> work, std::function<void()> then) override {
    jobs.push_back([this, work = std::move(work), then = std::move(then)] {
      work();
      post(then);  // after what the work has posted
    });
  }
  void after(std::chrono::milliseconds, std::function<void()> then) override { post(std::move(then)); }
  void post(std::function<void()> work) override { jobs.push_back(std::move(work)); }
  std::stop_token ending() const override { return stop.get_token(); }
  void run() {
    while (!jobs.empty()) {
      const std::function<void()> job = std::move(jobs.front());
      jobs.pop_front();
      job();
    }
  }
};

}  // namespace ludens::server
