#include "conform/reference.h"

#include <charconv>
#include <sstream>
#include <string_view>

#include "base/files.h"

namespace ludens::conform {

namespace {

int number_in(std::string_view text) {
  int value = 0;
  std::from_chars(text.data(), text.data() + text.size(), value);
  return value;
}

// The line without its first word, if that is `word`.
bool take(std::string_view& line, std::string_view word) {
  if (!line.starts_with(word) || (line.size() > word.size() && line[word.size()] != ' ')) return false;
  line.remove_prefix(std::min(word.size() + 1, line.size()));
  return true;
}

std::string_view take_word(std::string_view& line) {
  const std::size_t space = std::min(line.find(' '), line.size());
  const std::string_view word = line.substr(0, space);
  line.remove_prefix(std::min(space + 1, line.size()));
  return word;
}

std::string_view value_of(std::string_view word) {
  return word.substr(std::min(word.find('=') + 1, word.size()));
}

void read_flags(std::string_view line, Recording& out) {
  out.flag_line = line;
  while (!line.empty()) {
    const std::string_view word = take_word(line);
    out.flags[std::string(word.substr(0, word.find('=')))] = value_of(word) == "1";
  }
}

// "<k> mover=<p> n=<number> <key>..." or "... hash=<h>"
RecordedPly read_ply(std::string_view line) {
  RecordedPly ply;
  take_word(line);
  ply.mover = number_in(value_of(take_word(line)));
  ply.moves = number_in(value_of(take_word(line)));
  while (!line.empty()) {
    const std::string_view word = take_word(line);
    if (word.starts_with("hash="))
      ply.moves_hash = value_of(word);
    else
      ply.keys.emplace_back(word);
  }
  return ply;
}

void read_trial_line(std::string_view line, Recording& out) {
  if (take(line, "trial")) {
    out.trials.emplace_back();
    return;
  }
  if (out.trials.empty()) return;
  RecordedTrial& trial = out.trials.back();
  if (take(line, "start")) {
    trial.start = line;
  } else if (take(line, "ply")) {
    trial.plies.push_back(read_ply(line));
  } else if (take(line, "done")) {
    trial.done = line;
  } else if (line.starts_with("nomoves") || line.starts_with("cut")) {
    trial.cut = line;
  } else if (!trial.plies.empty()) {
    RecordedPly& ply = trial.plies.back();
    if (take(line, "move")) ply.move = line;
    if (take(line, "state")) ply.state = line;
    if (take(line, "hash")) ply.state_hash = line;
  }
}

void read_head_line(std::string_view line, Recording& out) {
  if (take(line, "game"))
    out.game = line;
  else if (take(line, "option"))
    out.options.emplace_back(line);
  else if (take(line, "players"))
    out.players = number_in(line);
  else if (take(line, "flags"))
    read_flags(line, out);
  else
    out.equipment.emplace_back(line);
}

}  // namespace

Result<Recording> read_recording(const std::filesystem::path& path, Part part) {
  const Result<std::string> text = read_file(path.string(), kMostListBytes);
  if (!text) return text.diagnostics;
  std::istringstream in(*text);
  Recording out;
  bool head = true;
  for (std::string line; std::getline(in, line);) {
    head = head && !line.starts_with("trial ");
    if (!head && part == Part::Equipment) break;
    if (head)
      read_head_line(line, out);
    else
      read_trial_line(line, out);
  }
  return out;
}

namespace {

void add_ply(std::string& out, const RecordedPly& ply, size_t number) {
  out += "ply " + std::to_string(number) + " mover=" + std::to_string(ply.mover) +
         " n=" + std::to_string(ply.moves);
  for (const std::string& key : ply.keys) out += ' ' + key;
  if (!ply.moves_hash.empty()) out += " hash=" + ply.moves_hash;
  out += '\n';
  if (!ply.move.empty()) out += "move " + ply.move + '\n';
  if (!ply.state.empty()) out += "state " + ply.state + '\n';
  if (!ply.state_hash.empty()) out += "hash " + ply.state_hash + '\n';
}

}  // namespace

std::string to_text(const Recording& recording) {
  std::string out = "game " + recording.game + '\n';
  for (const std::string& option : recording.options) out += "option " + option + '\n';
  out += "players " + std::to_string(recording.players) + '\n';
  out += "flags " + recording.flag_line + '\n';
  for (const std::string& line : recording.equipment) out += line + '\n';
  for (size_t t = 0; t < recording.trials.size(); ++t) {
    const RecordedTrial& trial = recording.trials[t];
    out += "trial " + std::to_string(t) + '\n';
    if (!trial.start.empty()) out += "start " + trial.start + '\n';
    for (size_t k = 0; k < trial.plies.size(); ++k) add_ply(out, trial.plies[k], k);
    if (!trial.cut.empty()) out += trial.cut + '\n';
    if (!trial.done.empty()) out += "done " + trial.done + '\n';
  }
  return out;
}

std::vector<std::string> words_of(const std::string& line) {
  std::vector<std::string> words;
  for (std::string_view rest = line; !rest.empty();) words.emplace_back(take_word(rest));
  return words;
}

}  // namespace ludens::conform
