import fs from 'node:fs';
import path from 'node:path';
import {openValueCache} from '../../wing/cache/valueCache';
import {cacheKey, type OutcomeCache, readVersions} from '../../wing/checker/cache';
import type {CheckRequest} from '../../wing/checker/outcome';
import {checkAll} from '../../wing/checker/pool';
import {WORK_FOLDER} from '../../wing/checker/folders';
import type {AskToolchain, ToolchainQuery, TargetOutcomes} from './measure';
import {SURROUNDINGS} from './snippets';

const CACHE_FILE = 'node_modules/.cache/support-matrix/outcomes.json';

interface ToolchainOptions {
  /** Whether the cache is emptied first. @default false */
  readonly isFresh?: boolean;
}

/** The installed toolchain, with the number of programs that it compiled and that the cache had. */
interface Toolchain {
  readonly ask: AskToolchain;
  readonly counts: {asked: number; cached: number};
  /** Writes the outcomes that were used to the cache. */
  save(): void;
}

/**
 * Compiles programs with the installed toolchain, in the processes of the checker. Outcomes are cached by program and
 * version of the toolchain.
 *
 * @param root folder of the repository
 */
export function createToolchain(root: string, {isFresh = false}: ToolchainOptions = {}): Toolchain {
  const file = path.join(root, CACHE_FILE);
  if (isFresh) fs.rmSync(file, {force: true});
  const cache: OutcomeCache = openValueCache(file);
  const versions = readVersions(root);
  const counts = {asked: 0, cached: 0};
  return {
    counts,
    save: () => cache.save({prune: true}),
    async ask(questions) {
      const requests = questions.map((question) => toRequest(question, versions));
      const missing = requests.filter(({id}) => !cache.get(id));
      counts.asked += missing.length;
      counts.cached += requests.length - missing.length;
      const problems: string[] = [];
      await checkAll(missing, {
        workDir: path.join(root, WORK_FOLDER, 'support'),
        keep: true,
        onOutcome: ({id, files}, outcome) => {
          if (outcome.givenUp) problems.push(`${outcome.failure?.text}\n${files[0]?.text}`);
          else cache.set(id, outcome);
        },
      });
      if (problems.length > 0) throw new Error(problems.join('\n\n'));
      return requests.map(({id}): TargetOutcomes => cache.get(id)!.targets!);
    },
  };
}

function toRequest({program, platforms}: ToolchainQuery, versions: string): CheckRequest {
  const request: CheckRequest = {
    id: '',
    entry: 'main.w',
    language: 'wing',
    files: [{path: 'main.w', text: program}, ...SURROUNDINGS],
    platforms,
    runTests: false,
    compare: true,
  };
  return {...request, id: cacheKey(request, versions)};
}
