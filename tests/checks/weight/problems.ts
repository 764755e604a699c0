import {DOCUMENTATION} from './kinds';
import {BUDGETS, type Budgets} from './budgets';
import type {Weight} from './weight';

/** What of a page is heavier than a mark allows, and scripts of the playground that it loads for nothing. */
export function weightProblems(weight: Weight, budgets: Budgets = BUDGETS): string[] {
  const {path, kind, isDrawnByScript, script, style, all, exact, ofPlayground} = weight;
  const problems: string[] = [];
  const compare = (part: string, bytes: number, mark: number) => {
    if (bytes > mark) problems.push(`${path}: ${bytes} bytes of ${part}, at most ${mark}`);
  };
  if (kind === 'play') compare('script', script, budgets.playground);
  else problems.push(...ofPlayground.map((file) => `${path}: loads ${file}, which is of the playground`));
  if (!isDrawnByScript) {
    compare('script', script, budgets.scriptOf[kind] ?? budgets.script);
    compare('style', style, budgets.style);
  }
  const most = budgets.pages[path] ?? (DOCUMENTATION.includes(kind) ? budgets.documentation : Infinity);
  if (all > most) compare('everything', exact().all, most);
  return problems;
}
