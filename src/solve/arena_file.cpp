// arena_file.cpp - arenas as JSON text (docs/arena.md has the format).
#include <algorithm>
#include <cmath>
#include <unordered_map>
#include <utility>

#include "base/names.h"
#include "base/placed_json.h"
#include "base/utf8.h"
#include "language/text.h"
#include "solve/arena.h"

namespace ludens::solve {

namespace {

constexpr char kNotJson[] = "L0600";
constexpr char kWrongMember[] = "L0601";
constexpr char kTwice[] = "L0602";
constexpr char kNoSuchState[] = "L0603";
constexpr char kWhoseTurn[] = "L0604";
constexpr char kTooMuch[] = "L0605";

class ArenaReader {
 public:
  ArenaReader(const std::string& file, const std::string& text) : text_(text) {
    source_ = sources_.add(file, text);
    out_.file = file;
  }

  Result<Arena> run() {
    auto read = PlacedJson::read(text_);
    if (const auto* trouble = std::get_if<PlacedJson::Trouble>(&read)) {
      fail_at(trouble->at, 1, kNotJson, trouble->message);
    } else {
      json_ = std::get<PlacedJson>(std::move(read));
      read_root();
    }
    if (error_) return std::move(*error_);
    return std::move(out_);
  }

 private:
  using Id = PlacedJson::Id;
  using Kind = PlacedJson::Kind;

  // --- errors

  bool fail_at(std::size_t offset, int length, const char* code, std::string message) {
    if (!error_)
      error_ = sources_.error({0, source_, static_cast<std::uint32_t>(offset), kNoFrame}, length, code,
                              std::move(message));
    return false;
  }
  bool fail(Id value, const char* code, std::string message) {
    return fail_at(json_.begin(value), json_.length(value), code, std::move(message));
  }

  // --- JSON

  bool expect(Id value, Kind kind, const char* what) {
    return json_.kind(value) == kind || fail(value, kWrongMember, std::string("expected ") + what + " here");
  }

  // Calls member(name, value) for each; `known` are the names that there are.
  template <class Member>
  bool read_members(Id object, const std::vector<std::string>& known, Member member) {
    std::vector<std::string> seen;
    for (Id name = PlacedJson::first(object); name != json_.after(object);) {
      const Id value = json_.next(name);
      const std::string word = json_.string(name);
      if (std::ranges::find(known, word) == known.end())
        return fail(name, kWrongMember, "there is no \"" + word + "\" here" + suggestion(word, known));
      if (std::ranges::find(seen, word) != seen.end())
        return fail(name, kTwice, "\"" + word + "\" is said twice");
      seen.push_back(word);
      if (!member(word, value)) return false;
      name = json_.next(value);
    }
    return true;
  }

  static std::string suggestion(const std::string& word, const std::vector<std::string>& known) {
    const std::string near = nearest_name(word, known);
    return near.empty() ? "" : "; did you mean \"" + near + "\"?";
  }

  bool read_text(Id value, std::string& into) {
    if (!expect(value, Kind::String, "a text in quotes")) return false;
    into = json_.string(value);
    if (find_control_character(into) != std::string::npos || into.find('\n') != std::string::npos)
      return fail(value, kWrongMember, "a name is one line without control characters");
    return true;
  }

  bool read_number(Id value, double& into) {
    if (!expect(value, Kind::Number, "a number")) return false;
    into = json_.number(value);
    return std::isfinite(into) || fail(value, kTooMuch, "this number is too large");
  }

  bool read_player(Id value, std::uint8_t& into) {
    double number = 0;
    if (json_.kind(value) == Kind::Number) number = json_.number(value);
    if (number != 1 && number != 2) return fail(value, kWrongMember, "expected player 1 or 2 here");
    into = static_cast<std::uint8_t>(number);
    return true;
  }

  // --- the arena

  bool read_root() {
    const Id root = PlacedJson::root();
    if (!expect(root, Kind::Object, "an object with \"states\" and \"arrows\"")) return false;
    std::optional<Id> states, arrows, start;
    const auto member = [&](const std::string& word, Id value) {
      if (word == "name") return read_text(value, out_.name);
      if (word == "states") states = value;
      if (word == "arrows") arrows = value;
      if (word == "start") start = value;
      return true;
    };
    if (!read_members(root, {"name", "comment", "start", "states", "arrows"}, member)) return false;
    if (!states) return fail_at(json_.begin(root), 1, kWrongMember, "an arena needs \"states\"");
    if (!read_states(*states) || (arrows && !read_arrows(*arrows))) return false;
    if (!arrows) put_arrows({});
    if (start) {
      out_.start = find_state(*start);
      if (!out_.start) return false;
    }
    return check_turns();
  }

  bool read_states(Id list) {
    if (!expect(list, Kind::Array, "a list of states")) return false;
    for (Id state = PlacedJson::first(list); state != json_.after(list); state = json_.next(state)) {
      if (out_.size() >= kMostArenaStates)
        return fail(state, kTooMuch, "more than " + std::to_string(kMostArenaStates) + " states");
      if (!expect(state, Kind::Object, "a state, such as {\"name\": \"A\", \"player\": 1},") ||
          !read_state(state))
        return false;
    }
    return out_.size() > 0 || fail(list, kWrongMember, "an arena needs a state");
  }

