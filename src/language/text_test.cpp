#include "language/text.h"

#include <doctest/doctest.h>

namespace ludens {

TEST_CASE("characters remember where they came from") {
  Text text("hello", 3, 10);
  text.append(" world", 4, 100, kNoFrame);
  CHECK(text.chars() == "hello world");
  CHECK(text.origin(1).source == 3);
  CHECK(text.origin(1).offset == 11);
  CHECK(text.origin(6).source == 4);
  CHECK(text.origin(6).offset == 101);
  CHECK(text.origin(text.size()).source == 4);  // the end belongs to the last run
}

TEST_CASE("a slice keeps origins, across runs too") {
  Text text("abc", 1, 0);
  text.append("def", 2, 50, kNoFrame);
  const Text slice = text.slice(2, 5);
  CHECK(slice.chars() == "cde");
  CHECK(slice.origin(0).source == 1);
  CHECK(slice.origin(0).offset == 2);
  CHECK(slice.origin(1).source == 2);
  CHECK(slice.origin(2).offset == 51);
  CHECK(text.slice(4, 99).chars() == "ef");
  CHECK(text.slice(2, 2).size() == 0);
}

TEST_CASE("blanking keeps length and line ends") {
  Text text("ab\ncd", 0);
  text.blank(1, 4);
  CHECK(text.chars() == "a \n d");
  CHECK(text.origin(4).offset == 4);
}

TEST_CASE("a frame is given to characters that have none") {
  Text inner("xy", 1, 0);
  inner.append("z", 0, 7, 5);
  Text out;
  out.append_in_frame(inner, 0, inner.size(), 2);
  CHECK(out.origin(0).frame == 2);
  CHECK(out.origin(2).frame == 5);
}

TEST_CASE("spots count lines and characters from 1, also in UTF-8 and CRLF files") {
  Sources sources;
  const SourceId id = sources.add("f", "one\r\ntwö x\nend");
  Spot spot = sources.spot(id, 0);
  CHECK(spot.line == 1);
  CHECK(spot.column == 1);
  CHECK(spot.text == "one");
  spot = sources.spot(id, 10);  // x: ö takes two bytes
  CHECK(spot.line == 2);
  CHECK(spot.column == 5);
  CHECK(spot.text == "twö x");
  spot = sources.spot(id, 9999);
  CHECK(spot.line == 3);
  CHECK(spot.column == 4);
  CHECK(sources.spot(77, 0).line == 0);
}

TEST_CASE("an error inside a define points at the user's file and explains the way") {
  Sources sources;
  sources.add("game.lud", "(a \"Use\")");
  const SourceId library = sources.add("lib.def", "(define \"Use\" bad)");
  const FrameId frame = sources.add_frame({"define \"Use\"", 0, 3, kNoFrame, 1});
  const Diagnostic error = sources.error({0, library, 14, frame}, 3, "L0000", "wrong");
  CHECK(error.at.file == "game.lud");
  CHECK(error.at.column == 4);
  REQUIRE(error.notes.size() == 1);
  CHECK(error.notes[0].message.find("define \"Use\"") != std::string::npos);
  REQUIRE(error.notes[0].at);
  CHECK(error.notes[0].at->file == "lib.def");
  CHECK(error.notes[0].at->column == 15);
}

}  // namespace ludens
