#include "apps/server/wire.h"

#include <algorithm>
#include <cctype>

namespace ludens::server::wire {

namespace {

std::string_view without_port(std::string_view host) {
  const size_t colon = host.rfind(':');
  return colon == std::string_view::npos || host.ends_with(']') ? host : host.substr(0, colon);
}

// Names are the same in capitals.
bool is_name(std::string_view host, std::string_view name) {
  const auto small = [](char c) { return std::tolower(static_cast<unsigned char>(c)); };
  return std::ranges::equal(host, name, {}, small, small);
}

// A page of another place that makes its own name lead here (DNS rebinding) calls us by that name.
bool answers_to(std::string_view host, const std::vector<std::string>& names) {
  for (const std::string_view name : {"localhost", "127.0.0.1", "[::1]"})
    if (is_name(host, name)) return true;
  return std::ranges::any_of(names, [&](const std::string& name) { return is_name(host, name); });
}

// Weak tags (W/"...") and strong ones are alike here, whether a proxy made them weak or we did.
bool is_tag(std::string_view header, std::string_view tag) {
  const auto opaque = [](std::string_view text) { return text.starts_with("W/") ? text.substr(2) : text; };
  return opaque(header) == opaque(tag);
}

}  // namespace

std::string read_request(const Question& question, const std::vector<std::string>& names, Request& request) {
  request.method = std::string(question.method);
  request.body = std::string(question.body);
  request.content_type = std::string(question.content_type);
  const std::string_view target = question.target;
  const size_t mark = std::min(target.find('?'), target.size());
  if (!target.starts_with('/') || !decode_percent(target.substr(0, mark), request.path))
    return "the address is not well formed";
  request.query = std::string(target.substr(std::min(mark + 1, target.size())));
  if (!answers_to(without_port(question.host), names))
    return "this server does not answer to the name it was called by";
  const std::string_view origin = question.origin;
  if (!origin.empty() && !(origin.starts_with("http://") && origin.substr(7) == question.host) &&
      !(origin.starts_with("https://") && origin.substr(8) == question.host))
    return "requests from pages of other places are refused";
  return {};
}

Answer make_answer(const Response& response, const Question& question) {
  Answer out{.status = response.status,
             .headers = {{"Server", "ludens"},
                         {"Content-Type", response.type},
                         {"Cache-Control", "no-cache"},
                         {"X-Content-Type-Options", "nosniff"},
                         {"Referrer-Policy", "no-referrer"},
                         {"Content-Security-Policy",
                          "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
                          "connect-src 'self' ws: wss:; frame-ancestors 'none'"}},
             .body = response.body};
  out.headers.insert(out.headers.end(), response.headers.begin(), response.headers.end());
  if (const Prepared* prepared = response.prepared.get()) {
    const bool gzip = accepts_gzip(question.accept_encoding);
    out.body = gzip ? prepared->gzip : prepared->body;
    out.headers.emplace_back("Vary", "Accept-Encoding");
    if (gzip) out.headers.emplace_back("Content-Encoding", "gzip");
  }
  if (response.status == 200 && question.method != "POST") {
    // Weak where the same is sent in other bytes, too.
    const std::string tag = response.prepared ? "W/" + response.prepared->tag : tag_of(out.body);
    out.headers.emplace_back("ETag", tag);
    if (is_tag(question.if_none_match, tag)) {
      out.status = 304;
      out.body = {};
    }
  }
  return out;
}

}  // namespace ludens::server::wire
