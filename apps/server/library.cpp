#include "apps/server/library.h"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <map>
#include <set>

#include "apps/server/embedded_files.h"
#include "apps/server/http.h"
#include "base/files.h"
#include "engine/public_game.h"
#include "language/description.h"
#include "ludens/referee.h"
#include "render/frame.h"
#include "render/of_state.h"
#include "render/painter.h"

namespace ludens::server {

render::Subject ReadyGame::subject() const {
  return drawable.subject();
}

std::vector<render::SiteRef> ReadyGame::given() const {
  std::vector<render::SiteRef> out;
  const int sites = puzzle ? static_cast<int>(puzzle->start.size()) : 0;
  for (int site = 0; site < sites; ++site)
    if (puzzle->is_given(site)) out.emplace_back(puzzle->type, site);
  return out;
}

namespace {

// Why the page cannot show such a game yet; empty where it can.
std::string reason_against(const Game& game) {
  if (game.is_match()) return "a match is not played in the page yet; its games are, one by one";
  if (game.mode() == Mode::Simultaneous)
    return "simultaneous moves are not played in the page yet, where choices would not stay sealed";
  if (game.mode() == Mode::Simulation) return "a simulation has no players for the page to seat";
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

Result<ReadyGameRef> make_ready_game(const std::string& file, const std::string& source,
                                     const Choices& choices) {
  const engine::Compiled compiled = engine::compile(file, source, choices);
  Result<Game> game = engine::public_game(compiled, file, source, choices);
  if (!game) return game.diagnostics;
  if (std::string why = reason_against(*game); !why.empty()) return refusal(file, std::move(why));
  Result<render::Drawable> drawable = render::drawable_of(compiled);
  if (!drawable) return drawable.diagnostics;
  auto ready = std::make_shared<ReadyGame>(ReadyGame{*game, std::move(*drawable)});
  if (auto puzzle = engine::puzzle_constraints(*compiled.game))
    ready->puzzle = std::make_shared<engine::PuzzleConstraints>(std::move(*puzzle));
  return ReadyGameRef(std::move(ready));
}

Result<ReadyGameRef> make_ready_game(const Entry& entry, const Choices& choices) {
  if (!entry.trouble.empty()) return entry.trouble;
  return make_ready_game(entry.path, entry.source, choices);
}

// --- entries

namespace {

Entry make_entry(const std::string& path, std::string source, std::string slug) {
  Entry entry;
  entry.path = path;
  entry.source = std::move(source);
  entry.slug = std::move(slug);
  entry.name = read_name(entry.source);
  if (entry.name.empty()) entry.name = std::filesystem::path(path).stem().string();
  entry.info = read_info(entry.source);
  entry.version = tag_of(entry.source);
  return entry;
}

std::string slug_of_file(const std::string& path) {
  const std::string slug = slug_of(std::filesystem::path(path).stem().string());
  return slug.empty() ? "game" : slug;
}

// When the file was changed. A change of this moment may be followed by another that bears the same time, so
// it is looked at once more.
std::int64_t stamp_of(const std::string& path) {
  std::error_code error;
  const auto changed = std::filesystem::last_write_time(path, error);
  if (error || std::filesystem::file_time_type::clock::now() - changed < std::chrono::seconds(2)) return 0;
  return changed.time_since_epoch().count();
}

}  // namespace

std::optional<OwnFiles> read_own(const std::vector<std::string>& paths, const OwnFiles& known) {
  std::map<std::string_view, const OwnFile*> before;
  for (const OwnFile& file : known) before[file.path] = &file;
  bool changed = paths.size() != known.size();
  OwnFiles out;
  for (const std::string& path : paths) {
    const auto found = before.find(path);
    const OwnFile* same = found == before.end() ? nullptr : found->second;
    const std::int64_t stamp = stamp_of(path);
    if (same && stamp != 0 && same->stamp == stamp) {
      out.push_back({.path = path, .stamp = stamp});  // its text follows, where any other has changed
      continue;
    }
    Result<std::string> text = read_file(path);
    OwnFile file{.path = path, .text = text ? std::move(*text) : std::string(), .stamp = stamp};
    if (!text) file.trouble = text.diagnostics;
    changed |= !same || same->text != file.text || same->trouble.empty() != file.trouble.empty();
    changed |= same && same->stamp != stamp;  // to look at it no more
    out.push_back(std::move(file));
  }
  if (!changed) return std::nullopt;
  for (OwnFile& file : out)
    if (const auto found = before.find(file.path);
        file.stamp != 0 && found != before.end() && found->second->stamp == file.stamp)
      file = *found->second;
  return out;
}

Library::Library() {
  for (int i = 0; i < kGameFilesCount; ++i) {
    const std::string path(kGameFiles[i].path);
    built_in_.push_back(
        std::make_shared<Entry>(make_entry(path, std::string(kGameFiles[i].text), slug_of_file(path))));
  }
  std::ranges::sort(built_in_, {}, [](const EntryRef& entry) { return entry->name; });
  entries_ = built_in_;
}

// Addresses of the games within the program stay what they are; a file of the same name gets another.
std::vector<EntryRef> Library::entries_with(const OwnFiles& files) const {
  std::set<std::string> taken;
  for (const EntryRef& entry : built_in_) taken.insert(entry->slug);
  std::map<std::string, EntryRef> before;  // by slug
  for (const EntryRef& entry : entries_)
    if (entry->own) before[entry->slug] = entry;
  std::vector<EntryRef> out;
  for (const OwnFile& file : files) {
    std::string slug = slug_of_file(file.path);
    if (taken.contains(slug)) slug = "my-" + slug;
    const std::string stem = slug;
    for (int number = 2; !taken.insert(slug).second; ++number) slug = stem + "-" + std::to_string(number);
    const EntryRef known = before.contains(slug) ? before[slug] : nullptr;
    if (known && known->path == file.path && known->source == file.text && known->trouble.empty() &&
        file.trouble.empty()) {
      out.push_back(known);
      continue;
    }
    Entry entry = make_entry(file.path, file.text, slug);
    entry.own = true;
    entry.trouble = file.trouble;
    if (!file.trouble.empty()) entry.version = tag_of(file.trouble.front().message);
    out.push_back(std::make_shared<Entry>(std::move(entry)));
  }
  out.insert(out.end(), built_in_.begin(), built_in_.end());
  return out;
}

EntryRef Library::find(std::string_view slug) const {
  const auto found =
      std::ranges::find_if(entries_, [&](const EntryRef& entry) { return entry->slug == slug; });
  return found == entries_.end() ? nullptr : *found;
}

std::string start_picture(const ReadyGame& ready, bool live, bool dark) {
  Referee referee(ready.game);
  const State state = observe(referee.start(), 1);
  const render::BoardScene board = render::make_board(ready.subject(), state, {.coordinates = live});
  const render::PositionScene position =
      render::make_position(ready.subject(), board, state, {.last_move = false, .given = ready.given()});
  const render::PaintOptions paint{.theme = dark ? render::Theme::Dark : render::Theme::Light,
                                   .live = live,
                                   .background = false,
                                   .size = 400};
  if (!live) return render::to_svg(board, position, paint);
  const render::Box& box = board.view;
  return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"" + render::number(box.left) + ' ' +
         render::number(box.top) + ' ' + render::number(box.width()) + ' ' + render::number(box.height()) +
         "\" role=\"img\"><title>" + render::escaped(ready.game.name()) + "</title>" +
         render::svg_body(board, position, paint) + "</svg>";
}

}  // namespace ludens::server
