#include "engine/arrange.h"

#include <algorithm>
#include <charconv>
#include <sstream>

#include "interpreter/positions.h"
#include "ir/ops/regions.h"
#include "runtime/on_track.h"
#include "runtime/puzzle.h"

namespace ludens::engine {

namespace {

int number_or_none(std::string_view text) {
  int number = -1;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

int component_named(const Machine& m, std::string_view name) {
  const auto& components = m.program.equipment->components;
  for (size_t c = 1; c < components.size(); ++c) {
    std::string written = components[c].name;
    for (char& letter : written)
      if (letter == ' ') letter = '_';
    if (written == name) return static_cast<int>(c);
  }
  return -1;
}

// "Disc1!2=1@3$4"
bool read_piece(const Machine& m, std::string_view text, runtime::Piece& piece) {
  const size_t end = text.find_first_of("!=@$");
  piece.what = component_named(m, text.substr(0, end));
  if (piece.what < 0) return false;
  piece.who = m.program.equipment->components[static_cast<size_t>(piece.what)].owner;
  for (size_t at = end; at < text.size(); at = text.find_first_of("!=@$", at + 1)) {
    const int number = number_or_none(text.substr(at + 1));
    if (text[at] == '!') piece.who = number;
    if (text[at] == '=') piece.state = number;
    if (text[at] == '@') piece.rotation = number;
    if (text[at] == '$') piece.value = number;
  }
  return true;
}

class Arranging {
 public:
  explicit Arranging(Machine& m) : m_(m) {}

  void clear() {
    auto writer = m_.board();
    for (int t = 0; t < 3; ++t)
      for (int site = 0; m_.space(t).what && site < m_.space(t).sites; ++site) {
        if (m_.space(t).height == 1) writer.clear(t, site);
        while (m_.space(t).height > 1 && m_.space(t).size[site] > 0) writer.take(t, site, -1);
      }
    if (m_.view.on_track) {
      const int size = runtime::on_track_size(m_.program.equipment->tracks, m_.layout.components);
      std::fill_n(m_.view.on_track, size, std::int16_t{0});
    }
  }

  // "V12:Disc1/Disc2*3" in a container
  bool put(const ir::Container& container, std::string_view text) {
    const size_t colon = text.find(':');
    if (colon == std::string_view::npos) return false;
    int type = m_.prepared.default_type;
    std::string_view place = text.substr(0, colon);
    constexpr std::string_view kLetters = "CEV";
    if (!place.empty() && kLetters.find(place[0]) != std::string_view::npos) {
      type = static_cast<int>(kLetters.find(place[0]));
      place.remove_prefix(1);
    }
    const int site = number_or_none(place) + container.first;
    if (!m_.space(type).what || site < 0 || site >= m_.space(type).sites) return false;
    std::string_view stack = text.substr(colon + 1);
    int count = 1;
    if (const size_t star = stack.find('*'); star != std::string_view::npos) {
      count = number_or_none(stack.substr(star + 1));
      stack = stack.substr(0, star);
    }
    auto writer = m_.board();
    for (size_t at = 0; at <= stack.size();) {
      const size_t end = std::min(stack.find('/', at), stack.size());
      runtime::Piece piece;
      if (!read_piece(m_, stack.substr(at, end - at), piece)) return false;
      if (m_.view.on_track)
        runtime::track_added(m_.layout, m_.view, m_.program.equipment->tracks, piece.what, site, count);
      if (m_.space(type).height == 1)
        writer.put(type, site, piece, count);
      else if (!writer.push(type, site, piece))
        return false;
      at = end + 1;
    }
    return true;
  }

  // "score=3,4"
  void set_points(std::string_view text) {
    std::int32_t* points = text.starts_with("score=")    ? m_.view.score
                           : text.starts_with("amount=") ? m_.view.amount
                                                         : nullptr;
    size_t at = text.find('=');
    for (int p = 1; points && p <= m_.layout.players && at != std::string_view::npos; ++p) {
      points[p] = number_or_none(text.substr(at + 1));
      at = text.find(',', at + 1);
    }
  }

  // What is known of the start position is known anew.
  void note_start() {
    for (const ir::NodeId rule : m_.program.start)
      if (m_.program.nodes[rule].op == &ir::Op::ActNoteStart) m_.perform(m_.prepared.code(rule));
    for (const interpreter::Action& action : m_.actions) action.commit(m_, action);
    m_.actions.clear();
    if (m_.history) m_.history->positions.clear();
    interpreter::note_position(m_, true);
  }

 private:
  Machine& m_;
};

}  // namespace

bool arrange(Machine& machine, const std::string& state) {
  Arranging arranging(machine);
  arranging.clear();
  const ir::Container* container = nullptr;
  const auto& containers = machine.program.equipment->containers;
  std::istringstream words(state);
  for (std::string word; words >> word;) {
    if (word == "|") {
      int index = -1;
      words >> index;
      if (index < 0 || static_cast<size_t>(index) >= containers.size()) return false;
      container = &containers[static_cast<size_t>(index)];
    } else if (!container) {
      arranging.set_points(word);
    } else if (!arranging.put(*container, word)) {
      return false;
    }
  }
  arranging.note_start();
  return true;
}

void set_values(Machine& machine, int type, int site, std::uint64_t values) {
  runtime::set_values(machine, type, site, &values);
}

}  // namespace ludens::engine
