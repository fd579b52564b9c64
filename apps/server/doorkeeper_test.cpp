#include "apps/server/doorkeeper.h"

#include <doctest/doctest.h>

namespace ludens::server {

TEST_CASE("doorkeeper: one address cannot hold all places") {
  Doorkeeper door(5, 3);
  for (int i = 0; i < 3; ++i) CHECK(door.enter("127.0.0.1"));
  CHECK_FALSE(door.enter("127.0.0.1"));
  CHECK(door.enter("127.0.0.2"));
  CHECK(door.enter("127.0.0.3"));
  CHECK_FALSE(door.enter("127.0.0.4"));  // full
  CHECK(door.inside() == 5);
  door.leave("127.0.0.1");
  CHECK(door.enter("127.0.0.4"));
  door.leave("127.0.0.4");
  door.leave("127.0.0.4");  // who is not there cannot leave
  CHECK(door.inside() == 4);
  CHECK(door.enter("127.0.0.1"));
}

TEST_CASE("doorkeeper: addresses of one owner count as one") {
  CHECK(owner_of("2001:db8:1:2:3:4:5:6") == owner_of("2001:db8:1:2::1"));
  CHECK(owner_of("2001:db8:1:2::1") != owner_of("2001:db8:1:3::1"));
  CHECK(owner_of("::ffff:192.0.2.7") == "192.0.2.7");
  CHECK(owner_of("192.0.2.7") != owner_of("192.0.2.8"));
  CHECK(owner_of("fe80::1%eth0") == owner_of("fe80::2"));
}

}  // namespace ludens::server
