import {createHash} from 'node:crypto';
import {cachePath} from '../wing/cache/cacheFolder';
import {openValueCache} from '../wing/cache/valueCache';
import {readVersions} from '../wing/checker/cache';
import {readHelp} from '../wing/checker/commands';
import {checkLanguage, type LanguageProblem} from '../wing/checker/languages';
import {drawnProblems} from '../components/diagram/sketch/draw';
import type {PageBlock, PageProblem} from './pageProgram';

/**
 * Checks the blocks of other languages: data parses, scripts have the syntax that they say, TypeScript type-checks, and
 * shell commands call the command line as it is, and diagrams can be drawn. Answers are kept by the text and by what is installed.
 */
export async function checkBlocks(blocks: readonly PageBlock[], root: string): Promise<PageProblem[]> {
  const versions = readVersions(root);
  const cache = openValueCache<readonly LanguageProblem[]>(cachePath(root, 'samples', 'blocks.json'));
  const problems: PageProblem[] = [];
  for (const {page, lang, text, line} of blocks) {
    const key = createHash('sha256')
      .update(JSON.stringify([versions, lang, text]))
      .digest('hex');
    let found = cache.get(key);
    if (!found) {
      const help = lang === 'sh' ? await readHelp(root, versions) : undefined;
      found = lang === 'diagram' ? drawnProblems(text) : checkLanguage(lang, text, {root, help});
      cache.set(key, found);
      // The programs are checked meanwhile, and their processes must not wait for long.
      await new Promise((resolve) => setImmediate(resolve));
    }
    problems.push(...found.map((one) => ({page, line: line + one.line, message: one.message})));
  }
  cache.save();
  return problems;
}
