// net.cpp - HTTP and WebSockets by Boost.Beast, in coroutines on one thread.
#include "apps/server/net.h"

#include <array>
#include <chrono>
#include <deque>
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

constexpr std::chrono::seconds kPatience{30};  // for a request, and between two of one client
constexpr size_t kMostWaiting = 256;           // messages that a client has not read yet
constexpr int kThinkers = 2;                   // threads for what takes long

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

std::string hash_text(std::string_view text) {
  std::uint64_t hash = 0xcbf29ce484222325ull;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3ull;
  return '"' + std::to_string(hash) + '"';
}

std::string_view view_of(beast::string_view text) {
  return {text.data(), text.size()};
}

std::string_view without_port(std::string_view host) {
  const size_t colon = host.rfind(':');
  return colon == std::string_view::npos || host.ends_with(']') ? host : host.substr(0, colon);
}

class Server final : public Network {
 public:
  explicit Server(const NetworkOptions& options) : options_(options) {}

  std::string run(const std::function<Handler&(Network&)>& make_handler,
                  const std::function<void(int)>& listening) {
    boost::system::error_code error;
    const auto address = asio::ip::make_address(options_.host, error);
    if (error) return "'" + options_.host + "' is not an address";
    loopback_ = address.is_loopback();
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
    context_.run();
    pool_.join();
    return {};
  }

  void background(std::function<void(std::stop_token)> work, std::function<void()> then,
                  std::chrono::milliseconds at_least, std::stop_source stop) override {
    const auto due = std::chrono::steady_clock::now() + at_least;
    asio::post(pool_, [this, due, stop, work = std::move(work), then = std::move(then)]() mutable {
      const std::stop_callback end(stop_.get_token(), [&stop] { stop.request_stop(); });
      work(stop.get_token());
      const auto when = stop.stop_requested() ? std::chrono::steady_clock::now() : due;
      auto timer = std::make_shared<asio::steady_timer>(context_, when);
      timer->async_wait([timer, then = std::move(then)](const boost::system::error_code& error) {
        if (!error) then();
      });
    });
  }

  void post(std::function<void()> work) override { asio::post(context_, std::move(work)); }

 private:
  asio::awaitable<void> accept(tcp::acceptor acceptor) {
    while (true) {
      boost::system::error_code error;
      tcp::socket socket = co_await acceptor.async_accept(asio::redirect_error(use_awaitable, error));
      if (error) {  // out of file descriptors, say: clients that leave give some back
        asio::steady_timer pause(context_, std::chrono::milliseconds(100));
        co_await pause.async_wait(use_awaitable);
      } else if (clients_ < options_.most_clients) {
        asio::co_spawn(context_, serve_client(std::move(socket)), asio::detached);
      }
    }
  }

  asio::awaitable<void> serve_client(tcp::socket socket) {
    ++clients_;
    boost::system::error_code ignored;
    socket.set_option(tcp::no_delay(true),
                      ignored);  // otherwise long messages wait 40 ms for an acknowledgement
    try {
      co_await serve_requests(Stream(std::move(socket)));
    } catch (const std::exception&) {  // the client has gone, or speaks nonsense: nobody to tell
    }
    --clients_;
  }

