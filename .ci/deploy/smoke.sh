#!/usr/bin/env bash
# Asks a published site whether it is what was built, until it is or the time is over:
#   .ci/deploy/smoke.sh https://www.winglang.io build [SECONDS]
# Files from all over the build have the bytes of the build, and what is not there is answered with 404, which may be kept for ten
# minutes at most (what GitHub Pages says of every file).
set -euo pipefail
address=${1%/}
build=$2
deadline=$((SECONDS + ${3:-0}))
sample=80

# A host serves `x.html` for `/x`. It reads `_headers` and `_redirects`, and does not serve them.
files=$(cd "$build" && find . -type f ! -name _headers ! -name _redirects ! -name 404.html -printf '%P\n' | sort)
step=$(($(wc -l <<< "$files") / sample + 1))
files=$(awk -v step="$step" 'NR % step == 1 || step == 1 || /^(index\.html|sitemap|docs\.html|play\.html|offline\.json)/' <<< "$files")

problems() {
  while read -r file; do
    path=${file%.html}
    path=${path%index}
    wanted=$(sha256sum < "$build/$file")
    found=$(curl --silent --location --max-time 30 "$address/$path" | sha256sum)
    [ "$wanted" = "$found" ] || echo "/$path: not the bytes of $file"
  done <<< "$files"
  for path in assets/css/missing.00000000.css playground/0.0.0-000000000000/wingc.wasm docs/there-is-no-such-page; do
    answer=$(curl --silent --max-time 30 --output /dev/null --write-out '%{http_code} %header{cache-control}' "$address/$path")
    [[ $answer == 404* ]] || echo "/$path: status ${answer%% *} and not 404"
    [[ $answer =~ max-age=([0-9]+) && ${BASH_REMATCH[1]} -gt 600 ]] && echo "/$path: kept for ${BASH_REMATCH[1]} seconds"
  done
  return 0
}

while found=$(problems) && [ -n "$found" ]; do
  echo "$found"
  [ $SECONDS -lt $deadline ] || exit 1
  echo 'asked again in 15 seconds'
  sleep 15
done
echo "$address is right."
