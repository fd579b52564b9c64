#include "apps/server/game_json.h"

#include "apps/server/game_looks.h"
#include "apps/server/seat_player.h"
#include "base/diagnostic_json.h"

namespace ludens::server {

namespace {

Json options_json(const Game& game) {
  Json out = Json::array();
  for (const Option& option : game.options()) {
    Json items = Json::array();
    for (const Option::Item& item : option.items)
      items.push(Json::object()
                     .set("name", item.name)
                     .set("description", item.description)
                     .set("chosen", item.chosen));
    out.push(Json::object().set("heading", option.heading).set("items", std::move(items)));
  }
  return out;
}

}  // namespace

Json entry_json(const Entry& entry) {
  Json out = Json::object().set("slug", entry.slug).set("name", entry.name);
  out.set("description", entry.info.description)
      .set("rules", entry.info.rules)
      .set("story", entry.info.story)
      .set("origin", entry.info.origin);
  out.set("date", entry.info.date).set("author", entry.info.author);
  out.set("classification", entry.info.classification).set("aliases", Json(entry.info.aliases));
  if (entry.own) out.set("own", true).set("file", entry.path).set("version", entry.version);
  return out;
}

void add_game(Json& out, const Result<ReadyGameRef>& ready) {
  out.set("playable", static_cast<bool>(ready));
  if (!ready) {
    out.set("diagnostics", to_json(ready.diagnostics)).set("report", to_text(ready.diagnostics));
    return;
  }
  const Game& game = (*ready)->game;
  out.set("players", game.players()).set("chance", game.has_chance());
  out.set("options", options_json(game)).set("rulesets", Json(game.rulesets()));
  if ((*ready)->puzzle) out.set("puzzle", true);
  out.set("agents", players_for(game)).set("colours", seat_colours_json(**ready));
}

std::string read_choices(const Json& json, Choices& choices) {
  if (const Json* options = json.find("options")) {
    const Json::Array* list = options->as_array();
    if (!list || list->size() > 100) return "options are a list of \"Heading/Item\"";
    for (const Json& item : *list) {
      if (!item.as_string() || item.as_string()->size() > 200)
        return "options are a list of \"Heading/Item\"";
      choices.options.push_back(*item.as_string());
    }
  }
  if (const Json* ruleset = json.find("ruleset"); ruleset && ruleset->as_string())
    choices.ruleset = *ruleset->as_string();
  if (const Json* expansion = json.find("expansion"); expansion && expansion->as_string())
    choices.expansion = *expansion->as_string();
  return {};
}

Json choices_json(const Choices& choices) {
  Json out = Json::object().set("options", Json(choices.options));
  if (choices.ruleset) out.set("ruleset", *choices.ruleset);
  if (!choices.expansion.empty()) out.set("expansion", choices.expansion);
  return out;
}

}  // namespace ludens::server
