#include "apps/server/wire.h"

#include <doctest/doctest.h>

#include <algorithm>

namespace ludens::server::wire {

namespace {

std::string refusal(std::string_view target, std::string_view host, std::string_view origin = {}) {
  Request request;
  return read_request({.method = "GET", .target = target, .host = host, .origin = origin}, {"example.org"},
                      request);
}

std::string header(const Answer& answer, const std::string& name) {
  const auto found = std::ranges::find(answer.headers, name, &std::pair<std::string, std::string>::first);
  return found == answer.headers.end() ? std::string() : found->second;
}

}  // namespace

TEST_CASE("wire: who calls the server by a name that is not its own is refused") {
  for (const char* host :
       {"localhost", "LOCALHOST:80", "127.0.0.1:8080", "[::1]:8080", "[::1]", "example.org"})
    CHECK_MESSAGE(refusal("/", host).empty(), host);
  for (const char* host :
       {"", "evil.example", "example.org.evil.example", "127.0.0.1.evil.example", "::1", ":80"})
    CHECK_FALSE_MESSAGE(refusal("/", host).empty(), host);
}

TEST_CASE("wire: pages of other places are refused, and addresses that are not well formed") {
  CHECK(refusal("/", "example.org:80", "https://example.org:80").empty());
  CHECK_FALSE(refusal("/", "example.org:80", "https://example.org").empty());
  CHECK_FALSE(refusal("/", "localhost", "null").empty());
  CHECK_FALSE(refusal("noslash", "localhost").empty());
  CHECK_FALSE(refusal("/%0", "localhost").empty());
  Request request;
  CHECK(read_request({.method = "GET", .target = "/a%20b?c=%20", .host = "localhost"}, {}, request).empty());
  CHECK(request.path == "/a b");
  CHECK(request.query == "c=%20");
}

TEST_CASE("wire: a body that the client has is not sent, one that it can unpack is sent compressed") {
  const Response response{.headers = {{"Retry-After", "10"}}, .prepared = prepare(std::string(1000, 'x'))};
  const Answer plain = make_answer(response, {.method = "GET"});
  CHECK(plain.status == 200);
  CHECK(plain.body.size() == 1000);
  CHECK(header(plain, "Content-Encoding").empty());
  CHECK(header(plain, "Retry-After") == "10");
  const Answer packed = make_answer(response, {.method = "GET", .accept_encoding = "gzip"});
  CHECK(packed.body == response.prepared->gzip);
  CHECK(header(packed, "Content-Encoding") == "gzip");
  CHECK(header(packed, "Vary") == "Accept-Encoding");
  const std::string tag = header(plain, "ETag");
  CHECK(tag.starts_with("W/\""));  // the same for other bytes: a strong one would be wrong
  CHECK(header(packed, "ETag") == tag);
  const Answer known = make_answer(response, {.method = "GET", .if_none_match = tag});
  CHECK(known.status == 304);
  CHECK(known.body.empty());
  CHECK(make_answer(response, {.method = "GET", .if_none_match = R"(W/"1")"}).status == 200);
  const Response small{.body = "yes"};
  const std::string strong = header(make_answer(small, {.method = "GET"}), "ETag");
  CHECK(strong.starts_with('"'));
  for (const std::string& same : {strong, "W/" + strong})  // a proxy that compresses makes it weak
    CHECK(make_answer(small, {.method = "GET", .if_none_match = same}).status == 304);
  CHECK(make_answer(small, {.method = "POST", .if_none_match = strong}).status == 200);
  CHECK(header(make_answer(error_response(404, "no"), {.method = "GET"}), "ETag").empty());
}

}  // namespace ludens::server::wire
