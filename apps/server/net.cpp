// net.cpp - HTTP and WebSockets by Boost.Beast, in coroutines on one thread.
#include "apps/server/net.h"

#include <array>
#include <chrono>
#include <optional>
#include <utility>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/thread_pool.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>

#include "apps/server/doorkeeper.h"
#include "apps/server/wire.h"

namespace ludens::server {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using asio::use_awaitable;
using asio::ip::tcp;
using Stream = beast::tcp_stream;
using Socket = websocket::stream<Stream>;

constexpr int kSendBuffer = 128 << 10;  // bytes that the system may keep for a client
constexpr int kMostTurnedAway = 32;     // that are told so at the same time; others are just closed

// May so much more happen now? As many as `rate` a second, and twice as many at once.
class Meter {
 public:
  explicit Meter(double rate) : rate_(rate), tokens_(2 * rate) {}
  bool take() {
    const auto now = std::chrono::steady_clock::now();
    tokens_ = std::min(2 * rate_, tokens_ + rate_ * std::chrono::duration<double>(now - last_).count());
    last_ = now;
    if (tokens_ < 1) return false;
    tokens_ -= 1;
    return true;
  }

 private:
  double rate_, tokens_;
  std::chrono::steady_clock::time_point last_ = std::chrono::steady_clock::now();
};

std::string_view view_of(beast::string_view text) {
  return {text.data(), text.size()};
}

wire::Question question_of(const http::request<http::string_body>& request) {
  return {.method = view_of(request.method_string()),
          .target = view_of(request.target()),
          .body = request.body(),
          .content_type = view_of(request[http::field::content_type]),
          .host = view_of(request[http::field::host]),
          .origin = view_of(request[http::field::origin]),
          .accept_encoding = view_of(request[http::field::accept_encoding]),
          .if_none_match = view_of(request[http::field::if_none_match])};
}

class Server final : public Network {
 public:
  explicit Server(const NetworkOptions& options)
      : options_(options),
        door_(options.most_clients, options.most_of_one_address),
        backlog_(options.most_unread_of_all),
        pool_(static_cast<size_t>(options.threads)) {}

  std::string run(const std::function<Handler&(Network&)>& make_handler,
                  const std::function<void(int)>& listening) {
    boost::system::error_code error;
    const auto address = asio::ip::make_address(options_.host, error);
    if (error) return "'" + options_.host + "' is not an address";
    tcp::acceptor acceptor(context_);
    const tcp::endpoint endpoint(address, static_cast<unsigned short>(options_.port));
    acceptor.open(endpoint.protocol(), error);
    if (!error) acceptor.set_option(asio::socket_base::reuse_address(true), error);
    if (!error) acceptor.bind(endpoint, error);
    if (!error) acceptor.listen(asio::socket_base::max_listen_connections, error);
    if (error)
      return "cannot listen on " + options_.host + ":" + std::to_string(options_.port) + ": " +
             error.message();
    handler_ = &make_handler(*this);
    asio::signal_set signals(context_, SIGINT, SIGTERM);
    signals.async_wait([this](const boost::system::error_code&, int) {
      stop_.request_stop();
      context_.stop();
    });
    const int port = acceptor.local_endpoint().port();
    asio::co_spawn(context_, accept(std::move(acceptor)), asio::detached);
    listening(port);
    while (!run_until_stopped()) {
    }
    pool_.join();
    return {};
  }

  void background(std::function<void()> work, std::function<void()> then) override {
    asio::post(pool_, [this, work = std::move(work), then = std::move(then)]() mutable {
      work();
      asio::post(context_, std::move(then));
    });
  }

  void after(std::chrono::milliseconds wait, std::function<void()> then) override {
    auto timer = std::make_shared<asio::steady_timer>(context_, wait);
    timer->async_wait([timer, then = std::move(then)](const boost::system::error_code& error) {
      if (!error) then();
    });
  }

  std::stop_token ending() const override { return stop_.get_token(); }
  void post(std::function<void()> work) override { asio::post(context_, std::move(work)); }

 private:
  // False where something that was posted has thrown, as when memory has run out: that is given up, and
  // nothing else.
  bool run_until_stopped() {
    try {
      context_.run();
      return true;
    } catch (const std::exception&) {
      return false;
    }
  }

  asio::awaitable<void> accept(tcp::acceptor acceptor) {
    while (true) {
      boost::system::error_code error;
      tcp::socket socket = co_await acceptor.async_accept(asio::redirect_error(use_awaitable, error));
      if (error) {  // out of file descriptors, say: clients that leave give some back
        asio::steady_timer pause(context_, std::chrono::milliseconds(100));
        co_await pause.async_wait(use_awaitable);
      } else {
        admit(std::move(socket));
      }
    }
  }

