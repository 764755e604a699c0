#!/usr/bin/env bash
# Builds the last commit twice, in folders with other names, in other time zones and languages, and names the files that differ.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
folder=.cache/reproduce
rm -rf "$folder"

build() {
  git clone --quiet . "$1"
  # Links take no room.
  cp -al node_modules "$1/node_modules"
  rm -rf "$1/node_modules/.cache"
  (cd "$1" && TZ=$2 LC_ALL=$3 node node_modules/@docusaurus/core/bin/docusaurus.mjs build > /dev/null)
}

one=$folder/one
another=$folder/another/with-a-longer-path
build "$one" UTC C
build "$another" Etc/GMT-14 C.UTF-8
diff --recursive --brief "$one/build" "$another/build"
echo 'Both builds have the same bytes.'
