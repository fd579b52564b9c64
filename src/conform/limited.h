// limited.h - many pieces of work, each in a process of its own with a limit on time and memory.
//
// One that runs for too long, eats memory or crashes is reported as that and harms no other. The caller must
// be single-threaded: a forked process has only the thread that forked.
#pragma once

#include <cstddef>
#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>

namespace ludens::conform {

struct Limits {
  int seconds = 60;      // of processor time
  int megabytes = 2048;  // of address space; not enforced under the sanitizers, which need terabytes of it
};

struct Finished {
  enum class How { Done, OutOfTime, OutOfMemory, Crashed } how = How::Done;
  std::string text;  // what the work returned; nothing where it did not finish
  int signal = 0;    // that ended it, if one did
};

// What became of one that did not finish, in words.
std::string to_text(const Finished& finished, const Limits& limits);

// --- a verdict on its way between two processes: numbers, then a text
std::string packed(std::initializer_list<long> numbers, std::string_view text);

class Unpacked {
 public:
  explicit Unpacked(std::string_view in) : in_(in) {}
  long number();                                         // the next; 0 beyond the last
  long number_below(long end);                           // brought into range
  std::string text() const { return std::string(in_); }  // what follows the numbers read so far

 private:
  std::string_view in_;
};

// Calls work(0) ... work(count - 1), `jobs` at a time, each in its own process; `done` is called here with
// each result as it comes. Once `stopped` says so, nothing more is begun and what runs is ended untold; it is
// asked whenever something comes back and when a signal arrives.
void run_limited(size_t count, int jobs, const Limits& limits, const std::function<std::string(size_t)>& work,
                 const std::function<void(size_t, Finished)>& done,
                 const std::function<bool()>& stopped = {});

}  // namespace ludens::conform
