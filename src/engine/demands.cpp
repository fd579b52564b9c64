#include "engine/demands.h"

#include <algorithm>
#include <cctype>

namespace ludens::engine::demands {

namespace {

std::string singular(std::string name) {
  std::ranges::transform(name, name.begin(), [](unsigned char c) { return std::tolower(c); });
  if (name.size() > 1 && name.back() == 's') name.pop_back();
  return name;
}

std::string name_in(const ir::Region& region, const std::vector<int>& sites) {
  int number = 0;
  for (size_t i = 0; i < region.parts.size() && i < region.families.size(); ++i) {
    number = i > 0 && region.families[i] == region.families[i - 1] ? number + 1 : 1;
    std::vector<int> part = region.parts[i];
    std::ranges::sort(part);
    if (part == sites) return singular(region.families[i]) + " " + std::to_string(number);
  }
  return "";
}

std::vector<Demand> opposites(std::vector<Demand> parts) {
  for (Demand& part : parts) part = opposite(std::move(part));
  return parts;
}

}  // namespace

void append(std::vector<Demand>& to, Demand demand) {
  if (demand.kind != Demand::Kind::All) return to.push_back(std::move(demand));
  for (Demand& part : demand.parts) append(to, std::move(part));
}

Demand all_of(std::vector<Demand> parts) {
  Demand out = Demand::always();
  for (Demand& part : parts) append(out.parts, std::move(part));
  if (std::ranges::any_of(out.parts, [](const Demand& part) { return part.kind == Demand::Kind::Never; }))
    return Demand::never();
  return out;
}

Demand any_of(std::vector<Demand> parts) {
  if (std::ranges::any_of(parts, &Demand::is_always)) return Demand::always();
  std::erase_if(parts, [](const Demand& part) { return part.kind == Demand::Kind::Never; });
  if (parts.empty()) return Demand::never();
  if (parts.size() == 1) return std::move(parts[0]);
  return {.kind = Demand::Kind::Any, .parts = std::move(parts)};
}

Demand opposite(Demand demand) {
  if (demand.is_always()) return Demand::never();
  switch (demand.kind) {
    case Demand::Kind::Never:
      return Demand::always();
    case Demand::Kind::Not:
      return Demand(demand.parts[0]);
    case Demand::Kind::Any:
      return all_of(opposites(std::move(demand.parts)));
    case Demand::Kind::All:
      return any_of(opposites(std::move(demand.parts)));
    default:
      break;
  }
  if (demand.kind == Demand::Kind::Compare && demand.relation == Demand::Relation::Equal) {
    demand.relation = Demand::Relation::Unequal;
    return demand;
  }
  return {.kind = Demand::Kind::Not, .parts = {std::move(demand)}};
}

std::string name_of(const ir::Equipment& equipment, std::vector<int> sites) {
  std::ranges::sort(sites);
  for (const ir::Region& region : equipment.regions)
    if (std::string name = name_in(region, sites); !name.empty()) return name;
  return "";
}

}  // namespace ludens::engine::demands
