// Connections as the system sees them: how many there may be, how long they may be silent, and what becomes
// of them when something fails.
#include "apps/server/net.h"

#include <arpa/inet.h>
#include <doctest/doctest.h>
#include <sys/socket.h>
#include <unistd.h>

#include <csignal>
#include <future>
#include <new>
#include <thread>
#include <vector>

namespace ludens::server {

namespace {

// Says "yes" to everything.
struct Yes : Handler {
  Network* network = nullptr;
  void answer(const Request&, Reply reply) override { reply({.type = "text/plain", .body = "yes"}); }
  void opened(const Request&, const ChannelRef&, Refuse refuse) override { refuse({}); }
  void received(const ChannelRef&, const std::string&) override {}
  void closed(const ChannelRef&) override {}
};

// Answers when it is told to.
struct Later final : Yes {
  std::vector<Reply> replies;
  std::promise<void> asked;
  void answer(const Request&, Reply reply) override {
    replies.push_back(std::move(reply));
    asked.set_value();
  }
};

// Has no memory for what follows an answer, nor for any message.
struct Exhausted final : Yes {
  std::promise<void> left;
  void answer(const Request& request, Reply reply) override {
    network->post([] { throw std::bad_alloc(); });
    Yes::answer(request, std::move(reply));
  }
  void received(const ChannelRef&, const std::string&) override { throw std::bad_alloc(); }
  void closed(const ChannelRef&) override { left.set_value(); }
};

// A server while the test runs.
struct Running {
  std::promise<int> told;
  std::thread thread;
  int port = 0;

  Running(NetworkOptions options, Yes& handler) {
    options.port = 0;
    const auto make_handler = [&handler](Network& network) -> Handler& {
      handler.network = &network;
      return handler;
    };
    thread = std::thread([this, options, make_handler] {
      serve(options, make_handler, [this](int at) { told.set_value(at); });
    });
    port = told.get_future().get();
  }
  ~Running() {
    std::raise(SIGTERM);  // as a person would; the server has taken the signal over
    thread.join();
  }
};

struct Client {
  int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);

  explicit Client(int port) {
    sockaddr_in to{};
    to.sin_family = AF_INET;
    to.sin_port = htons(static_cast<std::uint16_t>(port));
    to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    const timeval patience{.tv_sec = 60, .tv_usec = 0};
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    REQUIRE(::connect(socket, reinterpret_cast<sockaddr*>(&to), sizeof to) == 0);
  }
  ~Client() { ::close(socket); }
  Client(const Client&) = delete;

  // One answer, or nothing where the server has closed.
  std::string ask(const std::string& host = "localhost") const {
    send("GET / HTTP/1.1\r\nHost: " + host + "\r\n\r\n");
    return read();
  }
  void send(const std::string& text) const { (void)!::send(socket, text.data(), text.size(), MSG_NOSIGNAL); }
  std::string read() const {
    char bytes[4096];
    const ssize_t size = ::recv(socket, bytes, sizeof bytes, 0);
    return size <= 0 ? std::string() : std::string(bytes, static_cast<size_t>(size));
  }
  // Waits for it; false where something else comes, or nothing for as long as the client waits.
  bool is_closed() const {
    char byte = 0;
    return ::recv(socket, &byte, 1, 0) == 0;
  }
};

bool is(const std::string& answer, const char* status) {
  return answer.starts_with("HTTP/1.1 " + std::string(status));
}

}  // namespace

TEST_CASE("net: who finds no place is told so, and finds one when another has left") {
  Yes handler;
  const Running server({.most_clients = 8, .most_of_one_address = 2}, handler);
  auto first = std::make_unique<Client>(server.port);
  const Client second(server.port);
  CHECK(is(first->ask(), "200"));
  CHECK(is(second.ask(), "200"));
  const std::string refused = Client(server.port).ask();
  CHECK(is(refused, "503"));
  CHECK(refused.find("Retry-After") != std::string::npos);
  CHECK(is(second.ask(), "200"));
  first.reset();
  while (!is(Client(server.port).ask(), "200")) std::this_thread::yield();
}

TEST_CASE("net: who stays silent is closed") {
  Yes handler;
  const Running server({.patience = std::chrono::milliseconds(50)}, handler);
  const Client silent(server.port);
  CHECK(silent.is_closed());
}

TEST_CASE("net: it answers to its own names alone") {
  Yes handler;
  const Running server({.names = {"example.org", "[2001:db8::1]"}}, handler);
  const Client client(server.port);
  for (const char* host :
       {"localhost", "127.0.0.1:80", "Example.ORG", "example.org:8080", "[2001:db8::1]:80"})
    CHECK_MESSAGE(is(client.ask(host), "200"), host);
  for (const char* host : {"evil.example", "example.org.evil.example", "", "192.0.2.1"})
    CHECK_MESSAGE(is(client.ask(host), "400"), host);
}

TEST_CASE("net: an answer that comes when the server has gone is for nobody") {
  Later handler;
  {
    const Running server({}, handler);
    const Client client(server.port);
    client.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    handler.asked.get_future().wait();
  }
  handler.replies.front()({.body = "late"});
}

TEST_CASE("net: memory that runs out is no end of the server, and who leaves by it has left") {
  Exhausted handler;
  const Running server({}, handler);
  const Client client(server.port);
  CHECK(is(client.ask(), "200"));
  CHECK(is(client.ask(), "200"));
  const Client channel(server.port);
  channel.send(
      "GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
      "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n");
  CHECK(is(channel.read(), "101"));
  channel.send(std::string("\x81\x81\0\0\0\0x", 7));  // a text of one letter
  handler.left.get_future().wait();
  CHECK(is(client.ask(), "200"));
}

}  // namespace ludens::server
