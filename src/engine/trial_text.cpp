// trial_text.cpp - trials as text: our own format, described in docs/trials.md.
#include <algorithm>

#include "base/utf8.h"
#include "engine/lines.h"
#include "engine/ludii_trial.h"
#include "engine/state_text.h"
#include "ludens/trial.h"

namespace ludens {

namespace {

using engine::Lines;
using engine::take_word;
using engine::to_number;
using engine::unquoted;

constexpr std::string_view kFirstLine = "ludens trial 1";
constexpr size_t kMostBytes = size_t{64} << 20;
constexpr size_t kMostPlies = 1'000'000;
constexpr size_t kMostOutcomes = 100'000;  // of one line
constexpr size_t kMostOptions = 1'000;

std::string number_text(double value) {
  char text[32];
  std::snprintf(text, sizeof(text), "%g", value);
  return text;
}

void add_outcomes(std::string& out, const std::vector<Draw>& draws) {
  if (draws.empty()) return;
  out += " :";
  for (const Draw& draw : draws) out += " " + std::to_string(draw.outcome);
}

std::string result_text(const State& state) {
  if (!state.over()) return "open";
  std::string out = "over";
  for (const double rank : state.ranks()) out += " " + number_text(rank);
  return out;
}

// --- reading

// "key : 1 2 3" without the key. False: not a list of outcomes; `wrong` is where.
bool read_outcomes(std::string_view rest, Trial::Outcomes& out, std::string_view& wrong) {
  std::string_view word = take_word(rest);
  if (word.empty()) return true;
  wrong = word;
  if (word != ":") return false;
  while (!(word = take_word(rest)).empty()) {
    wrong = word;
    const std::optional<int> outcome = to_number<int>(word);
    if (!outcome || *outcome < 0 || out.size() == kMostOutcomes) return false;
    out.push_back(*outcome);
  }
  return true;
}

class Reader {
 public:
  Reader(std::string file, std::string_view text) : lines_(std::move(file), text), bytes_(text.size()) {}

  // Up to the line "moves". False: error() says why.
  bool read_header(TrialHeader& header) {
    if (bytes_ > kMostBytes) {
      lines_.next();
      return fail({}, "this file is too large to be a trial");
    }
    if (!next() || lines_.line() != kFirstLine)
      return fail(lines_.line(), "a trial begins with the line \"" + std::string(kFirstLine) + "\"");
    while (next()) {
      std::string_view rest = lines_.line();
      const std::string_view word = take_word(rest);
      if (word == "moves") return true;
      if (!read_field(word, rest, header)) return false;
    }
    return fail(lines_.line(), "the line \"moves\" is missing");
  }

  // The next line that says something; its first word stays in `word`, the rest in `rest`.
  bool next_entry(std::string_view& word, std::string_view& rest) {
    if (!next()) return false;
    rest = lines_.line();
    word = take_word(rest);
    return true;
  }

  bool fail(std::string_view part, std::string message, std::string code = "L0401") {
    error_ = lines_.error(part, std::move(code), std::move(message));
    return false;
  }
  Diagnostic error() const { return error_; }
  Diagnostic warning(std::string_view part, std::string message) const {
    Diagnostic out = lines_.error(part, "L0402", std::move(message));
    out.severity = Severity::Warning;
    return out;
  }
  std::string_view line() const { return lines_.line(); }
  const Trial::Outcomes& start() const { return start_; }

 private:
  // Empty lines and comments say nothing.
  bool next() {
    while (lines_.next()) {
      const size_t first = lines_.line().find_first_not_of(" \t");
      if (first != std::string_view::npos && lines_.line()[first] != '#') return true;
    }
    return false;
  }

  bool read_field(std::string_view word, std::string_view rest, TrialHeader& header) {
    const std::string_view value = rest.substr(std::min(rest.find_first_not_of(" \t"), rest.size()));
    if (word == "text") {
      const auto hash = to_number<std::uint64_t>(value, 16);
      if (!hash || value.size() != 16) return fail(value, "16 hexadecimal digits are expected here");
      header.text_hash = *hash;
      return true;
    }
    if (word == "start") {
      std::string_view wrong;
      return read_outcomes(rest, start_, wrong) || fail(wrong, "outcomes of chance are \": 3 1 4\"");
    }
    const std::optional<std::string> text = unquoted(value);
    if (word != "game" && word != "file" && word != "option" && word != "ruleset" && word != "expansion")
      return fail(word,
                  "unknown line; known are game, file, option, ruleset, expansion, text, start and moves");
    if (!text) return fail(value, "text in quotes is expected here");
    if (find_control_character(*text) != std::string::npos)
      return fail(value, "a control character cannot stand here");
    if (word == "game") header.game = *text;
    if (word == "file") header.file = *text;
    if (word == "expansion") header.choices.expansion = *text;
    if (word == "ruleset") header.choices.ruleset = *text;
    if (word == "option") {
      if (header.choices.options.size() == kMostOptions) return fail(word, "too many options");
      header.choices.options.push_back(*text);
    }
    return true;
  }

