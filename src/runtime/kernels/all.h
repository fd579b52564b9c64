// all.h - every kernel.
#pragma once

#include "runtime/kernels/captures.h"
#include "runtime/kernels/groups.h"
#include "runtime/kernels/lifted_sites.h"
#include "runtime/kernels/lines.h"
#include "runtime/kernels/loops.h"
#include "runtime/kernels/numbers.h"
#include "runtime/kernels/sets.h"
#include "runtime/kernels/sites.h"
#include "runtime/kernels/travel.h"
