// registry.h - the registry of all ludemes.
#pragma once

#include "language/registry.h"

namespace ludens::ludemes {

const Registry& registry();

}  // namespace ludens::ludemes
