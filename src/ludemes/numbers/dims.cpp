// dims.cpp - Arithmetic on the sizes of boards, worked out when the board is made.
#include "language/ludeme.h"
#include "ludemes/numbers/arithmetic.h"

namespace ludens::ludemes::numbers {

constexpr Meaning dim_times_list_meaning{.number = whole_product_of_list};

extern const Ludeme dim_times_list = {
    .rule = "dim.math.*",
    .form = "(* {<dim>})",
    .summary = "The product of several sizes",
    .params = {{"values", "the sizes"}},
    .example = "(* {2 3 4})",
    .alias = "mul",
    .meaning = &dim_times_list_meaning,
};

constexpr Meaning dim_times_two_meaning{.number = whole_product};

extern const Ludeme dim_times_two = {
    .rule = "dim.math.*",
    .form = "(* <dim> <dim>)",
    .summary = "The product of two sizes",
    .params = {{"valueA", "the first size"}, {"valueB", "the second size"}},
    .example = "(* 5 2)",
    .alias = "mul",
    .meaning = &dim_times_two_meaning,
};

constexpr Meaning dim_plus_list_meaning{.number = whole_sum_of_list};

extern const Ludeme dim_plus_list = {
    .rule = "dim.math.+",
    .form = "(+ {<dim>})",
    .summary = "The sum of several sizes",
    .params = {{"values", "the sizes"}},
    .example = "(+ {2 3 4})",
    .alias = "add",
    .meaning = &dim_plus_list_meaning,
};

constexpr Meaning dim_plus_two_meaning{.number = whole_sum};

extern const Ludeme dim_plus_two = {
    .rule = "dim.math.+",
    .form = "(+ <dim> <dim>)",
    .summary = "The sum of two sizes",
    .params = {{"valueA", "the first size"}, {"valueB", "the second size"}},
    .example = "(+ 5 2)",
    .alias = "add",
    .meaning = &dim_plus_two_meaning,
};

constexpr Meaning dim_minus_meaning{.number = whole_difference};

extern const Ludeme dim_minus = {
    .rule = "dim.math.-",
    .form = "(- <dim> <dim>)",
    .summary = "The first size less the second",
    .params = {{"valueA", "the size to take from"}, {"valueB", "the size to take away"}},
    .example = "(- 5 1)",
    .alias = "sub",
    .meaning = &dim_minus_meaning,
};

constexpr Meaning dim_divide_meaning{.number = whole_quotient};

extern const Ludeme dim_divide = {
    .rule = "dim.math./",
    .form = "(/ <dim> <dim>)",
    .summary = "The first size divided by the second, rounded towards zero",
    .params = {{"dividend", "the size to divide"}, {"divisor", "what to divide it by"}},
    .example = "(/ 4 2)",
    .alias = "div",
    .meaning = &dim_divide_meaning,
};

constexpr Meaning dim_power_meaning{.number = whole_power};

extern const Ludeme dim_power = {
    .rule = "dim.math.^",
    .form = "(^ <dim> <dim>)",
    .summary = "The first size raised to the power of the second",
    .params = {{"base", "the size to multiply"}, {"exponent", "how many times"}},
    .example = "(^ 4 2)",
    .alias = "pow",
    .meaning = &dim_power_meaning,
};

constexpr Meaning dim_abs_meaning{.number = whole_absolute};

extern const Ludeme dim_abs = {
    .rule = "dim.math.abs",
    .form = "(abs <dim>)",
    .summary = "The absolute value of a size",
    .params = {{"value", "the size"}},
    .example = "(abs (- 8 5))",
    .meaning = &dim_abs_meaning,
};

constexpr Meaning dim_max_meaning{.number = whole_max};

extern const Ludeme dim_max = {
    .rule = "dim.math.max",
    .form = "(max <dim> <dim>)",
    .summary = "The greater of two sizes",
    .params = {{"valueA", "the first size"}, {"valueB", "the second size"}},
    .example = "(max 9 3)",
    .meaning = &dim_max_meaning,
};

constexpr Meaning dim_min_meaning{.number = whole_min};

extern const Ludeme dim_min = {
    .rule = "dim.math.min",
    .form = "(min <dim> <dim>)",
    .summary = "The smaller of two sizes",
    .params = {{"valueA", "the first size"}, {"valueB", "the second size"}},
    .example = "(min 20 3)",
    .meaning = &dim_min_meaning,
};

}  // namespace ludens::ludemes::numbers
