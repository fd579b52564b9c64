// net.h - the door to the network: HTTP and WebSockets on one port. Knows nothing of games.
//
// Everything the handler is asked runs on one thread, one thing after another, so it needs no locks. What
// takes long goes to Network::background and comes back on that thread. All that a client can send is
// bounded: sizes of requests and messages, how many of them in a second, how many clients, how long they may
// stay silent.
#pragma once

#include <chrono>
#include <functional>
#include <iosfwd>
#include <stop_token>
#include <string>

#include "apps/server/http.h"

namespace ludens::server {

struct NetworkOptions {
  std::string host = "127.0.0.1";
  int port = 8080;  // 0: any that is free
  int most_clients = 256;
  size_t most_body = 64 << 10;     // bytes of a request
  size_t most_message = 16 << 10;  // bytes of a message
  double messages_per_second = 30;
};

class Network {
 public:
  virtual ~Network() = default;
  // Runs `work` on another thread, then `then` on the handler's, not before `at_least` has gone by unless it
  // was stopped. `stop` is asked for when the server ends, too.
  virtual void background(std::function<void(std::stop_token stop)> work, std::function<void()> then,
                          std::chrono::milliseconds at_least, std::stop_source stop) = 0;
  // Runs `work` on the handler's thread; may be called by any.
  virtual void post(std::function<void()> work) = 0;
};

class Handler {
 public:
  virtual ~Handler() = default;
  virtual Response answer(const Request& request) = 0;
  // A WebSocket asks to be opened; empty: it may, otherwise why not.
  virtual std::string opened(const Request& request, const ChannelRef& channel) = 0;
  virtual void received(const ChannelRef& channel, const std::string& text) = 0;
  virtual void closed(const ChannelRef& channel) = 0;
};

// Listens until SIGINT or SIGTERM. `listening` is told the port. Returns why it could not, or nothing.
std::string serve(const NetworkOptions& options, const std::function<Handler&(Network&)>& make_handler,
                  const std::function<void(int port)>& listening);

}  // namespace ludens::server
