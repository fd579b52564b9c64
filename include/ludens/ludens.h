// ludens.h - the whole public interface. docs/api.md explains it by examples.
#pragma once

#include "ludens/chance.h"      // IWYU pragma: export
#include "ludens/choices.h"     // IWYU pragma: export
#include "ludens/diagnostic.h"  // IWYU pragma: export
#include "ludens/game.h"        // IWYU pragma: export
#include "ludens/move.h"        // IWYU pragma: export
#include "ludens/random.h"      // IWYU pragma: export
#include "ludens/referee.h"     // IWYU pragma: export
#include "ludens/state.h"       // IWYU pragma: export
#include "ludens/trial.h"       // IWYU pragma: export
