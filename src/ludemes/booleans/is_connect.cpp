// is_connect.cpp - TODO.
#include "language/ludeme.h"

namespace ludens::ludemes::booleans {

extern const Ludeme is_connect = {
    .rule = "booleans.is.is",
    .form = "(is <isConnectType> [<int>] [<siteType>] [at:<int>] [<direction>] ({<sites>} | <roleType> | <regionTypeStatic>))",
    .summary = "TODO",
    .params = {{"isConnectType", "TODO"},
               {"int", "TODO"},
               {"siteType", "TODO"},
               {"at", "TODO"},
               {"direction", "TODO"},
               {"sites", "TODO"},
               {"roleType", "TODO"},
               {"regionTypeStatic", "TODO"}},
    .example = "TODO",
};

}  // namespace ludens::ludemes::booleans
