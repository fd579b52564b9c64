// The precompiled header is built with this file; every other target reuses it.
