#include "engine/ludii_trial.h"

#include <algorithm>

#include "base/utf8.h"
#include "engine/lines.h"

namespace ludens::engine {

namespace {

constexpr std::string_view kGame = "game=";
constexpr std::string_view kMove = "Move=";
constexpr size_t kMostBytes = size_t{256} << 20;
constexpr size_t kMostPlies = 1'000'000;
constexpr size_t kMostActions = 100'000;  // of one move

// "name.lud" at the end of a path, without its ending.
std::string game_name(std::string_view path) {
  if (const size_t slash = path.find_last_of("/\\"); slash != std::string_view::npos)
    path.remove_prefix(slash + 1);
  if (path.ends_with(".lud")) path.remove_suffix(4);
  return std::string(path);
}

void read_fields(std::string_view text, LudiiAction& action) {
  while (!text.empty()) {
    const std::string_view pair = text.substr(0, std::min(text.find(','), text.size()));
    text.remove_prefix(std::min(pair.size() + 1, text.size()));
    const size_t equals = std::min(pair.find('='), pair.size());
    action.fields.emplace_back(pair.substr(0, equals), pair.substr(std::min(equals + 1, pair.size())));
  }
}

}  // namespace

std::string_view LudiiAction::field(std::string_view key) const {
  const auto found = std::ranges::find(fields, key, [](const auto& f) { return f.first; });
  return found == fields.end() ? std::string_view() : found->second;
}

int LudiiAction::number(std::string_view key, int otherwise) const {
  return to_number<int>(field(key)).value_or(otherwise);
}

std::optional<std::string_view> read_ludii_move(std::string_view text, LudiiMove& move) {
  constexpr std::string_view kHead = "[Move:";
  constexpr std::string_view kActions = "actions=";
  if (!text.starts_with(kHead) || !text.ends_with(']')) return text;
  text.remove_prefix(kHead.size());
  text.remove_suffix(1);
  const size_t split = text.find(kActions);
  if (split == std::string_view::npos) return text;
  LudiiAction head;
  read_fields(text.substr(0, split), head);
  for (const char* required : {"mover"})
    if (!to_number<int>(head.field(required))) return text.substr(0, split);
  move.mover = head.number("mover", 0);
  move.from = head.number("from", -1);
  move.to = head.number("to", -1);
  move.level = head.number("levelMin", 0);
  text.remove_prefix(split + kActions.size());
  while (!text.empty()) {
    const size_t close = text.find(']');
    const size_t colon = text.find(':');
    if (text[0] != '[' || close == std::string_view::npos || colon > close) return text;
    if (move.actions.size() == kMostActions) return text;
    LudiiAction& action = move.actions.emplace_back();
    action.name = text.substr(1, colon - 1);
    read_fields(text.substr(colon + 1, close - colon - 1), action);
    text.remove_prefix(close + 1);
    if (text.starts_with(',')) text.remove_prefix(1);
  }
  return std::nullopt;
}

bool is_ludii_trial(std::string_view text) {
  return text.starts_with(kGame);
}

Result<TrialHeader> read_ludii_header(std::string file, std::string_view text) {
  Lines lines(std::move(file), text);
  TrialHeader header;
  header.format = TrialHeader::Format::Ludii;
  bool in_options = false;
  while (lines.next()) {
    const std::string_view line = lines.line();
    if ((lines.number() == 1 || in_options) && find_control_character(line) != std::string_view::npos)
      return lines.error(line, "L0404", "a control character cannot stand here");
    if (lines.number() == 1) {
      header.file = line.substr(std::min(kGame.size(), line.size()));
      header.game = game_name(header.file);
    } else if (line == "START GAME OPTIONS") {
      in_options = true;
    } else if (line == "END GAME OPTIONS") {
      in_options = false;
    } else if (in_options) {
      if (header.choices.options.size() == 1'000) return lines.error(line, "L0404", "too many options");
      header.choices.options.emplace_back(line);
    } else if (line.starts_with(kMove) && !line.starts_with("Move=[Move:mover=0,")) {
      ++header.plies;
    }
  }
  if (in_options) return lines.error({}, "L0404", "the line \"END GAME OPTIONS\" is missing");
  return header;
}

std::optional<Diagnostic> read_ludii_lines(std::string file, std::string_view text, RecordedTrial& out) {
  Lines lines(std::move(file), text);
  if (!is_ludii_trial(text) || text.size() > kMostBytes) {
    lines.next();
    return lines.error(lines.line(), "L0404",
                       "a trial of Ludii begins with \"game=\" and has at most 256 MB");
  }
  while (lines.next()) {
    const std::string_view line = lines.line();
    if (line.starts_with("endtype=")) out.over = true;
    if (line.starts_with("rankings=")) {
      out.ranks_line = lines.number();
      out.ranks_text = line;
      std::string_view rest = line.substr(std::string_view("rankings=").size());
      while (!rest.empty() && out.ranks.size() < 64) {
        const std::string_view word = rest.substr(0, std::min(rest.find(','), rest.size()));
        rest.remove_prefix(std::min(word.size() + 1, rest.size()));
        const std::optional<double> rank = to_number<double>(word);
        if (!rank) return lines.error(word, "L0404", "a rank is a number");
        out.ranks.push_back(*rank);
      }
    }
    if (!line.starts_with(kMove)) continue;
    RecordedPly ply;
    ply.line = lines.number();
    ply.text = line;
    if (const auto wrong = read_ludii_move(line.substr(kMove.size()), ply.move))
      return lines.error(*wrong, "L0404", "this is not a move as Ludii writes it");
    if (ply.move.mover == 0) continue;  // pieces placed before the game
    if (out.plies.size() == kMostPlies) return lines.error(line, "L0404", "too many moves");
    for (const LudiiAction& action : ply.move.actions)
      if (action.name == "SetStateAndUpdateDice") ply.faces.push_back(action.number("state", -1));
    out.plies.push_back(std::move(ply));
  }
  return std::nullopt;
}

}  // namespace ludens::engine
