# setup.sh - what ./start and ./check share: plain messages, Debian packages, builds. Sourced by bash, in the
# repository's root. Changes nothing outside the repository except for installing packages.

export LC_ALL=C.UTF-8 PYTHONDONTWRITEBYTECODE=1
cores=$(nproc 2>/dev/null || echo 2)

bold='' plain=''
if [ -t 1 ] && [ -z "${CI:-}" ] && [ -z "${NO_COLOR:-}" ]; then bold=$'\033[1m' plain=$'\033[0m'; fi

say() { printf '%s== %s%s\n' "$bold" "$*" "$plain"; }
fail() { printf 'error: %s\n' "$*" >&2; exit 1; }

# The packages of packages.txt that the given commands need and this machine lacks.
missing_packages() {
  local name needed_by
  while read -r name needed_by _; do
    case "$name" in '' | '#'*) continue ;; esac
    case " $* " in *" $needed_by "*) ;; *) continue ;; esac
    dpkg-query -W -f '${Status}' "$name" 2>/dev/null | grep -q ' installed$' || echo "$name"
  done <scripts/packages.txt
}

# As root: the command itself. Otherwise through sudo, which must not ask for a password where nobody can answer.
as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"
  elif [ -n "${CI:-}" ]; then sudo -n "$@"
  else sudo "$@"; fi
}

apt_install() {
  as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -y -o Dpkg::Use-Pty=0 install --no-install-recommends "$@" </dev/null
}

# install_packages COMMAND...: makes sure of the packages of those commands (start, check).
install_packages() {
  local missing log
  if ! command -v dpkg-query >/dev/null; then
    say "This is no Debian system: scripts/packages.txt says what has to be there. Trying to go on."
    return
  fi
  missing=$(missing_packages "$@" | tr '\n' ' ')
  if [ -z "$missing" ]; then return; fi
  if [ "$(id -u)" != 0 ] && ! command -v sudo >/dev/null; then
    fail "these packages are missing, and there is no sudo to install them with; as root, run:
  apt-get update && apt-get install --no-install-recommends $missing"
  fi
  say "Installing Debian packages (scripts/packages.txt says why each): $missing"
  mkdir -p build
  log=build/install.log
  # Package lists may be absent or out of date; they are fetched only when an installation needs it.
  if ! apt_install $missing >"$log" 2>&1; then
    echo "The package lists are absent or old; fetching them."
    as_root apt-get -qq update </dev/null || fail "apt-get update failed: is there a network?"
    apt_install $missing >"$log" 2>&1 || { tail -n 20 "$log" >&2; fail "the packages could not be installed"; }
  fi
}

# build PRESET [TARGET...]: configures and builds under build/PRESET. Quiet unless something fails.
build() {
  local preset=$1 log
  shift
  mkdir -p build
  log=build/$preset.log
  if cmake --preset "$preset" >"$log" 2>&1 && cmake --build "build/$preset" -j "$cores" --target "${@:-all}" >>"$log" 2>&1
  then return 0; fi
  grep -E -A 12 'error|Error|FAILED' "$log" | head -n 80 >&2
  echo "The whole output is in $log" >&2
  return 1
}
