#include "conform/board_stage.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <limits>

#include "base/files.h"
#include "language/description.h"
#include "ludemes/equipment/equipping.h"
#include "ludemes/registry.h"

namespace ludens::conform {

namespace {

constexpr double kNear = 0.001;  // coordinates that differ by less are the same

double real_in(const std::string& text) {
  double value = std::numeric_limits<double>::quiet_NaN();
  std::from_chars(text.data(), text.data() + text.size(), value);
  return value;
}

bool has_place(const std::string& line) {
  return line.starts_with("vertex ") || line.starts_with("cell ");
}

// Turns our coordinates into the recorded ones.
struct Fit {
  double scale = 1, dx = 0, dy = 0;
};

struct Extent {
  double low[2] = {std::numeric_limits<double>::infinity(), std::numeric_limits<double>::infinity()};
  double high[2] = {-std::numeric_limits<double>::infinity(), -std::numeric_limits<double>::infinity()};

  double size() const { return std::max(high[0] - low[0], high[1] - low[1]); }
};

Extent extent_of(const std::vector<std::string>& lines) {
  Extent extent;
  for (const std::string& line : lines) {
    if (!line.starts_with("vertex ")) continue;
    const std::vector<std::string> words = words_of(line);
    for (std::size_t axis = 0; axis < 2 && words.size() > 3; ++axis) {
      const double value = real_in(words[2 + axis]);
      extent.low[axis] = std::min(extent.low[axis], value);
      extent.high[axis] = std::max(extent.high[axis], value);
    }
  }
  return extent;
}

Fit fit_of(const std::vector<std::string>& ours, const std::vector<std::string>& recorded) {
  const Extent from = extent_of(ours), to = extent_of(recorded);
  Fit fit;
  if (from.size() > kNear && to.size() > kNear) fit.scale = to.size() / from.size();
  fit.dx = to.low[0] - fit.scale * from.low[0];
  fit.dy = to.low[1] - fit.scale * from.low[1];
  return fit;
}

bool same_place(const std::vector<std::string>& ours, const std::vector<std::string>& recorded,
                const Fit& fit) {
  const double x = fit.scale * real_in(ours[2]) + fit.dx, y = fit.scale * real_in(ours[3]) + fit.dy;
  return std::abs(x - real_in(recorded[2])) < kNear && std::abs(y - real_in(recorded[3])) < kNear;
}

bool same(const std::string& ours, const std::string& recorded, const Fit& fit) {
  if (ours == recorded) return true;
  if (!has_place(ours) || !has_place(recorded)) return false;
  std::vector<std::string> a = words_of(ours), b = words_of(recorded);
  if (a.size() < 4 || b.size() < 4 || !same_place(a, b, fit)) return false;
  a.erase(a.begin() + 2, a.begin() + 4);
  b.erase(b.begin() + 2, b.begin() + 4);
  return a == b;
}

std::string shortened(const std::string& line) {
  constexpr std::size_t kMost = 400;
  return line.size() <= kMost ? line : line.substr(0, kMost) + " ...";
}

// The first line that differs, as a sentence of two lines; empty where all agree.
std::string difference(const std::vector<std::string>& ours, const std::vector<std::string>& recorded) {
  const Fit fit = fit_of(ours, recorded);
  const std::string nothing = "(nothing)";
  for (std::size_t i = 0; i < std::max(ours.size(), recorded.size()); ++i) {
    const std::string& a = i < ours.size() ? ours[i] : nothing;
    const std::string& b = i < recorded.size() ? recorded[i] : nothing;
    if (!same(a, b, fit)) return "ours:     " + shortened(a) + "\n  recorded: " + shortened(b);
  }
  return {};
}

std::string scaled(const std::string& line, const Fit& fit) {
  std::vector<std::string> words = words_of(line);
  if (!has_place(line) || words.size() < 4) return line;
  const double place[2] = {fit.scale * real_in(words[2]) + fit.dx, fit.scale * real_in(words[3]) + fit.dy};
  for (std::size_t axis = 0; axis < 2; ++axis) {
    char text[64];
    std::snprintf(text, sizeof(text), "%.4f", place[axis]);
    words[2 + axis] = text;
  }
  std::string out;
  for (const std::string& word : words) out += (out.empty() ? "" : " ") + word;
  return out;
}

}  // namespace

std::vector<std::string> equipment_in_scale(const ir::Equipment& equipment, const Recording& recording) {
  const std::vector<std::string>& recorded = recording.equipment;
  std::vector<std::string> lines = record_equipment(equipment, std::ranges::any_of(recorded, has_place));
  const Fit fit = fit_of(lines, recorded);
  for (std::size_t i = 0; i < lines.size(); ++i)
    lines[i] = i < recorded.size() && same(lines[i], recorded[i], fit) ? recorded[i] : scaled(lines[i], fit);
  return lines;
}

Verdict judge_board(const Reference& reference, const std::string& game) {
  Verdict verdict{game, Status::Skip, {}};
  const Result<Recording> recording = read_recording(reference.trial(game), Part::Equipment);
  if (!recording) {
    verdict.why = "no recording";
    return verdict;
  }
  verdict.status = Status::Fail;
  Result<std::string> text = read_file(reference.game(game).string());
  if (!text) return {game, Status::Fail, to_text(text.diagnostics.front())};
  Choices choices;
  Result<Description> description = read_description(game, std::move(*text), ludemes::registry(), choices);
  if (!description) return {game, Status::Fail, to_text(description.diagnostics.front())};
  const Result<ludemes::GameEquipment> made = ludemes::make_equipment(*description);
  if (!made) return {game, Status::Fail, to_text(made.diagnostics.front())};
  if (made->equipment.players != recording->players)
    return {game, Status::Fail,
            "ours:     players " + std::to_string(made->equipment.players) + "\n  recorded: players " +
                std::to_string(recording->players)};
  const bool topology = std::ranges::any_of(recording->equipment, has_place);
  verdict.why = difference(record_equipment(made->equipment, topology), recording->equipment);
  if (verdict.why.empty()) verdict.status = Status::Pass;
  return verdict;
}

}  // namespace ludens::conform
