// wire.h - requests and answers as Boost.Beast has them on the wire, to and from our own (http.h). For
// net.cpp alone.
#pragma once

#include <boost/beast/http/message.hpp>
#include <boost/beast/http/span_body.hpp>
#include <boost/beast/http/string_body.hpp>

#include "apps/server/http.h"

namespace ludens::server::wire {

using Question = boost::beast::http::request<boost::beast::http::string_body>;
using Answer = boost::beast::http::response<boost::beast::http::span_body<const char>>;

// Returns why it is refused: it is not well formed, calls the server by a name that is not among its own, or
// comes from a page of another place.
std::string read_request(const Question& question, const std::vector<std::string>& names, Request& request);

// Points at the body of the response, which must live as long.
Answer make_answer(const Response& response, const Question& question, bool keep);

}  // namespace ludens::server::wire
