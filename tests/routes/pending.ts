import {join} from 'node:path';
import type {BuiltSite} from '../support/builtSite';
import {readLines} from './lists';

/** The list of pages to come. `npm run record` takes out the paths that answer; nothing is added. */
export const PENDING_FILE = join(__dirname, 'pending.txt');

const HEAD = `# Paths of routes.json and inbound-links.txt that no page and no redirect answers yet. A path that is neither here nor in
# the built site fails the test. \`npm run record\` takes out those that answer. Nothing is added here.
`;

/** The paths of the list. */
export function readPending(): string[] {
  return readLines('pending.txt');
}

/** Paths of the list that the built site does not answer. */
export function stillPending(pending: readonly string[], site: BuiltSite): string[] {
  return pending.filter((path) => !site.answer(path));
}

/** Everything that is wrong with the list: paths that nobody asks for, and pages that were there and are lost. */
export function pendingProblems(
  pending: readonly string[],
  {wanted, published}: {readonly wanted: Iterable<string>; readonly published: Iterable<string>},
): string[] {
  const [asked, known] = [new Set(wanted), new Set(published)];
  return [
    ...pending
      .filter((path) => !asked.has(path))
      .map((path) => `${path} is in neither routes.json nor inbound-links.txt`),
    ...pending.filter((path) => known.has(path)).map((path) => `${path} was published, so it is not to come`),
  ];
}

/** The text of the list's file. */
export function renderPending(pending: readonly string[]): string {
  return `${HEAD}${pending.join('\n')}\n`;
}
