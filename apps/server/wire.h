// wire.h - between what HTTP says and our own requests and answers (http.h): which are refused, which headers
// an answer bears. Plain texts in and out, so that it can be tested without the library that speaks HTTP.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "apps/server/http.h"

namespace ludens::server::wire {

// What came, headers empty where they are missing.
struct Question {
  std::string_view method = {}, target = {}, body = {};
  std::string_view content_type = {}, host = {}, origin = {}, accept_encoding = {}, if_none_match = {};
};

// Returns why it is refused: it is not well formed, calls the server by a name that is not among its own, or
// comes from a page of another place.
std::string read_request(const Question& question, const std::vector<std::string>& names, Request& request);

struct Answer {
  int status = 200;
  std::vector<std::pair<std::string, std::string>> headers = {};
  std::string_view body = {};  // points into the response
};

Answer make_answer(const Response& response, const Question& question);

}  // namespace ludens::server::wire
