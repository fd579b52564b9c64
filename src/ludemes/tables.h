// tables.h - the whole class grammar as data: all records, rules and enums. The registry is built from these.
#pragma once

#include "language/ludeme.h"

namespace ludens::ludemes {

extern const Ludeme* const
    kAllLudemes[];  // every record under this folder; all.cpp, written by scripts/list-ludemes
extern const int kLudemeCount;
extern const Rule kRules[];
extern const int kRuleCount;
extern const Enum kEnums[];
extern const int kEnumCount;

}  // namespace ludens::ludemes
