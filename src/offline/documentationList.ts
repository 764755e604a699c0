/** The list of what the whole documentation consists of. The build writes it, and the page that offers to keep it all reads it. */
import {boundedJson, type Data} from '../lib/entrance/data';
import {isRecord, own} from '../lib/entrance/own';
import {Refusal} from '../lib/entrance/refusal';
import {kindOf} from './kinds';

export interface DocumentationList {
  /** Hash of all files. */
  readonly version: string;
  /** Bytes of all files as they are sent, about. */
  readonly sent: number;
  /** Addresses of this origin, and the bytes of each file on the device. */
  readonly files: readonly (readonly [address: string, bytes: number])[];
}

const NAME = 'The list of the documentation';

/** About ten times as much as there is. */
const BOUNDS = {characters: 2_000_000, depth: 4, values: 60_000};

/**
 * @param text of the list
 * @param baseUrl path that the site is served under
 * @throws Refusal that names what is wrong, also for an address that is not the site's
 */
export function readDocumentationList(text: unknown, baseUrl: string): DocumentationList {
  const data = boundedJson(text, NAME, BOUNDS);
  if (!isRecord(data)) throw new Refusal(`${NAME} is not an object.`);
  const [version, sent, files] = ['version', 'sent', 'files'].map((name) => own<Data>(data, name));
  if (typeof version !== 'string' || !/^[0-9a-f]{16}$/.test(version)) {
    throw new Refusal(`${NAME} has no version of 16 hexadecimal digits.`);
  }
  if (!isSize(sent)) throw new Refusal(`${NAME} does not show how much there is to load.`);
  if (!Array.isArray(files) || files.length === 0) throw new Refusal(`${NAME} has no files.`);
  return {version, sent, files: files.map((file: Data) => readFile(file, baseUrl))};
}

function readFile(file: Data, baseUrl: string): readonly [string, number] {
  if (!Array.isArray(file)) throw new Refusal(`${NAME} has a file that is no pair of an address and a size.`);
  const [address, bytes] = file as readonly Data[];
  if (typeof address !== 'string' || !isOwn(address, baseUrl) || !isSize(bytes)) {
    throw new Refusal(`${NAME} has a file that is no pair of an address of this site and a size.`);
  }
  return [address, bytes];
}

/** A path as the address bar shows it, of something that the site keeps. */
function isOwn(address: string, baseUrl: string): boolean {
  const origin = 'https://site.invalid';
  if (!URL.canParse(address, origin)) return false;
  const url = new URL(address, origin);
  return url.href === origin + address && kindOf(url, baseUrl) !== undefined;
}

function isSize(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
