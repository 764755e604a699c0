#!/usr/bin/env bash
# Joins a new build with the assets of earlier deploys, which open tabs and cached pages still ask for:
#   .ci/deploy/keep.sh build earlier
# `earlier` is what the last deploy left: its assets, and in `deploys` a list of the files of each deploy, named by its time. The files
# of the last deploy stay, and those of deploys of the last 30 days, as long as there is room. No file of the build is replaced.
set -euo pipefail
build=$1
earlier=$2
# GitHub Pages takes 1 GB: https://docs.github.com/pages/getting-started-with-github-pages/github-pages-limits
max_megabytes=900

mkdir -p "$build/deploys"
(cd "$build" && find assets playground -type f | sort) > "$build/deploys/$(date -u +%Y-%m-%dT%H%M%S).txt"
[ -d "$earlier/deploys" ] || exit 0

oldest=$(date -u -d '30 days ago' +%Y-%m-%dT%H%M%S)
last=''
while read -r list; do
  if [ -n "$last" ] && [[ $list < $oldest ]]; then continue; fi
  if [ "$(du -sm "$build" | cut -f1)" -ge "$max_megabytes" ]; then
    echo "$list and older: there is no room for their files"
    break
  fi
  last=$list
  tar --create --ignore-failed-read --directory "$earlier" --files-from "$earlier/deploys/$list" |
    tar --extract --skip-old-files --directory "$build"
  cp "$earlier/deploys/$list" "$build/deploys/"
done < <(find "$earlier/deploys" -name '*.txt' -printf '%f\n' | sort -r)