  Lines lines_;
  size_t bytes_;
  Trial::Outcomes start_;
  Diagnostic error_;
};

std::string played_text(const Trial& trial) {
  return trial.plies() == 0 ? "at the start" : "after ply " + std::to_string(trial.plies());
}

bool were(const std::vector<Draw>& draws, const Trial::Outcomes& outcomes) {
  return std::ranges::equal(draws, outcomes, {}, &Draw::outcome);
}

// One line of a move: "2 C4>C0#1a2b3c4d : 3 1".
bool play_line(Reader& reader, Trial& trial, std::string_view mover, std::string_view rest) {
  const std::optional<int> player = to_number<int>(mover);
  if (!player) return reader.fail(mover, "a line of moves begins with the mover, or is \"result ...\"");
  if (trial.state().over()) return reader.fail(reader.line(), "the game is over before this move", "L0403");
  if (*player != trial.state().mover())
    return reader.fail(mover, "player " + std::to_string(trial.state().mover()) + " is to move here",
                       "L0403");
  const std::string_view key = take_word(rest);
  if (key.empty()) return reader.fail(reader.line(), "the move is missing");
  Trial::Outcomes outcomes;
  std::string_view wrong;
  if (!read_outcomes(rest, outcomes, wrong)) return reader.fail(wrong, "outcomes of chance are \": 3 1 4\"");
  const Move* move = trial.find(key, outcomes);
  if (!move) return reader.fail(key, "no legal move leads to this " + played_text(trial), "L0403");
  trial.play_legal(Move(*move), outcomes);
  if (!were(trial.record().back().draws, outcomes))
    return reader.fail(reader.line(), "chance decides about something else here than was written down",
                       "L0403");
  return true;
}

}  // namespace

std::string Trial::save() const {
  std::string out(kFirstLine);
  const Choices& choices = game().choices();
  out += "\ngame " + engine::quoted(game().name()) + "\nfile " + engine::quoted(game().file());
  if (choices.ruleset) out += "\nruleset " + engine::quoted(*choices.ruleset);
  for (const std::string& option : choices.options) out += "\noption " + engine::quoted(option);
  if (!choices.expansion.empty()) out += "\nexpansion " + engine::quoted(choices.expansion);
  out += "\ntext " + engine::hex16(game().text_hash());
  if (!start_draws_.empty()) {
    out += "\nstart";
    add_outcomes(out, start_draws_);
  }
  out += "\nmoves\n";
  for (size_t i = 0; i < at_; ++i) {
    out += std::to_string(plies_[i].mover) + " " + plies_[i].key;
    add_outcomes(out, plies_[i].draws);
    out += '\n';
  }
  return out + "result " + result_text(state_) + "\n";
}

Result<Trial> Trial::load(Game game, std::string file, std::string_view text) {
  Reader reader(std::move(file), text);
  TrialHeader header;
  if (!reader.read_header(header)) return reader.error();
  if (header.game != game.name()) {
    reader.fail(
        {}, "this is a trial of " + engine::quoted(header.game) + ", not of " + engine::quoted(game.name()),
        "L0403");
    return reader.error();
  }
  Diagnostics warnings;
  if (header.text_hash != 0 && header.text_hash != game.text_hash())
    warnings.push_back(
        reader.warning({}, "the game's description has changed since this trial was recorded"));
  if (header.choices != game.choices())
    warnings.push_back(
        reader.warning({}, "the game was compiled with other options than this trial was played with"));
  Result<Trial> out{Trial(std::move(game))};
  Trial& trial = *out;
  const auto failed = [&] {
    Diagnostics why = warnings;
    why.push_back(reader.error());
    return Result<Trial>(why);
  };
  trial.restart(reader.start());
  if (!were(trial.start_draws_, reader.start())) {
    reader.fail({}, "chance decides about something else at the start than was written down", "L0403");
    return failed();
  }
  std::string_view word;
  std::string_view rest;
  bool ended = false;
  while (reader.next_entry(word, rest)) {
    if (ended) {
      reader.fail(word, "nothing may follow the result");
      return failed();
    }
    if (word == "result") {
      std::string ours = result_text(trial.state());
      const std::string_view written = rest.substr(std::min(rest.find_first_not_of(" \t"), rest.size()));
      ended = true;
      // It may have ended because the next moves could not be listed (State::limit).
      if (written != ours && !trial.state().over() && trial.legal_moves().empty())
        ours = result_text(trial.state());
      if (written == ours) continue;
      reader.fail(written, "the result is \"" + ours + "\" here", "L0403");
      return failed();
    }
    if (trial.plies() == kMostPlies) {
      reader.fail(word, "too many moves");
      return failed();
    }
    if (!play_line(reader, trial, word, rest)) return failed();
  }
  if (!ended) {
    reader.fail(reader.line(), "the line \"result ...\" is missing at the end");
    return failed();
  }
  out.diagnostics = std::move(warnings);
  return out;
}

Result<TrialHeader> read_trial_header(std::string file, std::string_view text) {
  if (engine::is_ludii_trial(text)) return engine::read_ludii_header(std::move(file), text);
  Reader reader(std::move(file), text);
  TrialHeader header;
  if (!reader.read_header(header)) return reader.error();
  std::string_view word;
  std::string_view rest;
  while (reader.next_entry(word, rest)) header.plies += word != "result";
  return header;
}

}  // namespace ludens
