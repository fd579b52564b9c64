# serve.sh - what ./start does with the server: run it, or see whether it answers. Sourced by bash after setup.sh;
# $ludens is the program.

# The first line of the server's output is its address. Waits for it in the file given; the process is $server.
wait_for_address() {
  local i
  for i in $(seq 600); do
    address=$(head -n 1 "$1")
    [ -z "$address" ] || return 0
    kill -0 "$server" 2>/dev/null || return 1
    sleep 0.1
  done
  return 1
}

# One request by bash alone: a bare machine has no curl. Prints the answer.
ask_server() {
  local rest=${1#http://}
  local host=${rest%%[:/]*} port=${rest#*:}
  port=${port%%/*}
  exec 3<>"/dev/tcp/$host/$port" || return 1
  printf 'GET /%s HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n' "$2" >&3
  cat <&3
  exec 3>&-
}

# Starts the server on a free port, asks it for its games, ends it.
try_server() {
  local games status=0
  folder=$(mktemp -d)  # not local: the trap needs it
  "$ludens" -q serve --port 0 --data "$folder" >"$folder/address" &
  server=$!
  trap 'kill "$server" 2>/dev/null || true; rm -rf "$folder"' EXIT
  wait_for_address "$folder/address" || fail "the server did not start"
  games=$(ask_server "$address" api/games | grep -o '"slug"' | wc -l)
  kill "$server"
  wait "$server" || status=$?
  [ "$games" -gt 0 ] && [ $status = 0 ] || fail "the server offers $games games and ended with status $status"
  say "The server answers, with $games games. On a terminal, ./start runs it and opens a browser."
}

open_browser() {
  if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] && command -v xdg-open >/dev/null; then
    xdg-open "$1" >/dev/null 2>&1 &
  fi
}

# Runs the server until Ctrl-C. Another one may have the usual port.
run_server() {
  local port
  out=$(mktemp)  # not local: the trap needs it
  trap 'kill "$server" 2>/dev/null || true; rm -f "$out"' EXIT
  for port in 8080 0; do
    "$ludens" -q serve --port $port >"$out" &
    server=$!
    wait_for_address "$out" && break
  done
  [ -n "$address" ] || fail "the server did not start"
  say "Ludens is at $address (Ctrl-C ends it)"
  open_browser "$address"
  trap : INT
  while kill -0 "$server" 2>/dev/null; do wait "$server" || true; done  # Ctrl-C reaches the server too; let it finish
}
