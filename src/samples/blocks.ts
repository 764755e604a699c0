import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {readVersions} from '../wing/checker/cache';
import {readHelp} from '../wing/checker/commands';
import {CACHE_FOLDER} from '../wing/checker/folders';
import {checkLanguage, type LanguageProblem} from '../wing/checker/languages';
import type {Block, Problem} from './programs';

/**
 * Checks the blocks of other languages: data parses, scripts have the syntax that they say, TypeScript type-checks, and
 * shell commands call the command line as it is. Answers are kept by the text and by what is installed.
 */
export async function checkBlocks(blocks: readonly Block[], root: string): Promise<Problem[]> {
  const file = path.join(root, CACHE_FOLDER, 'blocks.json');
  const versions = readVersions(root);
  const known = readCache(file);
  const used: Record<string, LanguageProblem[]> = {};
  const problems: Problem[] = [];
  for (const {page, lang, text, line} of blocks) {
    const key = createHash('sha256')
      .update(JSON.stringify([versions, lang, text]))
      .digest('hex');
    if (!used[key] && !known[key]) {
      const help =
        lang === 'sh'
          ? await readHelp(root, versions, path.join(root, CACHE_FOLDER, 'help.json'))
          : undefined;
      used[key] = checkLanguage(lang, text, {root, help});
      // The programs are checked meanwhile, and their processes must not wait for long.
      await new Promise((resolve) => setImmediate(resolve));
    }
    used[key] ??= known[key]!;
    problems.push(...used[key].map((one) => ({page, line: line + one.line, message: one.message})));
  }
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, JSON.stringify({...known, ...used}));
  return problems;
}

function readCache(file: string): Record<string, LanguageProblem[]> {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, LanguageProblem[]>;
  } catch {
    return {};
  }
}