  void admit(tcp::socket socket) {
    boost::system::error_code error;
    const auto peer = socket.remote_endpoint(error);
    if (error) return;  // gone already
    std::string address = peer.address().to_string();
    if (door_.enter(address))
      asio::co_spawn(context_, serve_client(std::move(socket), std::move(address)), asio::detached);
    else if (turned_away_ < kMostTurnedAway)
      asio::co_spawn(context_, turn_away(std::move(socket)), asio::detached);
  }

  asio::awaitable<void> serve_client(tcp::socket socket, std::string address) {
    boost::system::error_code ignored;
    // Otherwise long messages wait 40 ms for an acknowledgement.
    socket.set_option(tcp::no_delay(true), ignored);
    // Otherwise the system keeps megabytes for each client that does not read.
    socket.set_option(asio::socket_base::send_buffer_size(kSendBuffer), ignored);
    try {
      co_await serve_requests(Stream(std::move(socket)));
    } catch (const std::exception&) {  // the client has gone, or speaks nonsense: nobody to tell
    }
    door_.leave(address);
  }

  asio::awaitable<void> turn_away(tcp::socket socket) {
    ++turned_away_;
    try {
      Stream stream(std::move(socket));
      Response response = error_response(503, "there is no place for another client; try again in a moment");
      response.headers.emplace_back("Retry-After", "10");
      co_await send(stream, response, {}, false);
      co_await let_finish(stream);
    } catch (const std::exception&) {
    }
    --turned_away_;
  }

  // Waits for what is answered later. Whoever is to answer does not keep the timer: it may outlive the
  // server.
  template <class T, class Ask>
  asio::awaitable<T> answer_of(Ask ask) {
    struct Wait {
      asio::steady_timer timer;
      std::optional<T> value;
    };
    auto wait = std::make_shared<Wait>(
        Wait{asio::steady_timer(context_, asio::steady_timer::time_point::max()), std::nullopt});
    ask([weak = std::weak_ptr<Wait>(wait)](T value) {
      const std::shared_ptr<Wait> asker = weak.lock();
      if (!asker) return;
      asker->value = std::move(value);
      asker->timer.cancel();
    });
    boost::system::error_code cancelled;
    while (!wait->value) co_await wait->timer.async_wait(asio::redirect_error(use_awaitable, cancelled));
    co_return std::move(*wait->value);
  }

  asio::awaitable<void> serve_requests(Stream stream) {
    beast::flat_buffer buffer;
    while (true) {
      http::request_parser<http::string_body> parser;
      parser.body_limit(options_.most_body);
      parser.header_limit(16 << 10);
      stream.expires_after(options_.patience);
      boost::system::error_code error;
      co_await http::async_read(stream, buffer, parser, asio::redirect_error(use_awaitable, error));
      if (error == http::error::end_of_stream) break;
      if (error) {
        if (error.category() != http::make_error_code(http::error::bad_method).category()) break;
        const bool large = error == http::error::body_limit || error == http::error::header_limit;
        co_await send(stream, error_response(large ? 413 : 400, error.message()), {}, false);
        co_await let_finish(stream);
        break;
      }
      const auto& message = parser.get();
      Request request;
      const std::string refusal = wire::read_request(question_of(message), options_.names, request);
      if (refusal.empty() && websocket::is_upgrade(message)) {
        stream.expires_never();
        co_await serve_channel(Socket(std::move(stream)), message, request);
        co_return;
      }
      Response response = error_response(400, refusal);
      if (refusal.empty()) {
        stream.expires_never();
        response =
            co_await answer_of<Response>([&](Reply reply) { handler_->answer(request, std::move(reply)); });
      }
      const bool keep = message.keep_alive();
      co_await send(stream, response, message, keep);
      if (!keep) break;
    }
    boost::system::error_code ignored;
    stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
  }

  // Reads on for a moment: closing while the client is still sending would take our answer away from it.
  asio::awaitable<void> let_finish(Stream& stream) {
    boost::system::error_code error;
    stream.socket().shutdown(tcp::socket::shutdown_send, error);
    stream.expires_after(std::chrono::seconds(2));
    std::array<char, 16 << 10> bytes;
    for (int i = 0; i < 64 && !error; ++i)
      co_await stream.async_read_some(asio::buffer(bytes), asio::redirect_error(use_awaitable, error));
  }

