// http.h - requests, answers and channels as plain values, so that what the server says can be read and
// tested without the library that speaks HTTP (net.cpp alone knows it).
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "apps/server/outbox.h"
#include "base/json.h"

namespace ludens::server {

struct Request {
  std::string method;  // "GET"
  std::string path;    // "/api/games", percent signs decoded, without what follows "?"
  std::string query;   // what follows "?", as it came
  std::string body;
  std::string content_type;

  // A parameter of the query, percent signs decoded; empty where it is not there.
  std::string parameter(std::string_view name) const;
};

// A body that is sent often: made, compressed and marked once.
struct Prepared {
  std::string body;
  std::string gzip;  // the same, compressed
  std::string tag;   // changes whenever the body does
};
std::shared_ptr<const Prepared> prepare(std::string body);

struct Response {
  int status = 200;
  std::string type = "application/json";
  std::string body = {};
  std::vector<std::pair<std::string, std::string>> headers = {};
  std::shared_ptr<const Prepared> prepared = nullptr;  // instead of the body
};

Response json_response(const Json& json, int status = 200);
Response error_response(int status, const std::string& message);

// Does an Accept-Encoding header allow gzip?
bool accepts_gzip(std::string_view header);
// A text for an ETag: another for another body.
std::string tag_of(std::string_view body);

// Percent signs put back; false where the text is not well formed or holds control characters.
bool decode_percent(std::string_view text, std::string& out);

// One open WebSocket, as the application sees it. Sending never waits; who reads too slowly misses what is
// replaced by newer messages, and is disconnected where too much is left unread (outbox.h).
struct Channel {
  std::function<void(Message message)> send;
  std::function<void()> close;
};
using ChannelRef = std::shared_ptr<Channel>;

}  // namespace ludens::server
