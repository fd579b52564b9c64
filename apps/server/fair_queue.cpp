#include "apps/server/fair_queue.h"

#include <algorithm>

namespace ludens::server {

int FairQueue::push(const std::string& room, double cost) {
  if (waiting_.size() >= limits_.most_waiting) return 0;
  double& last = last_[room];
  last = std::max(last, clock_) + cost;
  waiting_[++tickets_] = {.room = room, .cost = cost, .end = last};
  return tickets_;
}

void FairQueue::shorten(int ticket) {
  const auto found = waiting_.find(ticket);
  if (found == waiting_.end()) return;
  found->second.cost = 0;
  found->second.end = clock_;
}

int FairQueue::take() {
  if (static_cast<int>(busy_.size()) >= limits_.at_once) return 0;
  auto first = waiting_.end();
  for (auto at = waiting_.begin(); at != waiting_.end(); ++at) {  // tickets ascend: the older of two equals
    if (is_long(at->second) && long_busy_ >= limits_.long_at_once) continue;
    if (first == waiting_.end() || at->second.end < first->second.end) first = at;
  }
  if (first == waiting_.end()) return 0;
  clock_ = std::max(clock_, first->second.end - first->second.cost);
  long_busy_ += is_long(first->second);
  const int ticket = first->first;
  busy_.insert(waiting_.extract(first));
  if (waiting_.empty() || last_.size() > 4 * limits_.most_waiting) last_.clear();
  std::erase_if(last_, [&](const auto& room) { return room.second <= clock_; });
  return ticket;
}

void FairQueue::done(int ticket) {
  const auto found = busy_.find(ticket);
  if (found == busy_.end()) return;
  long_busy_ -= is_long(found->second);
  busy_.erase(found);
}

}  // namespace ludens::server
