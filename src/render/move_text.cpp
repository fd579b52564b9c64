#include "render/move_text.h"

#include <cctype>
#include <map>

#include "base/names.h"
#include "engine/site_label.h"

namespace ludens::render {

namespace {

using interpreter::Machine;
using interpreter::Move;

std::string site_text(const Machine& machine, ir::SiteType type, int site) {
  const ir::Equipment& equipment = *machine.program.equipment;
  const std::string label = engine::site_label(equipment, machine.view, type, site);
  const bool on_board = site >= 0 && site < equipment.board.count(type);
  if (!on_board || type == equipment.board.default_type())
    return label.empty() ? std::to_string(site) : label;
  const char* const letter = type == ir::SiteType::Cell ? "c" : type == ir::SiteType::Edge ? "e" : "v";
  return letter + (label.empty() ? std::to_string(site) : label);
}

std::string level_text(Machine& machine, const Move& move, const interpreter::Code* level) {
  if (!level) return {};
  machine.clear_registers();
  machine.bind(move);
  const int n = machine.eval(level);
  machine.clear_registers();
  return n > 0 ? '^' + std::to_string(n) : std::string();
}

std::string plain_text(Machine& machine, const Move& move) {
  const ir::Kind& kind = machine.program.kinds[move.kind];
  if (kind.pass) return "pass";
  if (kind.swap) return "swap";
  if (move.from < 0 && move.to < 0) return "move";
  const interpreter::KindCode& code = machine.prepared.kinds[move.kind];
  const std::string to = site_text(machine, kind.to_type, move.to) + level_text(machine, move, code.to_level);
  const std::string from =
      site_text(machine, kind.from_type, move.from) + level_text(machine, move, code.from_level);
  return from == to || move.from < 0 ? to : from + '-' + to;
}

// Without what people write differently.
std::string reduced(const std::string& text) {
  std::string out;
  for (const char c : text) {
    if (c == '-' || c == '>' || c == ' ' || c == 'x') continue;
    out += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  }
  return out;
}

}  // namespace

std::vector<std::string> move_texts(Machine& machine, const std::vector<Move>& moves) {
  std::vector<std::string> texts;
  std::map<std::string, int> count, used;
  for (const Move& move : moves) ++count[texts.emplace_back(plain_text(machine, move))];
  for (std::string& text : texts)
    if (count[text] > 1) {
      const int n = ++used[text];
      text += '/' + std::to_string(n);
    }
  return texts;
}

int find_move(const std::vector<std::string>& texts, const std::string& typed) {
  for (size_t i = 0; i < texts.size(); ++i)
    if (equal_ignoring_case(texts[i], typed)) return static_cast<int>(i);
  int found = -1;
  for (size_t i = 0; i < texts.size(); ++i) {
    if (reduced(texts[i]) != reduced(typed)) continue;
    if (found >= 0) return -1;
    found = static_cast<int>(i);
  }
  return found;
}

}  // namespace ludens::render
