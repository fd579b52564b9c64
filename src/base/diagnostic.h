// diagnostic.h - errors as values. They are part of the public interface, so they are declared there.
#pragma once

#include "ludens/diagnostic.h"
