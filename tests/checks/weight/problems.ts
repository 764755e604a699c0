import {DOCUMENTATION} from './kinds';
import {BUDGETS, type Budgets} from './budgets';
import type {Weight} from './weight';

/** What of a page is heavier than a mark allows, and scripts of the playground that it loads for nothing. */
export function weightProblems(weight: Weight, budgets: Budgets = BUDGETS): string[] {
  const {path, kind, drawnByScript, script, style, all, exact, ofPlayground} = weight;
  const problems: string[] = [];
  const compare = (part: string, bytes: number, mark: number) => {
    if (bytes > mark) problems.push(`${path}: ${bytes} bytes of ${part}, at most ${mark}`);
  };
  if (kind === 'play') {
    compare('script', script, budgets.playground);
    if (ofPlayground.length === 0)
      problems.push(`${path}: no script has the words that scripts of the playground are known by`);
  } else problems.push(...ofPlayground.map((file) => `${path}: loads ${file}, which is of the playground`));
  if (drawnByScript !== 'page') {
    const ofKind = budgets.scriptOf[kind] ?? budgets.script;
    compare('script', script, drawnByScript === 'panel' ? budgets.scriptOfPanel : ofKind);
    compare('style', style, budgets.style);
  }
  const most = budgets.pages[path] ?? (DOCUMENTATION.includes(kind) ? budgets.documentation : Infinity);
  if (all > most) compare('everything', exact().all, most);
  return problems;
}
