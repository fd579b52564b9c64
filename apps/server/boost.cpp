// boost.cpp - the parts of Boost.Asio and Boost.Beast that need compiling, once and apart: net.cpp changes,
// these do not.
#include <boost/asio/impl/src.hpp>
#include <boost/beast/src.hpp>
