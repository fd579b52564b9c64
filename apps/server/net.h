// net.h - the door to the network: HTTP and WebSockets on one port. Knows nothing of games.
//
// Everything the handler is asked runs on one thread, one thing after another, so it needs no locks. What
// takes long goes to Network::background and comes back on that thread; an answer may be given later. All
// that a client can send or leave unread is bounded: sizes of requests and messages, how many of them in a
// second, how many clients in all and of one address, how long they may stay silent. Who finds no place is
// told so (503).
#pragma once

#include <chrono>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include "apps/server/http.h"

namespace ludens::server {

struct NetworkOptions {
  std::string host = "127.0.0.1";
  int port = 8080;                      // 0: any that is free
  std::vector<std::string> names = {};  // that it answers to, besides those of this machine
  int most_clients = 256;
  int most_of_one_address = 128;
  size_t most_body = 64 << 10;     // bytes of a request
  size_t most_message = 16 << 10;  // bytes of a message
  double messages_per_second = 30;
  size_t most_unread = 8 << 20;  // bytes that wait for one client
  size_t most_unread_of_all = 64 << 20;
  int threads = 3;                                                // for what takes long
  std::chrono::milliseconds patience = std::chrono::seconds(30);  // for a request, and between two of them
};

class Network {
 public:
  virtual ~Network() = default;
  // Runs `work` on another thread, then `then` on the handler's. As many at once as there are threads.
  virtual void background(std::function<void()> work, std::function<void()> then) = 0;
  // Runs `then` on the handler's thread when that time has gone by.
  virtual void after(std::chrono::milliseconds wait, std::function<void()> then) = 0;
  // Runs `work` on the handler's thread; may be called by any.
  virtual void post(std::function<void()> work) = 0;
  // Stops when the server ends.
  virtual std::stop_token ending() const = 0;
};

using Reply = std::function<void(Response)>;
using Refuse = std::function<void(std::string why)>;  // empty: it may come in

// Each question is answered exactly once, at once or later, on the handler's thread.
class Handler {
 public:
  virtual ~Handler() = default;
  virtual void answer(const Request& request, Reply reply) = 0;
  // A WebSocket asks to be opened. What it sends waits until that is answered.
  virtual void opened(const Request& request, const ChannelRef& channel, Refuse refuse) = 0;
  virtual void received(const ChannelRef& channel, const std::string& text) = 0;
  virtual void closed(const ChannelRef& channel) = 0;
};

// Listens until SIGINT or SIGTERM. `listening` is told the port. Returns why it could not, or nothing.
std::string serve(const NetworkOptions& options, const std::function<Handler&(Network&)>& make_handler,
                  const std::function<void(int port)>& listening);

}  // namespace ludens::server
