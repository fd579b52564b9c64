// outbox.h - what a client has not read yet: bounded in bytes, each and all together.
//
// Of messages that replace each other only the newest waits, so that a slow reader misses steps and not the
// end. Who lets too much pile up is given up; where all together hold too much, the one that holds most is.
// Knows nothing of sockets.
#pragma once

#include <deque>
#include <functional>
#include <string>
#include <vector>

namespace ludens::server {

// A text, and what becomes of it when a newer one comes before it was sent.
struct Message {
  std::string text;
  std::string kind = {};   // one that waits is replaced by a newer one of its kind; empty: never
  std::string items = {};  // of a JSON list: those of a replaced message are sent with the newer one
  size_t items_at = 0;     // where in the text they belong

  Message(std::string plain) : text(std::move(plain)) {}  // NOLINT: a plain text is a message
  Message(std::string text_, std::string kind_, std::string items_ = {}, size_t items_at_ = 0)
      : text(std::move(text_)), kind(std::move(kind_)), items(std::move(items_)), items_at(items_at_) {}

  size_t bytes() const { return text.size() + items.size(); }
  std::string whole() const;
};

class Outbox;

// All outboxes of a server.
class Backlog {
 public:
  explicit Backlog(size_t most) : most_(most) {}
  size_t bytes() const { return bytes_; }

 private:
  friend class Outbox;
  void relieve();  // gives up the largest while there is too much

  size_t most_;
  size_t bytes_ = 0;
  std::vector<Outbox*> all_;
};

class Outbox {
 public:
  // `give_up` is called once, when its reader is too slow; nothing waits any more then.
  Outbox(Backlog& backlog, size_t most, std::function<void()> give_up);
  ~Outbox();
  Outbox(const Outbox&) = delete;
  Outbox& operator=(const Outbox&) = delete;

  void add(Message message);
  bool empty() const { return waiting_.empty(); }
  // The next one, to be written. Counts until written() is called.
  std::string take();
  void written() { count(0); }

  size_t bytes() const { return waiting_bytes_ + writing_bytes_; }

 private:
  friend class Backlog;
  void count(size_t writing);
  void give_up();

  Backlog& backlog_;
  size_t most_;
  std::function<void()> on_give_up_;
  bool given_up_ = false;
  std::deque<Message> waiting_;
  size_t waiting_bytes_ = 0;
  size_t writing_bytes_ = 0;
};

}  // namespace ludens::server
