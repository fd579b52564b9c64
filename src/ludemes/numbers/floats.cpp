// floats.cpp - Arithmetic on numbers with a fraction.
#include "language/ludeme.h"
#include "ludemes/numbers/arithmetic.h"

namespace ludens::ludemes::numbers {

extern const Ludeme float_cos = {
    .rule = "cos",
    .form = "(cos <float>)",
    .summary = "The cosine of an angle in radians",
    .params = {{"value", "the angle"}},
    .example = "(cos 5.5)",
    .meaning = &kNumber<of_one<Kind::Fraction, cosine>>,
};

extern const Ludeme float_exp = {
    .rule = "exp",
    .form = "(exp <float>)",
    .summary = "The number e raised to a power",
    .params = {{"value", "the power"}},
    .example = "(exp 5.5)",
    .meaning = &kNumber<of_one<Kind::Fraction, exponential>>,
};

extern const Ludeme float_times_list = {
    .rule = "floats.math.*",
    .form = "(* {<float>})",
    .summary = "The product of several numbers",
    .params = {{"values", "the numbers"}},
    .example = "(* {10.5 4.1 2})",
    .alias = "mul",
    .meaning = &kNumber<list<Kind::Fraction, multiply>>,
};

extern const Ludeme float_times_two = {
    .rule = "floats.math.*",
    .form = "(* <float> <float>)",
    .summary = "The product of two numbers",
    .params = {{"valueA", "the first number"}, {"valueB", "the second number"}},
    .example = "(* 6.5 2)",
    .alias = "mul",
    .meaning = &kNumber<two<Kind::Fraction, multiply>>,
};

extern const Ludeme float_plus_list = {
    .rule = "floats.math.+",
    .form = "(+ {<float>})",
    .summary = "The sum of several numbers",
    .params = {{"values", "the numbers"}},
    .example = "(+ {10.5 4.1 2})",
    .alias = "add",
    .meaning = &kNumber<list<Kind::Fraction, add>>,
};

extern const Ludeme float_plus_two = {
    .rule = "floats.math.+",
    .form = "(+ <float> <float>)",
    .summary = "The sum of two numbers",
    .params = {{"valueA", "the first number"}, {"valueB", "the second number"}},
    .example = "(+ 5.5 2.3)",
    .alias = "add",
    .meaning = &kNumber<two<Kind::Fraction, add>>,
};

extern const Ludeme float_minus = {
    .rule = "floats.math.-",
    .form = "(- <float> <float>)",
    .summary = "The first number less the second",
    .params = {{"valueA", "the number to take from"}, {"valueB", "the number to take away"}},
    .example = "(- 5.6 1.8)",
    .alias = "sub",
    .meaning = &kNumber<two<Kind::Fraction, subtract>>,
};

extern const Ludeme float_divide = {
    .rule = "floats.math./",
    .form = "(/ <float> <float>)",
    .summary = "The first number divided by the second",
    .params = {{"dividend", "the number to divide"}, {"divisor", "what to divide it by"}},
    .example = "(/ 5.5 2)",
    .alias = "div",
    .meaning = &kNumber<quotient<Kind::Fraction>>,
};

extern const Ludeme float_power = {
    .rule = "floats.math.^",
    .form = "(^ <float> <float>)",
    .summary = "The first number raised to the power of the second",
    .params = {{"base", "the number to multiply"}, {"exponent", "the power"}},
    .example = "(^ 2.5 3)",
    .alias = "pow",
    .meaning = &kNumber<raised<Kind::Fraction>>,
};

extern const Ludeme float_abs = {
    .rule = "floats.math.abs",
    .form = "(abs <float>)",
    .summary = "The absolute value of a number",
    .params = {{"value", "the number"}},
    .example = "(abs (- 8.2 5.1))",
    .meaning = &kNumber<of_one<Kind::Fraction, absolute>>,
};

extern const Ludeme float_max_list = {
    .rule = "floats.math.max",
    .form = "(max {<float>})",
    .summary = "The greatest of several numbers",
    .params = {{"values", "the numbers"}},
    .example = "(max {10.5 4.1 2})",
    .meaning = &kNumber<list<Kind::Fraction, greater>>,
};

extern const Ludeme float_max_two = {
    .rule = "floats.math.max",
    .form = "(max <float> <float>)",
    .summary = "The greater of two numbers",
    .params = {{"valueA", "the first number"}, {"valueB", "the second number"}},
    .example = "(max 9.5 2.5)",
    .meaning = &kNumber<two<Kind::Fraction, greater>>,
};

extern const Ludeme float_min_list = {
    .rule = "floats.math.min",
    .form = "(min {<float>})",
    .summary = "The smallest of several numbers",
    .params = {{"values", "the numbers"}},
    .example = "(min {10.5 4.1 2})",
    .meaning = &kNumber<list<Kind::Fraction, smaller>>,
};

extern const Ludeme float_min_two = {
    .rule = "floats.math.min",
    .form = "(min <float> <float>)",
    .summary = "The smaller of two numbers",
    .params = {{"valueA", "the first number"}, {"valueB", "the second number"}},
    .example = "(min 20.5 2.5)",
    .meaning = &kNumber<two<Kind::Fraction, smaller>>,
};

extern const Ludeme float_log = {
    .rule = "log",
    .form = "(log <float>)",
    .summary = "The natural logarithm of a number",
    .params = {{"value", "the number"}},
    .example = "(log 5.5)",
    .meaning = &kNumber<of_one<Kind::Fraction, logarithm>>,
};

extern const Ludeme float_log10 = {
    .rule = "log10",
    .form = "(log10 <float>)",
    .summary = "The logarithm of a number to base 10",
    .params = {{"value", "the number"}},
    .example = "(log10 5.5)",
    .meaning = &kNumber<of_one<Kind::Fraction, logarithm_10>>,
};

extern const Ludeme float_sin = {
    .rule = "sin",
    .form = "(sin <float>)",
    .summary = "The sine of an angle in radians",
    .params = {{"value", "the angle"}},
    .example = "(sin 5.5)",
    .meaning = &kNumber<of_one<Kind::Fraction, sine>>,
};

extern const Ludeme float_sqrt = {
    .rule = "sqrt",
    .form = "(sqrt <float>)",
    .summary = "The square root of a number",
    .params = {{"value", "the number"}},
    .example = "(sqrt 5.5)",
    .meaning = &kNumber<of_one<Kind::Fraction, square_root>>,
};

extern const Ludeme float_tan = {
    .rule = "tan",
    .form = "(tan <float>)",
    .summary = "The tangent of an angle in radians",
    .params = {{"value", "the angle"}},
    .example = "(tan 5.5)",
    .meaning = &kNumber<of_one<Kind::Fraction, tangent>>,
};

extern const Ludeme float_to_float = {
    .rule = "toFloat",
    .form = "(toFloat (<boolean> | <int>))",
    .summary = "A whole number as a number with a fraction, or 1 or 0 for true or false",
    .params = {{"boolean", "the truth value"}, {"value", "the whole number"}},
    .example = "(toFloat (count Moves))",
    .meaning = &kNumber<to_fraction>,
};

}  // namespace ludens::ludemes::numbers
