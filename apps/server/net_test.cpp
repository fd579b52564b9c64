// Connections as the system sees them: how many there may be, and how long they may be silent.
#include "apps/server/net.h"

#include <arpa/inet.h>
#include <doctest/doctest.h>
#include <sys/socket.h>
#include <unistd.h>

#include <csignal>
#include <future>
#include <thread>

namespace ludens::server {

namespace {

// Says "yes" to everything.
struct Yes final : Handler {
  void answer(const Request&, Reply reply) override { reply({.type = "text/plain", .body = "yes"}); }
  void opened(const Request&, const ChannelRef&, Refuse refuse) override { refuse({}); }
  void received(const ChannelRef&, const std::string&) override {}
  void closed(const ChannelRef&) override {}
};

// A server while the test runs.
struct Running {
  Yes handler;
  std::promise<int> told;
  std::thread thread;
  int port = 0;

  explicit Running(NetworkOptions options) {
    options.port = 0;
    thread = std::thread([this, options] {
      serve(
          options, [this](Network&) -> Handler& { return handler; }, [this](int at) { told.set_value(at); });
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
    const std::string text = "GET / HTTP/1.1\r\nHost: " + host + "\r\n\r\n";
    (void)!::send(socket, text.data(), text.size(), MSG_NOSIGNAL);
    return read();
  }
  std::string read() const {
    char bytes[4096];
    const ssize_t size = ::recv(socket, bytes, sizeof bytes, 0);
    return size <= 0 ? std::string() : std::string(bytes, static_cast<size_t>(size));
  }
};

bool is(const std::string& answer, const char* status) {
  return answer.starts_with("HTTP/1.1 " + std::string(status));
}

}  // namespace

TEST_CASE("net: who finds no place is told so, and finds one when another has left") {
  const Running server({.most_clients = 8, .most_of_one_address = 2});
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
  const Running server({.patience = std::chrono::milliseconds(50)});
  const Client silent(server.port);
  CHECK(silent.read().empty());
}

TEST_CASE("net: it answers to its own names alone") {
  const Running server({.names = {"example.org", "[2001:db8::1]"}});
  const Client client(server.port);
  for (const char* host :
       {"localhost", "127.0.0.1:80", "Example.ORG", "example.org:8080", "[2001:db8::1]:80"})
    CHECK_MESSAGE(is(client.ask(host), "200"), host);
  for (const char* host : {"evil.example", "example.org.evil.example", "", "192.0.2.1"})
    CHECK_MESSAGE(is(client.ask(host), "400"), host);
}

}  // namespace ludens::server
