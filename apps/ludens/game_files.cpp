#include "apps/ludens/game_files.h"

#include <algorithm>
#include <filesystem>
#include <span>

#include "apps/server/embedded_files.h"
#include "base/files.h"
#include "base/names.h"
#include "base/utf8.h"

namespace ludens::cli {

namespace {

namespace fs = std::filesystem;

std::vector<std::string> lud_files_under(const fs::path& folder) {
  std::vector<std::string> out;
  std::error_code error;
  for (fs::recursive_directory_iterator it(folder, error), end; !error && it != end; it.increment(error))
    if (it->path().extension() == ".lud" && it->is_regular_file(error)) out.push_back(it->path().string());
  std::ranges::sort(out);
  return out;
}

bool is_name(const std::string& argument) {
  return argument.find('/') == std::string::npos && !argument.ends_with(".lud");
}

// The games within the program are what games/ has for whoever is somewhere else.
std::span<const EmbeddedFile> games_within() {
  return {kGameFiles, static_cast<size_t>(kGameFilesCount)};
}

const EmbeddedFile* game_within(const std::string& path) {
  const auto found = std::ranges::find(games_within(), path, &EmbeddedFile::path);
  return found == games_within().end() ? nullptr : &*found;
}

std::vector<std::string> paths_within() {
  std::vector<std::string> out;
  for (const EmbeddedFile& game : games_within()) out.emplace_back(game.path);
  return out;
}

// Without regard to case, spaces and hyphens.
std::vector<std::string> called(const std::string& name, std::vector<std::string> files) {
  std::erase_if(files, [&](const std::string& file) {
    return plain_name(fs::path(file).stem().string()) != plain_name(name);
  });
  return files;
}

// In games/, or else within the program.
std::vector<std::string> games_called(const std::string& name) {
  std::vector<std::string> here = called(name, lud_files_under("games"));
  return here.empty() ? called(name, paths_within()) : here;
}

// Whether a file lies in a folder, both as they really are: without links and dots.
bool lies_in(const fs::path& file, const fs::path& folder) {
  const auto [end, rest] = std::ranges::mismatch(folder, file);
  return end == folder.end() && rest != file.end();
}

std::string not_found(const std::string& argument) {
  std::string message = printable(argument) + ": no such file, folder or game";
  const fs::path path(argument);
  std::vector<std::string> known;
  for (const auto& files : {lud_files_under("games"), paths_within()})
    for (const std::string& file : files)
      known.push_back(is_name(argument) ? fs::path(file).stem().string() : file);
  std::error_code error;
  const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path(".");
  for (fs::directory_iterator it(folder, error), end; !error && it != end; it.increment(error))
    known.push_back(path.has_parent_path() ? it->path().string() : it->path().filename().string());
  if (const std::string near = nearest_name(argument, known); !near.empty())
    message += "; did you mean " + printable(near) + "?";
  return message;
}

}  // namespace

GameFiles find_game_files(const std::vector<std::string>& arguments) {
  GameFiles out;
  for (const std::string& argument : arguments) {
    std::error_code error;
    if (argument == "-") {
      out.paths.push_back(argument);
    } else if (fs::is_directory(argument, error)) {
      const std::vector<std::string> files = lud_files_under(argument);
      if (files.empty()) out.missing.push_back(printable(argument) + ": no .lud file in this folder");
      out.paths.insert(out.paths.end(), files.begin(), files.end());
    } else if (fs::exists(argument, error) || game_within(argument)) {
      out.paths.push_back(argument);
    } else if (argument == "games") {
      const std::vector<std::string> games = paths_within();
      out.paths.insert(out.paths.end(), games.begin(), games.end());
    } else {
      std::vector<std::string> named;
      if (is_name(argument)) named = games_called(argument);
      if (named.empty()) out.missing.push_back(not_found(argument));
      out.paths.insert(out.paths.end(), named.begin(), named.end());
    }
  }
  return out;
}

Result<std::string> read_description_text(const std::string& path) {
  std::error_code error;
  const EmbeddedFile* const within = game_within(path);
  if (within && !fs::exists(path, error)) return std::string(within->text);
  return read_file(path);
}

std::string game_of_trial(const std::string& trial, const std::string& name, const std::string& hint) {
  const fs::path wanted(hint);
  std::error_code error;
  const fs::path parent = fs::path(trial).parent_path();
  const fs::path folder = fs::canonical(parent.empty() ? fs::path(".") : parent, error);
  std::vector<fs::path> candidates;
  if (!error && wanted.is_relative()) candidates = {folder / wanted, wanted};
  if (!error) candidates.push_back(folder / wanted.filename());
  for (const fs::path& candidate : candidates) {
    if (hint.empty()) break;
    const fs::path real = fs::canonical(candidate, error);
    if (!error && lies_in(real, folder)) return real.string();  // as it was looked at, without links
  }
  for (const std::string& one : {name, wanted.stem().string()})
    if (const std::vector<std::string> found = games_called(one); !one.empty() && !found.empty())
      return found.front();
  return {};
}

}  // namespace ludens::cli
