import {formatStarCount} from './formatStarCount';

let request: Promise<string | undefined> | undefined;
let answer: string | undefined;

/**
 * Asks for the repository's metadata, once for each full page load however often it is called. Never rejects: where
 * there is no count to show, for whatever reason, the answer is `undefined`.
 */
export function loadStarCount(url: string): Promise<string | undefined> {
  request ??= fetchStarCount(url).then((count) => (answer = count));
  return request;
}

/** The count when it has arrived already, so that a button that is mounted later shows it at once. */
export function knownStarCount(): string | undefined {
  return answer;
}

async function fetchStarCount(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, {credentials: 'omit'});
    if (!response.ok) return undefined;
    const metadata = (await response.json()) as {readonly watchers_count?: unknown} | null;
    return formatStarCount(metadata?.watchers_count);
  } catch {
    return undefined;
  }
}
