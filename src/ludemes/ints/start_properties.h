// start_properties.h - what start rules say about sites once and for all: (set Cost ...), (set Phase ...).
#pragma once

#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::ints {

// Changes the values, one a site, as the start rules do that set this property.
void set_at_start(Lowering& l, SiteType type, std::string_view property, std::vector<std::int32_t>& values);

}  // namespace ludens::ludemes::ints