  asio::awaitable<void> send(Stream& stream, const Response& response,
                             const http::request<http::string_body>& request, bool keep) {
    const wire::Answer answer = wire::make_answer(response, question_of(request));
    http::response<http::span_body<const char>> out;
    out.result(static_cast<unsigned>(answer.status));
    for (const auto& [name, value] : answer.headers) out.set(name, value);
    out.body() = beast::span<const char>(answer.body.data(), answer.body.size());
    out.keep_alive(keep);
    out.prepare_payload();
    stream.expires_after(options_.patience);
    http::response_serializer<http::span_body<const char>> serializer(out);
    if (request.method() == http::verb::head)
      co_await http::async_write_header(stream, serializer, use_awaitable);
    else
      co_await http::async_write(stream, serializer, use_awaitable);
  }

  // --- WebSockets

  struct Live {
    Live(Socket s, Backlog& backlog, size_t most)
        : socket(std::move(s)), outbox(backlog, most, [this] { shut(); }) {}

    void shut() {
      closed = true;
      beast::get_lowest_layer(socket).cancel();
      beast::get_lowest_layer(socket).close();
    }

    Socket socket;
    Outbox outbox;
    bool writing = false;
    bool closed = false;
  };

  asio::awaitable<void> write_all(std::shared_ptr<Live> live) {
    while (!live->outbox.empty() && !live->closed) {
      const std::string text = live->outbox.take();
      boost::system::error_code error;
      co_await live->socket.async_write(asio::buffer(text), asio::redirect_error(use_awaitable, error));
      live->outbox.written();
      if (error) live->closed = true;
    }
    live->writing = false;
  }

  ChannelRef make_channel(const std::shared_ptr<Live>& live) {
    const std::weak_ptr<Live> weak = live;
    auto channel = std::make_shared<Channel>();
    channel->send = [this, weak](Message message) {
      const std::shared_ptr<Live> to = weak.lock();
      if (!to || to->closed) return;
      to->outbox.add(std::move(message));
      if (to->closed || std::exchange(to->writing, true)) return;
      asio::co_spawn(context_, write_all(to), asio::detached);
    };
    channel->close = [weak] {
      if (const std::shared_ptr<Live> to = weak.lock()) to->shut();
    };
    return channel;
  }

  template <class Message>
  asio::awaitable<void> serve_channel(Socket socket, const Message& message, Request request) {
    auto live = std::make_shared<Live>(std::move(socket), backlog_, options_.most_unread);
    live->socket.set_option(websocket::stream_base::timeout::suggested(beast::role_type::server));
    live->socket.read_message_max(options_.most_message);
    live->socket.text(true);
    co_await live->socket.async_accept(message, use_awaitable);
    const ChannelRef channel = make_channel(live);
    const std::string refusal = co_await answer_of<std::string>(
        [&](Refuse refuse) { handler_->opened(request, channel, std::move(refuse)); });
    if (!refusal.empty()) {
      const std::string text = Json::object().set("type", "error").set("message", refusal).text();
      boost::system::error_code ignored;
      co_await live->socket.async_write(asio::buffer(text), asio::redirect_error(use_awaitable, ignored));
      co_await live->socket.async_close(websocket::close_code::policy_error,
                                        asio::redirect_error(use_awaitable, ignored));
      co_return;
    }
    try {
      co_await read_all(*live, channel);
    } catch (const std::exception&) {  // memory has run out, say: it goes, and its place with it
    }
    handler_->closed(channel);
    if (!live->closed) live->shut();
  }

  asio::awaitable<void> read_all(Live& live, const ChannelRef& channel) {
    Meter meter(options_.messages_per_second);
    beast::flat_buffer buffer;
    while (!live.closed) {
      boost::system::error_code error;
      co_await live.socket.async_read(buffer, asio::redirect_error(use_awaitable, error));
      if (error || !meter.take()) break;
      handler_->received(channel, beast::buffers_to_string(buffer.data()));
      buffer.consume(buffer.size());
    }
  }

  NetworkOptions options_;
  Doorkeeper door_;
  Backlog backlog_;
  asio::io_context context_{1};
  asio::thread_pool pool_;
  std::stop_source stop_;
  Handler* handler_ = nullptr;
  int turned_away_ = 0;
};

}  // namespace

std::string serve(const NetworkOptions& options, const std::function<Handler&(Network&)>& make_handler,
                  const std::function<void(int port)>& listening) {
  return Server(options).run(make_handler, listening);
}

}  // namespace ludens::server
