// rememberer.h - whoever keeps something large that can be made again: a program's tree, a table of values.
#pragma once

namespace ludens::server {

class Rememberer {
 public:
  virtual ~Rememberer() = default;
  // Gives back what it remembers; it may come to it again later. Not while it thinks.
  virtual void forget() = 0;
  virtual int megabytes() const = 0;  // that it remembers at most
};

}  // namespace ludens::server
