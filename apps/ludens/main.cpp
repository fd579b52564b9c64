// main.cpp - the command line of Ludens.
#include <cstdio>

int main() {
  std::puts("usage: ludens <command> <game>");
  return 2;
}
