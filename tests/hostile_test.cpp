// hostile_test.cpp - files made to hang or crash a reader: each must be answered by a clear error, soon
// and within 500 MB. Every file is read in a child process, whose memory the system measures and whose time
// it ends.
#include <doctest/doctest.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <functional>
#include <string>

#include "engine/ir_listing.h"
#include "language/description.h"
#include "ludemes/equipment/equipping.h"
#include "ludemes/registry.h"

using namespace ludens;

namespace {

// Sanitizers make everything slower and larger; under them only crashes and hangs are looked for, and files
// are smaller.
#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define LUDENS_SANITIZED
#endif
#endif
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || defined(LUDENS_SANITIZED)
constexpr long kMaxKilobytes = 8'000'000;
constexpr int kShare = 8;  // of what an optimised build reads
#else
constexpr long kMaxKilobytes = 500'000;
constexpr int kShare = 1;
#endif

constexpr rlim_t kHangSeconds = 60;  // of processor time: all take well under a second when optimised

struct Outcome {
  int status = -1;      // of the child; 0: it read the file and said something
  long kilobytes = 0;   // at most in use
  std::string message;  // the first error, as people see it; "" for none
};

// Runs `work` in a child process and hands its text back through a pipe.
Outcome in_child(const std::function<std::string()>& work, rlim_t seconds = kHangSeconds) {
  Outcome outcome;
  int ends[2];
  if (pipe(ends) != 0) return outcome;
  const pid_t child = fork();
  if (child == 0) {
    const rlimit time{seconds, seconds};
    setrlimit(RLIMIT_CPU, &time);
    const std::string message = work().substr(0, 60'000);  // a pipe holds that much
    const auto written = write(ends[1], message.data(), message.size());
    _exit(written == static_cast<ssize_t>(message.size()) ? 0 : 1);
  }
  close(ends[1]);
  rusage usage{};
  wait4(child, &outcome.status, 0, &usage);
  char buffer[4096];
  for (ssize_t n = read(ends[0], buffer, sizeof buffer); n > 0; n = read(ends[0], buffer, sizeof buffer))
    outcome.message.append(buffer, static_cast<size_t>(n));
  close(ends[0]);
  outcome.kilobytes = usage.ru_maxrss;
  return outcome;
}

using Maker = std::function<std::string()>;

Outcome read_hostile(const Maker& make) {
  return in_child([&] {
    const auto read = read_description("hostile.lud", make(), ludemes::registry());
    if (!read) return to_text(read.diagnostics);
    return to_text(ludemes::make_equipment(*read).diagnostics);
  });
}

// The first error has one of the codes (separated by spaces), and a message of a readable size.
void check_refused(const Maker& make, std::string_view codes) {
  const Outcome outcome = read_hostile(make);
  CAPTURE(outcome.message.substr(0, 600));
  CHECK(outcome.status == 0);
  CHECK(outcome.kilobytes < kMaxKilobytes);
  CHECK(outcome.message.size() < 20'000);
  const size_t open = outcome.message.find('[');
  REQUIRE(open != std::string::npos);
  CHECK(codes.find(outcome.message.substr(open + 1, 5)) != std::string_view::npos);
}

void check_survived(const Maker& make) {
  const Outcome outcome = read_hostile(make);
  CAPTURE(outcome.message.substr(0, 600));
  CHECK(outcome.status == 0);
  CHECK(outcome.kilobytes < kMaxKilobytes);
  CHECK(outcome.message.size() < 20'000);
}

std::string repeated(std::string_view piece, size_t times) {
  std::string out;
  out.reserve(piece.size() * times);
  for (size_t i = 0; i < times; ++i) out += piece;
  return out;
}

std::string numbered(std::string_view before, std::string_view after, int count) {
  std::string out;
  for (int i = 0; i < count; ++i) {
    out += before;
    out += std::to_string(i);
    out += after;
  }
  return out;
}

// A whole game around a play rule.
std::string game(const std::string& play, const std::string& equipment = "") {
  return "(game \"Hostile\" (players 2) (equipment {(board (square 3)) (piece \"Disc\" Each) " + equipment +
         "}) (rules (play " + play + ") (end (if (is Line 3) (result Mover Win)))))\n";
}

constexpr size_t kMega = 1 << 20;
constexpr size_t kLarge = (3 * kMega + kMega / 2) / kShare;  // in full just below the limit of a file

}  // namespace

TEST_CASE("the game that the hostile ones are made of is sound") {
  const auto read = read_description("sound.lud", game("(move Add (to (sites Empty)))"), ludemes::registry());
  CHECK_MESSAGE(read, to_text(read.diagnostics));
}

TEST_CASE("hostile: files that are too large") {
  check_refused([] { return std::string(10 * kMega, '('); }, "L0102");
  check_refused([] { return std::string(10 * kMega, '{'); }, "L0102");
  check_refused([] { return std::string(5 * kMega, '(') + std::string(5 * kMega, ')'); }, "L0102");
  check_refused([] { return std::string(100 * kMega, ' '); }, "L0102");
}

TEST_CASE("hostile: millions of brackets") {
  check_refused([] { return std::string(kLarge, '('); }, "L0101 L0104");
  check_refused([] { return std::string(kLarge, '{'); }, "L0100 L0101");
  check_refused([] { return std::string(kLarge, ')'); }, "L0100 L0105");
  check_refused([] { return std::string(kLarge / 2, '(') + std::string(kLarge / 2, ')'); }, "L0104");
  check_refused([] { return repeated("(a ", kLarge / 4) + std::string(kLarge / 4, ')'); }, "L0104");
  check_refused([] { return repeated("()", kLarge / 2); }, "L0106");
  check_refused([] { return "(game " + repeated("{", kLarge / 2) + repeated("}", kLarge / 2) + ")"; },
                "L0104");
  check_refused([] { return "(game \"G\" " + repeated("(a\n", kLarge / 4); }, "L0101");
  check_refused([] { return "(game \"G\"\n" + repeated("}\n", kLarge / 4) + ")"; }, "L0105");
}

TEST_CASE("hostile: bytes that are no text") {
  check_refused([] { return std::string(); }, "L0100");
  check_refused([] { return std::string("// nothing"); }, "L0100");
  check_refused([] { return repeated("// nothing\n", 300'000 / kShare); }, "L0100");
  check_refused([] { return std::string("(game \"\xff\xfe\")"); }, "L0103");
  check_refused([] { return std::string(kMega, '\xc3'); }, "L0103");
  check_refused([] { return std::string(kMega, '\0'); }, "L0103");
  check_refused([] { return std::string("(game \"G\"\0)", 11); }, "L0103");
}

TEST_CASE("hostile: quotes") {
  check_survived([] { return std::string(kLarge, '"'); });
  check_refused([] { return "(game " + std::string(kLarge + 1, '"') + ")"; }, "L0101 L0107");
  check_refused([] { return "(game \"" + std::string(kLarge, 'x'); }, "L0101 L0107");
  check_refused([] { return "(game " + repeated("\"x\" ", kLarge / 4) + ")"; }, "L0209");
}

TEST_CASE("hostile: defines that never end") {
  check_refused([] { return "(define \"A\" (or \"A\" \"A\")) " + game("\"A\""); }, "L0121");
  check_refused([] { return "(define \"A\" (or \"B\")) (define \"B\" (or \"A\")) " + game("\"A\""); },
                "L0121");
  check_refused([] { return "(define \"A\" (or #1)) (define \"B\" (\"A\" \"B\")) " + game("\"B\""); },
                "L0121");
  check_refused([] { return "(define \"A\" (\"A\" #1 #1)) " + game("(\"A\" x)"); }, "L0121");
}

TEST_CASE("hostile: defines that grow") {
  // Each doubles the one before.
  check_refused(
      [] {
        std::string text;
        for (int i = 0; i < 60; ++i) {
          const std::string next = "\"D" + std::to_string(i + 1) + "\"";
          text += "(define \"D" + std::to_string(i) + "\" (or " + next + " " + next + "))\n";
        }
        return text + game("\"D0\"");
      },
      "L0123");
  // An argument that is used ten times, in itself.
  check_refused(
      [] {
        return "(define \"A\" {#1 #1 #1 #1 #1 #1 #1 #1 #1 #1})\n" +
               game(repeated("(\"A\" ", 30) + repeated(")", 30));
      },
      "L0122 L0123");
  check_refused(
      [] {
        return "(define \"A\" (or #1))\n" +
               game(repeated("(\"A\" ", 500'000 / kShare) + repeated(")", 500'000 / kShare));
      },
      "L0122 L0123");
  check_refused(
      [] {
        return numbered("(define \"D", "\" (or \"D\"))\n", 1) + game(repeated("\"D0\" ", 500'000 / kShare));
      },
      "L0123 L0209");
  check_refused(
      [] {
        std::string text;
        for (int i = 0; i < 100'000 / kShare; ++i)
          text += "(define \"D" + std::to_string(i) + "\" \"D" + std::to_string(i + 1) + "\")\n";
        return text + game("\"D0\"");
      },
      "L0122");
  check_survived([] {
    return numbered("(define \"D", "\" (or (move Pass) (move Pass)))\n", 80'000 / kShare) + game("\"D7x\"");
  });
}

TEST_CASE("hostile: options") {
  check_refused([] { return game("(move Pass)") + "(option \"O\" <O> args:{<o>} {})\n"; }, "L0113");
  check_refused(
      [] {
        return game(repeated("<O:a> ", 100'000 / kShare)) + "(option \"O\" <O> args:{<a>} {(item \"I\" <" +
               repeated("x ", 1000) + "> \"d\")})\n";
      },
      "L0115");
  check_survived([] {
    std::string text = game("(move Pass)") + std::string(kMega, ' ');
    for (int i = 0; i < 20'000 / kShare; ++i) {
      const std::string n = std::to_string(i);
      text += "(option \"O" + n + "\" <O" + n + "> args:{<a>} {(item \"I\" <x> \"d\")})\n";
    }
    return text;
  });
}

TEST_CASE("hostile: ranges and numbers") {
  check_refused([] { return game("(move Add (to {" + repeated("0..1000 ", 400'000 / kShare) + "}))"); },
                "L0123");
  check_refused([] { return game("(move Add (to {0..999999999}))"); }, "L0130");
  check_refused([] { return game("(move Add (to " + std::string(kMega, '9') + "))"); }, "L0211");
  check_refused([] { return game("(move Add (to -99999999999999999999))"); }, "L0211");
  check_refused([] { return game("(move Add (to 1e999999))"); }, "L0204");
  check_survived([] {
    return game("(move Add (to (sites {" + repeated("\"A1\"..\"Z999\" ", 200'000 / kShare) + "})))");
  });
}

TEST_CASE("hostile: long tokens and long lines") {
  check_refused([] { return game("(" + std::string(kLarge, 'x') + ")"); }, "L0201");
  check_refused([] { return game("(move Add (to " + std::string(kLarge, 'x') + "))"); }, "L0209 L0204");
  check_refused([] { return game("(move Add (to " + std::string(kMega, 'x') + ":3))"); }, "L0209");
  check_refused([] { return "(game " + std::string(kMega, ' ') + "(players 2) (players 3))"; }, "L0202");
  check_refused([] { return game("(\"" + std::string(kLarge, 'x') + "\")"); }, "L0124");
  check_refused([] { return game("\"" + std::string(kLarge, 'x') + "\""); }, "L0124");
}

TEST_CASE("hostile: very many arguments") {
  check_refused([] { return game("(or " + repeated("(move Pass) ", 100'000 / kShare) + ")"); }, "L0209");
  check_refused([] { return game("(or {" + repeated("(mvoe Pass) ", 100'000 / kShare) + "})"); }, "L0201");
  check_refused([] { return game("(or {" + numbered("(move ", ") ", 100'000 / kShare) + "})"); }, "L0205");
  check_refused([] { return game("(or {" + numbered("(foo", ") ", 100'000 / kShare) + "})"); }, "L0201");
  check_refused([] { return game("(or {" + numbered("x", " ", 150'000 / kShare) + "})"); }, "L0204");
  check_survived([] { return game("(or {" + repeated("(move Pass) ", 100'000 / kShare) + "})"); });
  check_survived(
      [] { return game("(move Add (to (sites {" + numbered("", " ", 150'000 / kShare) + "})))"); });
  check_survived([] {
    return game("(or {" + numbered("(move Add (to (sites \"R", "\"))) ", 15'000 / kShare) + "})",
                numbered("(regions \"S", "\" P1 {0}) ", 15'000 / kShare));
  });
}

// Not only read: each name is looked up once more in the rules, and for their text.
TEST_CASE("hostile: thousands of variables") {
  constexpr rlim_t kSeconds = 15;  // of processor time
  const std::string text =
      game("(move Add (to (sites Empty)) (then (and {" + numbered("(set Var \"v", "\" 1) ", 4'000) + "})))");
  const Outcome outcome = in_child(
      [&] {
        const engine::IrListing listing = engine::list_ir("hostile.lud", text, {}, {});
        return std::string(listing.program && listing.text.find("v3999") != std::string::npos ? "fine" : "");
      },
      kSeconds);
  CHECK(outcome.status == 0);
  CHECK(outcome.message == "fine");
}

TEST_CASE("hostile: boards and pieces") {
  const auto with_board = [](std::string board) {
    return [board = std::move(board)] {
      return "(game \"Hostile\" (players 2) (equipment {(board " + board +
             ")}) (rules (play (move Pass)) (end (if (is Line 3) (result Mover Win)))))";
    };
  };
  check_refused(with_board("(square 1000)"), "L0304");
  check_refused(with_board("(square 100000)"), "L0304");
  check_refused(with_board("(square 2147483647)"), "L0304");
  check_refused(with_board("(rectangle 1 2000000000)"), "L0304");
  check_refused(with_board("(hex 1000)"), "L0304");
  check_refused(with_board("(tri 100000)"), "L0304");
  check_refused(with_board("(complete (square 100))"), "L0304");
  check_refused(with_board("(repeat 100000 100000 step:{{1 0} {0 1}} (poly {{0 0} {0 1} {1 1} {1 0}}))"),
                "L0304");
  check_survived(with_board("(square 100)"));
  check_survived(with_board("(merge {" + repeated("(square 30) ", 100) + "})"));
  check_survived(with_board("(square -5)"));
  check_survived([] { return game("(move Pass)", "(hand Each size:2147483647)"); });
  check_survived([] { return game("(move Pass)", "(dice d:2147483647 num:2147483647)"); });
}

TEST_CASE("hostile: deep nesting through defines") {
  check_refused(
      [] {
        return "(define \"A\" " + repeated("(not ", 300) + "#1" + repeated(")", 300) + ")\n" +
               game("(if (\"A\" (\"A\" True)) (move Pass))");
      },
      "L0104");
  check_survived(
      [] { return game("(if " + repeated("(not ", 380) + "True" + repeated(")", 380) + " (move Pass))"); });
  check_refused(
      [] { return game("(if " + repeated("(not ", 380) + "Ture" + repeated(")", 380) + " (move Pass))"); },
      "L0203");
}
