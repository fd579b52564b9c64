// random.h - the generator of random numbers. It is part of the public interface, so it is declared there.
#pragma once

#include "ludens/random.h"
