#include "render/drawable.h"

#include <algorithm>

#include "engine/table.h"
#include "ir/constant_sets.h"
#include "ir/ops/core.h"
#include "ludemes/equipment/equipping.h"
#include "ludemes/lowering.h"
#include "render/position_scene.h"

namespace ludens::render {

namespace {

// What was chosen, as the metadata names it.
std::vector<std::string> chosen_names(const OptionSet& set) {
  std::vector<std::string> names;
  for (const OptionCategory& category : set.categories)
    if (category.chosen >= 0 && static_cast<size_t>(category.chosen) < category.items.size())
      names.push_back(category.heading + "/" + category.items[static_cast<size_t>(category.chosen)].name);
  const std::vector<std::string> options = names;
  for (const Ruleset& ruleset : set.rulesets)
    if (std::all_of(ruleset.choices.begin(), ruleset.choices.end(), [&](const std::string& choice) {
          return std::find(options.begin(), options.end(), choice) != options.end();
        }))
      names.push_back(ruleset.name);
  return names;
}

// Regions are known to the rules as functions; those that never change are worth drawing.
void fix_regions(const Description& description, const ludemes::GameEquipment& made,
                 ir::Equipment& equipment) {
  ir::Program scratch;
  scratch.players = equipment.players;
  int sites = equipment.site_count();
  for (const SiteType type : {SiteType::Cell, SiteType::Edge, SiteType::Vertex})
    sites = std::max(sites, equipment.board.count(type));
  scratch.words = sites / 64 + 1;
  scratch.equipment = std::make_shared<const ir::Equipment>(made.equipment);
  ludemes::Lowering lowering(description, made, scratch);
  for (size_t i = 0; i < equipment.regions.size() && i < made.region_parts.size(); ++i) {
    ir::Region& region = equipment.regions[i];
    if (region.fixed) continue;
    region.fixed = true;
    for (const BoundId part : made.region_parts[i]) {
      const auto words = ir::known_set(scratch, lowering.region(part));
      region.fixed = region.fixed && words;
      region.parts.push_back(words ? ir::sites_of_words(*words) : std::vector<int>());
    }
  }
}

// On a table for races, men that are taken off are borne off, and lie beside it.
std::vector<int> men_of_race(const Drawable& drawable) {
  if (!drawable.game ||
      make_plan(*drawable.equipment, &drawable.game->program(), drawable.look).ground != Ground::Table)
    return {};
  const auto& nodes = drawable.game->program().nodes;
  if (std::none_of(nodes.begin(), nodes.end(),
                   [](const ir::Node& node) { return node.op == &ir::Op::ActRemove; }))
    return {};
  engine::Table table(*drawable.game);
  table.start();
  return count_men(*drawable.equipment, Position(table.machine().view));
}

}  // namespace

Result<Drawable> read_drawable(std::string file, std::string text, const Choices& choices) {
  return drawable_of(engine::compile(std::move(file), std::move(text), choices));
}

Result<Drawable> drawable_of(const engine::Compiled& compiled) {
  if (!compiled.description) return compiled.diagnostics;
  // It says why there is none: it has errors, or is a match.
  if (!compiled.equipment) return ludemes::make_equipment(*compiled.description).diagnostics;
  const Description* const description = compiled.description.get();
  Drawable out;
  out.look = read_look(description->expansion.metadata.chars(), chosen_names(description->expansion.options));
  const BoundId name = description->bound.arg(description->bound.root, "name");
  if (name != kUnbound) out.name = std::string(description->word(description->bound[name].word));
  out.needs = compiled.needs;
  out.game = compiled.game;
  ir::Equipment equipment = compiled.equipment->equipment;
  fix_regions(*description, *compiled.equipment, equipment);
  out.equipment = std::make_shared<const ir::Equipment>(std::move(equipment));
  out.men = men_of_race(out);
  return out;
}

}  // namespace ludens::render
