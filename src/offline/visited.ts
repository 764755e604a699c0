/** What the first page tells the worker, which came after it: the addresses that it has loaded. */
import {boundedData} from '../lib/entrance/data';
import {isRecord} from '../lib/entrance/own';
import {Refusal} from '../lib/entrance/refusal';

export interface Visited {
  readonly visited: readonly string[];
}

/** Browsers note as many loads of a page at most. */
const MOST_ADDRESSES = 250;

const BOUNDS = {characters: 250_000, depth: 2, values: MOST_ADDRESSES + 2};

/**
 * @param message of a page of this origin
 * @returns addresses of `origin`, without the others
 * @throws Refusal
 */
export function readVisited(message: unknown, origin: string): string[] {
  const data = boundedData(message, 'The list of what was loaded', BOUNDS);
  const list = isRecord(data) && Object.hasOwn(data, 'visited') ? data.visited : undefined;
  if (!Array.isArray(list)) throw new Refusal('The list of what was loaded is not a list of addresses.');
  return list.filter((item): item is string => typeof item === 'string' && hasOrigin(item, origin));
}

function hasOrigin(address: string, origin: string): boolean {
  return URL.canParse(address) && new URL(address).origin === origin;
}
