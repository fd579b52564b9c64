#include "agents/agent.h"

#include <algorithm>
#include <charconv>
#include <cmath>

#include "agents/thinking.h"
#include "base/names.h"

namespace ludens::agents {

Agent::Agent(const AgentKind& kind, Settings settings)
    : kind_(&kind), settings_(std::move(settings)), think_(kind.make(settings_)) {}

std::string Agent::text() const {
  const std::string settings = settings_.text();
  return std::string(kind_->name) + (settings.empty() ? "" : ":" + settings);
}

std::string Agent::refusal(const Game& game) const {
  return kind_->refusal ? kind_->refusal(game) : std::string();
}

namespace {

// The smaller of two limits, where 0 is none.
template <class T>
T tighter(T a, T b) {
  if (a <= 0) return b;
  return b <= 0 ? a : std::min(a, b);
}

}  // namespace

namespace {

// What was found, for all the moves of the question: nothing is known about those that the view does not
// allow.
void complete(Decision& decision, const Moves& moves) {
  Analysis& analysis = decision.analysis;
  if (analysis.moves.size() == moves.size()) return;
  std::vector<MoveAnalysis> known = std::move(analysis.moves);
  analysis.moves = analysis_of(moves).moves;
  for (MoveAnalysis& one : analysis.moves)
    if (const auto found = std::ranges::find(known, one.move, &MoveAnalysis::move); found != known.end())
      one = std::move(*found);
  analysis.best = static_cast<size_t>(std::ranges::find(moves, decision.move) - moves.begin());
}

}  // namespace

Decision Agent::choose(const Question& question) {
  if (question.view.over() || question.moves.empty()) return {};
  // Nor is there anything to think about where nobody moves.
  const bool alone = !question.report || question.view.mover() == 0;
  if (alone && question.moves.size() == 1) return {question.moves[0], analysis_of(question.moves)};
  Question own = question;
  if (settings_.has(kIterations.name))
    own.budget.iterations =
        tighter(own.budget.iterations, static_cast<std::int64_t>(settings_.number(kIterations.name)));
  if (settings_.has(kSeconds.name))
    own.budget.seconds = tighter(own.budget.seconds, settings_.number(kSeconds.name));
  Decision out = think_(own);
  complete(out, question.moves);
  return out;
}

// --- the text form

namespace {

constexpr char kNoSuchAgent[] = "L0501";
constexpr char kNoSuchParameter[] = "L0502";
constexpr char kBadValue[] = "L0503";

class Reader {
 public:
  Reader(std::string_view text, std::string file) : text_(text), file_(std::move(file)) {}

  Result<Agent> read() {
    const size_t colon = std::min(text_.find(':'), text_.size());
    const std::string_view name = text_.substr(0, colon);
    const AgentKind* kind = nullptr;
    std::vector<std::string> names;
    for (const AgentKind* one : all_kinds()) {
      names.emplace_back(one->name);
      if (one->name == name) kind = one;
    }
    if (!kind) return unknown("agent", kNoSuchAgent, name, names);
    Settings settings(kind->parameters);
    std::string_view rest = text_.substr(std::min(colon + 1, text_.size()));
    while (!rest.empty()) {
      const std::string_view part = rest.substr(0, rest.find(','));
      rest.remove_prefix(std::min(part.size() + 1, rest.size()));
      if (!read_setting(*kind, part, settings)) return error_;
    }
    return Agent(*kind, std::move(settings));
  }

 private:
  bool read_setting(const AgentKind& kind, std::string_view part, Settings& settings) {
    const size_t equals = std::min(part.find('='), part.size());
    const std::string_view name = part.substr(0, equals);
    const std::string_view value = part.substr(std::min(equals + 1, part.size()));
    std::vector<std::string> names;
    for (const Parameter& parameter : kind.parameters) {
      names.emplace_back(parameter.name);
      if (parameter.name == name) return read_value(parameter, part, value, settings);
    }
    error_ = unknown("parameter of " + std::string(kind.name), kNoSuchParameter, name, names);
    return false;
  }

  bool read_value(const Parameter& parameter, std::string_view part, std::string_view value,
                  Settings& settings) {
    double number = 0;
    const auto [end, wrong] = std::from_chars(value.data(), value.data() + value.size(), number);
    const bool fine = !value.empty() && wrong == std::errc() && end == value.data() + value.size() &&
                      number >= parameter.least && number <= parameter.most &&
                      (!parameter.whole || number == std::floor(number));
    if (fine) {
      settings.set(parameter.name, number);
      return true;
    }
    error_ = error(kBadValue, value.empty() ? part : value,
                   std::string(parameter.name) + (parameter.whole ? " is a whole number" : " is a number") +
                       " from " + number_text(parameter.least) + " to " + number_text(parameter.most) +
                       ", not '" + std::string(value) + "'");
    return false;
  }

  Diagnostic unknown(const std::string& what, const char* code, std::string_view name,
                     const std::vector<std::string>& known) {
    std::string message = "unknown " + what + " '" + std::string(name) + "'";
    const std::string nearest = name.empty() ? "" : nearest_name(name, known);
    if (!nearest.empty()) message += "; did you mean '" + nearest + "'?";
    Diagnostic out = error(code, name, std::move(message));
    std::string all;
    for (const std::string& one : known) all += (all.empty() ? "" : ", ") + one;
    if (nearest.empty() && !all.empty()) out.notes.push_back({"there are: " + all, {}});
    return out;
  }

  Diagnostic error(const char* code, std::string_view part, std::string message) const {
    Diagnostic out;
    out.code = code;
    out.message = std::move(message);
    out.at = {.file = file_,
              .line = 1,
              .column = static_cast<int>(part.data() - text_.data()) + 1,
              .length = std::max(1, static_cast<int>(part.size())),
              .text = std::string(text_)};
    return out;
  }

  std::string_view text_;
  std::string file_;
  Diagnostic error_;
};

}  // namespace

Result<Agent> make(std::string_view text, std::string file) {
  return Reader(text, std::move(file)).read();
}

}  // namespace ludens::agents
