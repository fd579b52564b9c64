// dims.cpp - Arithmetic on the sizes of boards, worked out when the board is made.
#include "language/ludeme.h"

namespace ludens::ludemes::numbers {

extern const Ludeme dim_times_list = {
    .rule = "dim.math.*",
    .form = "(* {<dim>})",
    .summary = "The product of several sizes",
    .params = {{"values", "the sizes"}},
    .example = "(* {2 3 4})",
    .alias = "mul",
};

extern const Ludeme dim_times_two = {
    .rule = "dim.math.*",
    .form = "(* <dim> <dim>)",
    .summary = "The product of two sizes",
    .params = {{"valueA", "the first size"}, {"valueB", "the second size"}},
    .example = "(* 5 2)",
    .alias = "mul",
};

extern const Ludeme dim_plus_list = {
    .rule = "dim.math.+",
    .form = "(+ {<dim>})",
    .summary = "The sum of several sizes",
    .params = {{"values", "the sizes"}},
    .example = "(+ {2 3 4})",
    .alias = "add",
};

extern const Ludeme dim_plus_two = {
    .rule = "dim.math.+",
    .form = "(+ <dim> <dim>)",
    .summary = "The sum of two sizes",
    .params = {{"valueA", "the first size"}, {"valueB", "the second size"}},
    .example = "(+ 5 2)",
    .alias = "add",
};

extern const Ludeme dim_minus = {
    .rule = "dim.math.-",
    .form = "(- <dim> <dim>)",
    .summary = "The first size less the second",
    .params = {{"valueA", "the size to take from"}, {"valueB", "the size to take away"}},
    .example = "(- 5 1)",
    .alias = "sub",
};

extern const Ludeme dim_divide = {
    .rule = "dim.math./",
    .form = "(/ <dim> <dim>)",
    .summary = "The first size divided by the second, rounded towards zero",
    .params = {{"dividend", "the size to divide"}, {"divisor", "what to divide it by"}},
    .example = "(/ 4 2)",
    .alias = "div",
};

extern const Ludeme dim_power = {
    .rule = "dim.math.^",
    .form = "(^ <dim> <dim>)",
    .summary = "The first size raised to the power of the second",
    .params = {{"base", "the size to multiply"}, {"exponent", "how many times"}},
    .example = "(^ 4 2)",
    .alias = "pow",
};

extern const Ludeme dim_abs = {
    .rule = "dim.math.abs",
    .form = "(abs <dim>)",
    .summary = "The absolute value of a size",
    .params = {{"value", "the size"}},
    .example = "(abs (- 8 5))",
};

extern const Ludeme dim_max = {
    .rule = "dim.math.max",
    .form = "(max <dim> <dim>)",
    .summary = "The greater of two sizes",
    .params = {{"valueA", "the first size"}, {"valueB", "the second size"}},
    .example = "(max 9 3)",
};

extern const Ludeme dim_min = {
    .rule = "dim.math.min",
    .form = "(min <dim> <dim>)",
    .summary = "The smaller of two sizes",
    .params = {{"valueA", "the first size"}, {"valueB", "the second size"}},
    .example = "(min 20 3)",
};

}  // namespace ludens::ludemes::numbers
