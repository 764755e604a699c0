#!/usr/bin/env bash
# Takes over a ledger of anchors that packages have had a hand in: `takeLedger.sh NEW LEDGER`. It has to be a ledger, and to have
# every line of the one before.
set -euo pipefail
new=$1 ledger=$2

[ "$(wc -c < "$new")" -le 2000000 ] || { echo "$new is larger than a ledger can be." >&2; exit 1; }
other=$(grep -avE '^(# .*|/[!-"$-~]*#[!-~]+)$' "$new" | head -1 || true)
[ -z "$other" ] || { echo "This line is no anchor: ${other:0:200}" >&2; exit 1; }
comments=$(diff <(grep -a '^#' "$ledger") <(grep -a '^#' "$new")) || { echo "The comments differ: $comments" >&2; exit 1; }
lost=$(LC_ALL=C comm -23 <(LC_ALL=C sort "$ledger") <(LC_ALL=C sort "$new"))
[ -z "$lost" ] || { echo "These anchors are lost: $lost" >&2; exit 1; }
cat "$new" > "$ledger"
