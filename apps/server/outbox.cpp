#include "apps/server/outbox.h"

#include <algorithm>

namespace ludens::server {

std::string Message::whole() const {
  return items.empty() ? text : std::string(text).insert(items_at, items);
}

void Backlog::relieve() {
  while (bytes_ > most_) {
    const auto largest = std::ranges::max_element(all_, {}, &Outbox::bytes);
    if (largest == all_.end() || (*largest)->bytes() == 0) return;
    (*largest)->give_up();
  }
}

Outbox::Outbox(Backlog& backlog, size_t most, std::function<void()> give_up)
    : backlog_(backlog), most_(most), on_give_up_(std::move(give_up)) {
  backlog_.all_.push_back(this);
}

Outbox::~Outbox() {
  backlog_.bytes_ -= bytes();
  std::erase(backlog_.all_, this);
}

void Outbox::add(Message message) {
  if (given_up_) return;
  const auto old =
      message.kind.empty() ? waiting_.end() : std::ranges::find(waiting_, message.kind, &Message::kind);
  if (old != waiting_.end()) {
    if (!old->items.empty()) message.items = old->items + (message.items.empty() ? "" : ",") + message.items;
    waiting_bytes_ -= old->bytes();
    backlog_.bytes_ -= old->bytes();
    waiting_.erase(old);
  }
  // A single large one is for whoever reads; it is piling up that shows who does not.
  if (bytes() > 0 && bytes() + message.bytes() > most_) return give_up();
  waiting_bytes_ += message.bytes();
  backlog_.bytes_ += message.bytes();
  waiting_.push_back(std::move(message));
  backlog_.relieve();
}

std::string Outbox::take() {
  std::string out = waiting_.front().whole();
  waiting_.pop_front();
  waiting_bytes_ -= out.size();
  backlog_.bytes_ -= out.size();
  count(out.size());
  return out;
}

void Outbox::count(size_t writing) {
  backlog_.bytes_ += writing;
  backlog_.bytes_ -= writing_bytes_;
  writing_bytes_ = writing;
}

void Outbox::give_up() {
  given_up_ = true;
  backlog_.bytes_ -= bytes();
  waiting_bytes_ = writing_bytes_ = 0;
  waiting_.clear();
  if (on_give_up_) on_give_up_();
}

}  // namespace ludens::server
