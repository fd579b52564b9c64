#include "apps/server/http.h"

#include <doctest/doctest.h>
#include <zlib.h>

namespace ludens::server {

TEST_CASE("http: a prepared body is the same when it is unpacked, and much smaller") {
  std::string body;
  for (int i = 0; i < 20'000; ++i) body += "game " + std::to_string(i % 100) + ", ";
  const auto prepared = prepare(body);
  CHECK(prepared->body == body);
  CHECK(prepared->gzip.size() < body.size() / 10);
  std::string unpacked(body.size() + 1, '\0');
  z_stream stream{};
  REQUIRE(inflateInit2(&stream, 15 + 16) == Z_OK);
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(prepared->gzip.data()));
  stream.avail_in = static_cast<uInt>(prepared->gzip.size());
  stream.next_out = reinterpret_cast<Bytef*>(unpacked.data());
  stream.avail_out = static_cast<uInt>(unpacked.size());
  CHECK(inflate(&stream, Z_FINISH) == Z_STREAM_END);
  unpacked.resize(stream.total_out);
  inflateEnd(&stream);
  CHECK(unpacked == body);
  CHECK(prepared->tag != prepare(body + "x")->tag);
  CHECK(prepare("")->gzip.size() < 100);
}

TEST_CASE("http: who takes gzip says so") {
  for (const char* yes : {"gzip", "gzip, deflate, br", "br;q=1.0, GZIP;q=0.8", "*", "deflate,\tgzip;q=1"})
    CHECK_MESSAGE(accepts_gzip(yes), yes);
  for (const char* no : {"", "identity", "gzip;q=0", "gzip;q=0.000", "x-gzipped", "deflate, br"})
    CHECK_FALSE_MESSAGE(accepts_gzip(no), no);
}

}  // namespace ludens::server
