#include "apps/server/outbox.h"

#include <doctest/doctest.h>

namespace ludens::server {

namespace {

struct Reader {
  bool gone = false;
  Outbox box;
  Reader(Backlog& backlog, size_t most) : box(backlog, most, [this] { gone = true; }) {}
};

Message position(const std::string& text, const std::string& items) {
  return {"[" + text + "]", "position", items, 1};
}

}  // namespace

TEST_CASE("outbox: messages come in order and are counted until they are written") {
  Backlog backlog(1000);
  Reader reader(backlog, 100);
  reader.box.add(std::string("first"));
  reader.box.add(std::string("second"));
  CHECK(backlog.bytes() == 11);
  CHECK(reader.box.take() == "first");
  CHECK(reader.box.bytes() == 11);
  reader.box.written();
  CHECK(backlog.bytes() == 6);
  CHECK(reader.box.take() == "second");
  CHECK(reader.box.empty());
  reader.box.written();
  CHECK(backlog.bytes() == 0);
}

TEST_CASE("outbox: a position that waits is replaced by a newer one, and what it added is not lost") {
  Backlog backlog(1000);
  Reader reader(backlog, 100);
  reader.box.add(position("a", "1"));
  CHECK(reader.box.take() == "[1a]");  // being written: too late to replace it
  for (const char* item : {"2", "3", "", "4"}) reader.box.add(position("b", item));
  reader.box.add({"thinks", "thinking"});
  reader.box.add(std::string("error"));
  reader.box.add({"thinks more", "thinking"});
  CHECK(reader.box.take() == "[2,3,4b]");
  CHECK(reader.box.take() == "error");
  CHECK(reader.box.take() == "thinks more");
  CHECK(reader.box.empty());
  reader.box.written();
  CHECK(backlog.bytes() == 0);
  for (int i = 0; i < 1000; ++i) reader.box.add(position("b", ""));
  CHECK(reader.box.bytes() == 3);
  CHECK_FALSE(reader.gone);
}

TEST_CASE("outbox: who lets too much pile up is given up") {
  Backlog backlog(1000);
  Reader reader(backlog, 10);
  reader.box.add(std::string(50, 'x'));  // a large one is not piling up
  CHECK_FALSE(reader.gone);
  reader.box.add(std::string("y"));
  CHECK(reader.gone);
  CHECK(backlog.bytes() == 0);
  reader.box.add(std::string("z"));
  CHECK(reader.box.empty());
}

TEST_CASE("outbox: where all together hold too much, the largest is given up") {
  Backlog backlog(100);
  Reader small(backlog, 1000);
  Reader large(backlog, 1000);
  small.box.add(std::string(30, 'x'));
  large.box.add(std::string(60, 'x'));
  CHECK(backlog.bytes() == 90);
  small.box.add(std::string(20, 'x'));
  CHECK(large.gone);
  CHECK_FALSE(small.gone);
  CHECK(backlog.bytes() == 50);
}

TEST_CASE("outbox: one that goes takes its bytes with it") {
  Backlog backlog(100);
  { Reader(backlog, 100).box.add(std::string(30, 'x')); }
  CHECK(backlog.bytes() == 0);
}

}  // namespace ludens::server
