// core.h - ops that many families of ludemes build on. A family's own are in the file of its name.
#pragma once

#include "ir/ops/dirs.h"
#include "ir/ops/effects.h"
#include "ir/ops/levels.h"
#include "ir/ops/moves.h"
#include "ir/ops/numbers.h"
#include "ir/ops/sets.h"
#include "ir/ops/sites.h"
#include "ir/ops/truth.h"
