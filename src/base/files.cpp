#include "base/files.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <istream>

namespace ludens {

namespace {

Diagnostic error_about(const std::string& path, std::string code, std::string message) {
  Diagnostic out;
  out.code = std::move(code);
  out.message = std::move(message);
  out.at.file = path;
  return out;
}

Diagnostic cannot_read(const std::string& path, const std::string& why) {
  return error_about(path, "L0001", "cannot read this file: " + why);
}

Diagnostic too_large(const std::string& path, std::size_t most) {
  return error_about(path, "L0102",
                     "more than " + std::to_string(most >> 20) + " MB, which is the limit for such a file");
}

// An open file, closed when it is left.
class Descriptor {
 public:
  Descriptor(const std::string& path, int flags) : number_(::open(path.c_str(), flags | O_CLOEXEC)) {}
  ~Descriptor() {
    if (number_ >= 0) ::close(number_);
  }
  Descriptor(const Descriptor&) = delete;
  int number() const { return number_; }

 private:
  int number_;
};

// Why what was opened is no file to read; empty where it is one.
std::string kind_of(const struct stat& status) {
  if (S_ISREG(status.st_mode)) return {};
  if (S_ISDIR(status.st_mode)) return "it is a folder";
  if (S_ISFIFO(status.st_mode)) return "it is a pipe, not a regular file";
  return "it is a device, not a regular file";
}

}  // namespace

Result<std::string> read_file(const std::string& path, std::size_t most) {
  // Without O_NONBLOCK the opening of a pipe waits until somebody opens the other end.
  const Descriptor file(path, O_RDONLY | O_NONBLOCK | O_NOCTTY);
  if (file.number() < 0)
    return cannot_read(path, errno == ENXIO ? "it is no regular file" : std::strerror(errno));  // a socket
  struct stat status {};
  if (::fstat(file.number(), &status) != 0) return cannot_read(path, std::strerror(errno));
  if (const std::string other = kind_of(status); !other.empty()) return cannot_read(path, other);
  if (static_cast<std::size_t>(status.st_size) > most) return too_large(path, most);
  // The size is a hint: a file may grow, and some say that they have none.
  constexpr std::size_t kBlock = 64 << 10;
  std::string text(static_cast<std::size_t>(status.st_size) + 1, '\0');
  std::size_t size = 0;
  for (;;) {
    if (size == text.size()) text.resize(std::min(text.size() + kBlock, most + 1));
    const ssize_t now = ::read(file.number(), text.data() + size, text.size() - size);
    if (now < 0 && errno == EINTR) continue;
    if (now < 0) return cannot_read(path, std::strerror(errno));
    size += static_cast<std::size_t>(now);
    if (size > most) return too_large(path, most);
    if (now == 0) break;
  }
  text.resize(size);
  return text;
}

Result<std::string> read_stream(std::istream& in, const std::string& name, std::size_t most) {
  constexpr std::size_t kBlock = 64 << 10;
  std::string text;
  while (in && text.size() <= most) {
    const std::size_t before = text.size();
    text.resize(before + std::min(kBlock, most + 1 - before));
    in.read(text.data() + before, static_cast<std::streamsize>(text.size() - before));
    text.resize(before + static_cast<std::size_t>(in.gcount()));
  }
  if (text.size() > most) return too_large(name, most);
  return text;
}

std::string write_file(const std::string& path, const std::string& text) {
  const auto failed = [&] { return "cannot write " + path + ": " + std::strerror(errno); };
  const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
  if (file < 0) return failed();
  std::size_t done = 0;
  while (done < text.size()) {
    const ssize_t now = ::write(file, text.data() + done, text.size() - done);
    if (now < 0 && errno == EINTR) continue;
    if (now <= 0) {
      std::string why = failed();
      ::close(file);
      return why;
    }
    done += static_cast<std::size_t>(now);
  }
  return ::close(file) == 0 ? std::string() : failed();
}

}  // namespace ludens