  bool read_state(Id state) {
    std::string name;
    std::uint8_t player = 0, win = 0, goal = 0;
    std::optional<double> worth;
    std::optional<ArenaPoint> at;
    const auto member = [&](const std::string& word, Id value) {
      if (word == "name") return read_text(value, name);
      if (word == "player") return read_player(value, player);
      if (word == "win") return read_player(value, win);
      if (word == "value") return read_number(value, worth.emplace());
      if (word == "at") return read_point(value, at.emplace());
      if (word != "goal") return true;
      goal = json_.kind(value) == Kind::True;
      return goal != 0 || expect(value, Kind::False, "true or false");
    };
    if (!read_members(state, {"name", "comment", "player", "win", "goal", "value", "at"}, member))
      return false;
    if (name.empty()) return fail(state, kWrongMember, "a state needs a name");
    if (!numbers_.emplace(name, static_cast<std::uint32_t>(out_.size())).second)
      return fail(state, kTwice, "there are two states called \"" + name + "\"");
    has_wins_ = has_wins_ || win != 0;
    has_goals_ = has_goals_ || goal != 0;
    if (has_wins_ && has_goals_)
      return fail(state, kWrongMember, "an arena has either \"win\" or \"goal\", not both");
    out_.player.push_back(player);
    out_.win.push_back(win);
    out_.goal.push_back(goal);
    out_.names.push_back(std::move(name));
    out_.values.push_back(worth);
    out_.at.push_back(at);
    out_.places.push_back(place_of(json_.begin(state)));
    return true;
  }

  bool read_point(Id value, ArenaPoint& into) {
    if (!expect(value, Kind::Array, "[x, y]")) return false;
    if (json_.count(value) != 2) return fail(value, kWrongMember, "expected [x, y] here");
    const Id x = PlacedJson::first(value);
    if (!read_number(x, into.x) || !read_number(json_.next(x), into.y)) return false;
    return (std::abs(into.x) <= kFarthest && std::abs(into.y) <= kFarthest) ||
           fail(value, kTooMuch, "nobody draws so far away");
  }

  // Places are asked for in the order of the text.
  ArenaPlace place_of(std::size_t offset) {
    for (; counted_ < offset; ++counted_) {
      const auto byte = static_cast<unsigned char>(text_[counted_]);
      if (byte == '\n') {
        ++here_.line;
        here_.column = 1;
      } else if ((byte & 0xC0) != 0x80) {
        ++here_.column;
      }
    }
    return here_;
  }

  std::optional<std::uint32_t> find_state(Id value) {
    if (!expect(value, Kind::String, "the name of a state")) return std::nullopt;
    const std::string name = json_.string(value);
    const auto found = numbers_.find(name);
    if (found != numbers_.end()) return found->second;
    fail(value, kNoSuchState, "there is no state \"" + name + "\"" + suggestion(name, out_.names));
    return std::nullopt;
  }

  struct Arrow {
    std::uint32_t source, target;
    Id where;
  };

  bool read_arrows(Id list) {
    if (!expect(list, Kind::Array, "a list of arrows")) return false;
    std::vector<Arrow> arrows;
    for (Id arrow = PlacedJson::first(list); arrow != json_.after(list); arrow = json_.next(arrow)) {
      const char* const kWhat = "an arrow, such as [\"A\", \"B\"],";
      if (!expect(arrow, Kind::Array, kWhat)) return false;
      if (json_.count(arrow) != 2)
        return fail(arrow, kWrongMember, std::string("expected ") + kWhat + " here");
      const Id from = PlacedJson::first(arrow);
      const auto source = find_state(from);
      if (!source) return false;
      const auto target = find_state(json_.next(from));
      if (!target) return false;
      arrows.push_back({*source, *target, arrow});
    }
    return check_arrows(arrows) && put_arrows(arrows);
  }

  bool check_arrows(std::vector<Arrow> arrows) {
    std::ranges::sort(arrows, {}, [](const Arrow& a) { return std::tuple(a.source, a.target, a.where); });
    int degree = 0;
    for (std::size_t i = 0; i < arrows.size(); ++i) {
      const bool same_source = i > 0 && arrows[i - 1].source == arrows[i].source;
      degree = same_source ? degree + 1 : 1;
      if (same_source && arrows[i - 1].target == arrows[i].target)
        return fail(arrows[i].where, kTwice, "this arrow is there twice");
      if (degree > kMostArenaDegree)
        return fail(arrows[i].where, kTooMuch,
                    "more than " + std::to_string(kMostArenaDegree) + " arrows from one state");
    }
    return true;
  }

  // By their sources, each state's in the order of the text.
  bool put_arrows(const std::vector<Arrow>& arrows) {
    out_.first.assign(out_.size() + 1, 0);
    for (const Arrow& arrow : arrows) ++out_.first[arrow.source + 1];
    for (std::size_t i = 0; i < out_.size(); ++i) out_.first[i + 1] += out_.first[i];
    std::vector<std::uint32_t> next(out_.first.begin(), out_.first.end() - 1);
    out_.targets.resize(arrows.size());
    for (const Arrow& arrow : arrows) out_.targets[next[arrow.source]++] = arrow.target;
    return true;
  }

  bool check_turns() {
    for (std::uint32_t i = 0; i < out_.size(); ++i) {
      if (out_.degree(i) == 0 || out_.player[i] != 0 || out_.win[i] != 0 || out_.goal[i] != 0) continue;
      error_ = arena_error(out_, i, kWhoseTurn,
                           "arrows leave \"" + out_.name_of(i) + "\", so it needs a \"player\", 1 or 2");
      return false;
    }
    return true;
  }

  static constexpr double kFarthest = 1e6;

  const std::string& text_;
  Sources sources_;
  SourceId source_ = 0;
  PlacedJson json_;
  Arena out_;
  std::unordered_map<std::string, std::uint32_t> numbers_;
  bool has_wins_ = false, has_goals_ = false;
  std::size_t counted_ = 0;
  ArenaPlace here_{1, 1};
  std::optional<Diagnostic> error_;
};

}  // namespace

Result<Arena> read_arena(const std::string& file, const std::string& text) {
  return ArenaReader(file, text).run();
}

}  // namespace ludens::solve
