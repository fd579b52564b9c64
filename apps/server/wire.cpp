#include "apps/server/wire.h"

#include <algorithm>

#include <boost/beast/core/string.hpp>
#include <boost/beast/http.hpp>

namespace ludens::server::wire {

namespace {

namespace beast = boost::beast;
namespace http = beast::http;

std::string_view view_of(beast::string_view text) {
  return {text.data(), text.size()};
}

std::string_view without_port(std::string_view host) {
  const size_t colon = host.rfind(':');
  return colon == std::string_view::npos || host.ends_with(']') ? host : host.substr(0, colon);
}

// Names are the same in capitals.
bool is_name(std::string_view host, std::string_view name) {
  return beast::iequals({host.data(), host.size()}, {name.data(), name.size()});
}

// A page of another place that makes its own name lead here (DNS rebinding) calls us by that name.
bool answers_to(std::string_view host, const std::vector<std::string>& names) {
  for (const std::string_view name : {"localhost", "127.0.0.1", "[::1]"})
    if (is_name(host, name)) return true;
  return std::ranges::any_of(names, [&](const std::string& name) { return is_name(host, name); });
}

}  // namespace

std::string read_request(const Question& question, const std::vector<std::string>& names, Request& request) {
  request.method = std::string(view_of(question.method_string()));
  request.body = question.body();
  request.content_type = std::string(view_of(question[http::field::content_type]));
  const std::string_view target = view_of(question.target());
  const size_t mark = std::min(target.find('?'), target.size());
  if (!target.starts_with('/') || !decode_percent(target.substr(0, mark), request.path))
    return "the address is not well formed";
  request.query = std::string(target.substr(std::min(mark + 1, target.size())));
  const std::string_view host = view_of(question[http::field::host]);
  if (!answers_to(without_port(host), names))
    return "this server does not answer to the name it was called by";
  const std::string_view origin = view_of(question[http::field::origin]);
  if (!origin.empty() && !(origin.starts_with("http://") && origin.substr(7) == host) &&
      !(origin.starts_with("https://") && origin.substr(8) == host))
    return "requests from pages of other places are refused";
  return {};
}

Answer make_answer(const Response& response, const Question& question, bool keep) {
  Answer out;
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
  std::string_view body = response.body;
  if (const Prepared* prepared = response.prepared.get()) {
    const bool gzip = accepts_gzip(view_of(question[http::field::accept_encoding]));
    body = gzip ? prepared->gzip : prepared->body;
    out.set(http::field::vary, "Accept-Encoding");
    if (gzip) out.set(http::field::content_encoding, "gzip");
  }
  if (response.status == 200 && question.method() != http::verb::post) {
    const std::string tag = response.prepared ? response.prepared->tag : tag_of(body);
    out.set(http::field::etag, tag);
    if (view_of(question[http::field::if_none_match]) == tag) out.result(http::status::not_modified);
  }
  const bool only_head = question.method() == http::verb::head;
  if (!only_head && out.result() != http::status::not_modified)
    out.body() = beast::span<const char>(body.data(), body.size());
  out.keep_alive(keep);
  if (only_head)
    out.content_length(body.size());
  else
    out.prepare_payload();
  return out;
}

}  // namespace ludens::server::wire