  asio::awaitable<void> serve_requests(Stream stream) {
    beast::flat_buffer buffer;
    while (true) {
      http::request_parser<http::string_body> parser;
      parser.body_limit(options_.most_body);
      parser.header_limit(16 << 10);
      stream.expires_after(kPatience);
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
      const std::string refusal = read_request(message, request);
      if (refusal.empty() && websocket::is_upgrade(message)) {
        stream.expires_never();
        co_await serve_channel(Socket(std::move(stream)), message, request);
        co_return;
      }
      const Response response = refusal.empty() ? handler_->answer(request) : error_response(400, refusal);
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

  template <class Message>
  std::string read_request(const Message& message, Request& request) const {
    request.method = std::string(view_of(message.method_string()));
    request.body = message.body();
    request.content_type = std::string(view_of(message[http::field::content_type]));
    const std::string_view target = view_of(message.target());
    const size_t question = std::min(target.find('?'), target.size());
    if (!target.starts_with('/') || !decode_percent(target.substr(0, question), request.path))
      return "the address is not well formed";
    request.query = std::string(target.substr(std::min(question + 1, target.size())));
    // Pages of other places must not reach a server that is meant for this machine alone.
    const std::string_view host = view_of(message[http::field::host]);
    const std::string_view name = without_port(host);
    if (loopback_ && name != "localhost" && name != "127.0.0.1" && name != "[::1]")
      return "this server answers to localhost alone";
    const std::string_view origin = view_of(message[http::field::origin]);
    if (!origin.empty() && !(origin.starts_with("http://") && origin.substr(7) == host) &&
        !(origin.starts_with("https://") && origin.substr(8) == host))
      return "requests from pages of other places are refused";
    return {};
  }

  asio::awaitable<void> send(Stream& stream, const Response& response,
                             const http::request<http::string_body>& request, bool keep) {
    http::response<http::string_body> out;
    out.result(static_cast<unsigned>(response.status));
    out.set(http::field::server, "ludens");
    out.set(http::field::content_type, response.type);
    out.set(http::field::cache_control, "no-cache");
    out.set("X-Content-Type-Options", "nosniff");
    out.set("Referrer-Policy", "no-referrer");
    out.set("Content-Security-Policy",
            "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self' "
            "ws: wss:; frame-ancestors 'none'");
    for (const auto& [name, value] : response.headers) out.set(name, value);
    if (response.status == 200 && request.method() != http::verb::post) {
      const std::string tag = hash_text(response.body);
      out.set(http::field::etag, tag);
      if (view_of(request[http::field::if_none_match]) == tag) out.result(http::status::not_modified);
    }
    const bool empty = out.result() == http::status::not_modified || request.method() == http::verb::head;
    if (!empty) out.body() = response.body;
    out.keep_alive(keep);
    if (request.method() == http::verb::head)
      out.content_length(response.body.size());
    else
      out.prepare_payload();
    stream.expires_after(kPatience);
    http::response_serializer<http::string_body> serializer(out);
    if (request.method() == http::verb::head)
      co_await http::async_write_header(stream, serializer, use_awaitable);
    else
      co_await http::async_write(stream, serializer, use_awaitable);
  }

  // --- WebSockets

  struct Live {
    explicit Live(Socket s) : socket(std::move(s)) {}
    Socket socket;
    std::deque<std::string> waiting;
    bool writing = false;
    bool closed = false;
  };

  void shut(const std::shared_ptr<Live>& live) {
    live->closed = true;
    beast::get_lowest_layer(live->socket).cancel();
    beast::get_lowest_layer(live->socket).close();
  }

  asio::awaitable<void> write_all(std::shared_ptr<Live> live) {
    while (!live->waiting.empty() && !live->closed) {
      const std::string text = std::move(live->waiting.front());
      live->waiting.pop_front();
      boost::system::error_code error;
      co_await live->socket.async_write(asio::buffer(text), asio::redirect_error(use_awaitable, error));
      if (error) live->closed = true;
    }
    live->writing = false;
  }

  ChannelRef make_channel(const std::shared_ptr<Live>& live) {
    const std::weak_ptr<Live> weak = live;
    auto channel = std::make_shared<Channel>();
    channel->send = [this, weak](std::string text) {
      const std::shared_ptr<Live> to = weak.lock();
      if (!to || to->closed) return;
      if (to->waiting.size() >= kMostWaiting) return shut(to);
      to->waiting.push_back(std::move(text));
      if (std::exchange(to->writing, true)) return;
      asio::co_spawn(context_, write_all(to), asio::detached);
    };
    channel->close = [this, weak] {
      if (const std::shared_ptr<Live> to = weak.lock()) shut(to);
    };
    return channel;
  }

  template <class Message>
  asio::awaitable<void> serve_channel(Socket socket, const Message& message, Request request) {
    auto live = std::make_shared<Live>(std::move(socket));
    live->socket.set_option(websocket::stream_base::timeout::suggested(beast::role_type::server));
    live->socket.read_message_max(options_.most_message);
    live->socket.text(true);
    co_await live->socket.async_accept(message, use_awaitable);
    const ChannelRef channel = make_channel(live);
    const std::string refusal = handler_->opened(request, channel);
    if (!refusal.empty()) {
      const std::string text = Json::object().set("type", "error").set("message", refusal).text();
      boost::system::error_code ignored;
      co_await live->socket.async_write(asio::buffer(text), asio::redirect_error(use_awaitable, ignored));
      co_await live->socket.async_close(websocket::close_code::policy_error,
                                        asio::redirect_error(use_awaitable, ignored));
      co_return;
    }
    Meter meter(options_.messages_per_second);
    beast::flat_buffer buffer;
    while (!live->closed) {
      boost::system::error_code error;
      co_await live->socket.async_read(buffer, asio::redirect_error(use_awaitable, error));
      if (error || !meter.take()) break;
      handler_->received(channel, beast::buffers_to_string(buffer.data()));
      buffer.consume(buffer.size());
    }
    handler_->closed(channel);
    if (!live->closed) shut(live);
  }

  NetworkOptions options_;
  asio::io_context context_{1};
  asio::thread_pool pool_{kThinkers};
  std::stop_source stop_;
  Handler* handler_ = nullptr;
  bool loopback_ = true;
  int clients_ = 0;
};

}  // namespace

std::string serve(const NetworkOptions& options, const std::function<Handler&(Network&)>& make_handler,
                  const std::function<void(int port)>& listening) {
  return Server(options).run(make_handler, listening);
}

}  // namespace ludens::server
