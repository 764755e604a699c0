import fs from 'node:fs';
import path from 'node:path';
import {openValueCache} from '../wing/cache/valueCache';
import {cacheKey, type OutcomeCache, readVersions} from '../wing/checker/cache';
import type {CheckRequest} from '../wing/checker/outcome';
import {checkAll} from '../wing/checker/pool';
import {WORK_FOLDER} from '../wing/checker/folders';
import type {AskToolchain, ToolchainQuery, TargetOutcomes} from './measure';
import {SURROUNDINGS} from './snippets';

const CACHE_FILE = 'node_modules/.cache/support-matrix/outcomes.json';

interface ToolchainOptions {
  /** Whether answers from before are forgotten. @default false */
  readonly isFresh?: boolean;
}

/** Questions that were asked, and those that the cache had the answer to. */
interface Toolchain {
  readonly ask: AskToolchain;
  readonly counts: {asked: number; cached: number};
  /** Writes the answers that were used to the cache. */
  save(): void;
}

/**
 * Compiles programs with the installed toolchain, in processes of the checker of the pages' programs. Answers are kept
 * by the program and the version of the toolchain.
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
