#include "apps/server/workers.h"

#include <memory>
#include <new>

namespace ludens::server {

namespace {

// What went wrong, or nothing.
std::string attempt(const std::function<void(const std::stop_token&)>& work, const std::stop_token& stop) {
  try {
    work(stop);
    return {};
  } catch (const std::bad_alloc&) {
    return "memory has run out";
  } catch (const std::exception& error) {
    return error.what();
  } catch (...) {  // not one of the library's
    return "something has failed";
  }
}

}  // namespace

void Workers::add(Task task) {
  const int ticket = queue_.push(task.room, task.seconds);
  Waiting waiting{std::move(task), Clock::now()};
  waiting.due += waiting.task.at_least;
  if (ticket == 0)
    return network_.post(
        [this, waiting = std::move(waiting)] { finish(waiting, "too much waits to be done"); });
  waiting_.emplace(ticket, std::move(waiting));
  start();
}

void Workers::look_again() {
  for (const auto& [ticket, waiting] : waiting_)
    if (waiting.task.stop.stop_requested()) queue_.shorten(ticket);
  start();
}

void Workers::start() {
  while (const int ticket = queue_.take()) run(ticket, std::move(waiting_.extract(ticket).mapped()));
}

void Workers::run(int ticket, Waiting waiting) {
  if (waiting.task.begin) waiting.task.begin();
  auto shared = std::make_shared<Waiting>(std::move(waiting));
  auto why = std::make_shared<std::string>();
  network_.background(
      [shared, why, ending = network_.ending()] {
        std::stop_source& stop = shared->task.stop;
        const std::stop_callback end(ending, [&stop] { stop.request_stop(); });
        *why = attempt(shared->task.work, stop.get_token());
      },
      [this, ticket, shared, why] {
        queue_.done(ticket);
        finish(*shared, *why);
        look_again();
      });
}

void Workers::finish(const Waiting& waiting, const std::string& why) {
  const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(waiting.due - Clock::now());
  if (left.count() <= 0 || waiting.task.stop.stop_requested()) return waiting.task.then(why);
  network_.after(left, [then = waiting.task.then, why] { then(why); });
}

}  // namespace ludens::server
