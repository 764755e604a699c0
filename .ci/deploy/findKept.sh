#!/usr/bin/env bash
# Prints the number of the run on main that left the artefact `kept-assets` last, or nothing. Artefacts of forks have the same name at
# most: what a pull request leaves is never published.
set -euo pipefail
gh api "repos/$GITHUB_REPOSITORY/actions/artifacts?name=kept-assets&per_page=100" --jq '
  [.artifacts[]
    | select(.expired | not)
    | select(.workflow_run.head_branch == "main")
    | select(.workflow_run.head_repository_id == .workflow_run.repository_id)]
  | sort_by(.created_at) | last | .workflow_run.id // empty'
