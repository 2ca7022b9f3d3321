# The steps of a run and their times, for .ci/run. The times are printed at the end, also of a run
# that fails, and a run that takes longer than it may is a failure too.

minutes=25
times='' sum=0 name='' began=0 build=''

step() {
  note_time
  name=$1 began=$SECONDS
  printf '\n== %s (after %d s)\n' "$name" "$sum"
}

note_time() {
  if [ -z "$name" ]; then return 0; fi
  local took=$((SECONDS - began)) line
  printf -v line '%5d s  %s\n' "$took" "$name${1:-}"
  times+=$line sum=$((sum + took)) name=''
}

# A build beside the other steps: what it prints is kept in $scratch, and shown if it fails.
start_build() {
  set -m  # a process group of its own, so that all of it can be stopped
  "$@" > "$scratch/build.log" 2>&1 < /dev/null &
  build=$!
  set +m
}

wait_for_build() {
  local pid=$build
  build=''
  if ! wait "$pid"; then
    cat "$scratch/build.log"
    return 1
  fi
}

stop_build() {
  if [ -n "$build" ]; then kill -- "-$build" 2> /dev/null || true; fi
}

finish() {
  local code=$1
  if [ "$code" = 0 ]; then note_time; else note_time ' (failed)'; fi
  printf '\n== times\n%s%5d s  in all\n' "$times" "$sum"
  if [ "$sum" -gt $((minutes * 60)) ]; then
    printf 'found %d s, expected at most %d minutes\n' "$sum" "$minutes"
    if [ "$code" = 0 ]; then code=1; fi
  fi
  if [ "$code" = 0 ]; then printf 'all passed\n'; fi
  exit "$code"
}
