// array.cpp - (array): numbers in a row.
#include "ludemes/regions/region_tools.h"

namespace ludens::ludemes::arrays {

namespace {

NodeId lower_array_list(Lowering& l, const Use& use) {
  return l.array(use, "values");
}

NodeId lower_array_sites(Lowering& l, const Use& use) {
  return l.ir.node(Op::ListOfSet, {l.region(use, "region")});
}

}  // namespace

constexpr Meaning array_list_meaning{.lower = lower_array_list};

extern const Ludeme array_list = {
    .rule = "array",
    .form = "(array {<int>})",
    .summary = "An array of the given numbers",
    .params = {{"values", "the numbers"}},
    .example = "(array {5 (count Moves) 2})",
    .meaning = &array_list_meaning,
};

constexpr Meaning array_sites_meaning{.lower = lower_array_sites};

extern const Ludeme array_sites = {
    .rule = "array",
    .form = "(array <sites>)",
    .summary = "The sites of a region as an array, in order of number",
    .params = {{"region", "the region"}},
    .example = "(array (sites Board))",
    .meaning = &array_sites_meaning,
};

}  // namespace ludens::ludemes::arrays
