#include "apps/server/library.h"

#include <algorithm>
#include <filesystem>

#include "apps/server/embedded_files.h"
#include "engine/data.h"
#include "ludens/referee.h"
#include "render/frame.h"
#include "render/painter.h"
#include "render/position_scene.h"

namespace ludens::server {

render::Subject Table::subject() const {
  return {*drawable.equipment, &game.data().game->program(), drawable.look};
}

namespace {

// Why the page cannot show such a game yet; empty where it can.
std::string reason_against(const engine::Game& game) {
  if (game.is_match()) return "a match is not played in the page yet; its games are, one by one";
  if (game.program().mode == ir::kSimultaneous)
    return "simultaneous moves are not played in the page yet, where choices would not stay sealed";
  if (game.program().mode == ir::kSimulation) return "a simulation has no players for the page to seat";
  return {};
}

Diagnostic refusal(const std::string& file, std::string why) {
  Diagnostic out;
  out.code = engine::kUnsupported;
  out.message = std::move(why);
  out.at = {.file = file, .line = 1, .column = 1, .length = 1, .text = {}};
  return out;
}

}  // namespace

Result<TableRef> make_table(const std::string& file, const std::string& source, const Choices& choices) {
  Result<Game> game = Game::compile(file, source, choices);
  if (!game) return game.diagnostics;
  if (std::string why = reason_against(*game->data().game); !why.empty())
    return refusal(file, std::move(why));
  Result<render::Drawable> drawable = render::read_drawable(file, source, choices);
  if (!drawable) return drawable.diagnostics;
  return TableRef(std::make_shared<Table>(Table{*game, std::move(*drawable)}));
}

Library::Library() {
  for (int i = 0; i < kGameFilesCount; ++i) {
    Entry entry;
    entry.path = std::string(kGameFiles[i].path);
    entry.source = std::string(kGameFiles[i].text);
    entry.slug = slug_of(std::filesystem::path(entry.path).stem().string());
    entry.name = read_name(entry.source);
    if (entry.name.empty()) entry.name = entry.slug;
    entry.info = read_info(entry.source);
    entries_.push_back(std::move(entry));
  }
  std::ranges::sort(entries_, {}, &Entry::name);
}

const Entry* Library::find(std::string_view slug) const {
  const auto found = std::ranges::find(entries_, slug, &Entry::slug);
  return found == entries_.end() ? nullptr : &*found;
}

Result<TableRef> Library::table(const std::string& file, const std::string& source, const Choices& choices) {
  std::string key = source;
  for (const std::string& option : choices.options) key += '\0' + option;
  key += '\1' + choices.ruleset.value_or("");
  const auto kept = std::ranges::find_if(tables_, [&](const auto& pair) { return pair.first == key; });
  if (kept != tables_.end()) {
    tables_.splice(tables_.begin(), tables_, kept);
    return kept->second;
  }
  Result<TableRef> made = make_table(file, source, choices);
  if (!made) return made;
  tables_.emplace_front(std::move(key), *made);
  if (tables_.size() > kMostTables) tables_.pop_back();
  return made;
}

std::string start_picture(const Table& table, bool live, bool dark) {
  Referee referee(table.game);
  const State state = observe(referee.start(), 1);
  const runtime::View view = state.data().view();
  const render::BoardScene board = render::make_board(table.subject(), {.coordinates = live, .state = &view});
  const render::PositionScene position =
      render::make_position(table.subject(), board, view, {.last_move = false});
  const render::PaintOptions paint{.theme = dark ? render::Theme::Dark : render::Theme::Light,
                                   .live = live,
                                   .background = false,
                                   .size = 400};
  if (!live) return render::to_svg(board, position, paint);
  const render::Box& box = board.view;
  return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"" + render::number(box.left) + ' ' +
         render::number(box.top) + ' ' + render::number(box.width()) + ' ' + render::number(box.height()) +
         "\" role=\"img\"><title>" + render::escaped(table.game.name()) + "</title>" +
         render::svg_body(board, position, paint) + "</svg>";
}

const std::string& Library::picture(const Entry& entry, bool dark) {
  std::string& svg = pictures_[entry.slug + (dark ? "/dark" : "/light")];
  if (!svg.empty()) return svg;
  const Result<TableRef> made = table(entry.path, entry.source, {});
  if (made) svg = start_picture(**made, false, dark);
  return svg;
}

}  // namespace ludens::server
