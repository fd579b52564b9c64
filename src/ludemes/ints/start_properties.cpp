#include "ludemes/ints/start_properties.h"

namespace ludens::ludemes::rules {
extern const Ludeme start_set_property;
}

namespace ludens::ludemes::ints {

void set_at_start(Lowering& l, SiteType type, std::string_view property, std::vector<std::int32_t>& values) {
  for (BoundId id = 0; id < l.description.bound.size(); ++id) {
    const Bound& bound = l.description.bound[id];
    if (bound.kind != BoundKind::Form || bound.form->ludeme != &rules::start_set_property) continue;
    const Use rule = l.use(id);
    if (rule.word("property") != property || l.site_type(rule) != type) continue;
    const auto sites = constant_sites(l, site_or_region(l, rule, "at", "to"));
    const auto value = constant_int(l, l.integer(rule, "value"));
    if (!sites || !value) {
      l.need(id, "(set " + std::string(property) + ") that depends on the state", ir::Type::Int);
      continue;
    }
    for (const int at : *sites)
      if (at < static_cast<int>(values.size())) values[static_cast<size_t>(at)] = *value;
  }
}

}  // namespace ludens::ludemes::ints
