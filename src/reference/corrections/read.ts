/** Corrections of the SDK's comments, as the files beside this one have them. */
import fs from 'node:fs';
import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import {isMap, isScalar, LineCounter, parseDocument} from 'yaml';

/** What proves a correction. */
export type Evidence =
  /** A test of a program in `programs`, which passes in the simulator. */
  | {readonly program: string; readonly test: string}
  /** A piece of a page's text, relative to the repository's folder. */
  | {readonly page: string; readonly text: string}
  /** A piece of a line in a file of the installed SDK, relative to the package's folder. */
  | {readonly sdk: string; readonly text: string};

/** What is said in place of the SDK's comment. A note with the value `false` is left out. */
export interface CorrectedDocs {
  /** Replaces summary and remarks. */
  readonly text?: string;
  /** Texts by parameter. One with the value `false` is left out. */
  readonly parameters?: Readonly<Record<string, string | false>>;
  readonly returns?: string | false;
  readonly throws?: string | false;
  readonly default?: string | false;
  /** Code of a field's value. */
  readonly example?: string | false;
}

export interface Correction extends CorrectedDocs {
  /** Type, member or value: `cloud.Bucket`, `cloud.IBucketClient.put`, `cloud.Bucket.new`, `cloud.HttpMethod.GET`. */
  readonly member: string;
  readonly evidence: readonly Evidence[];
  /** Path relative to the repository's folder, and line. */
  readonly place: string;
}

export interface Corrections {
  readonly corrections: readonly Correction[];
  /** Each begins with file and line. */
  readonly problems: readonly string[];
}

/** Folder of the corrections, relative to the repository's. */
export const CORRECTIONS = 'src/reference/corrections';

const text = Joi.string();
const note = Joi.alternatives(text, Joi.valid(false));
const evidence = Joi.object({program: text, test: text, page: text, sdk: text, text})
  .xor('program', 'page', 'sdk')
  .with('program', 'test')
  .with('page', 'text')
  .with('sdk', 'text')
  .without('program', 'text');

const schema = Joi.object({
  text,
  parameters: Joi.object().pattern(text, note),
  returns: note,
  throws: note,
  default: note,
  example: note,
  evidence: Joi.array().items(evidence).min(1).required(),
})
  .or('text', 'parameters', 'returns', 'throws', 'default', 'example')
  .prefs({abortEarly: false, convert: false});

/** Reads the corrections of all modules. */
export function readCorrections(root: string): Corrections {
  const files = fs.readdirSync(path.join(root, CORRECTIONS)).filter((name) => name.endsWith('.yml'));
  const all = files.sort().map((name) => {
    const file = `${CORRECTIONS}/${name}`;
    return parseCorrections(file, fs.readFileSync(path.join(root, file), 'utf8'));
  });
  return {
    corrections: all.flatMap(({corrections}) => corrections),
    problems: all.flatMap(({problems}) => problems),
  };
}

/** @param file the path that problems name */
export function parseCorrections(file: string, source: string): Corrections {
  const counter = new LineCounter();
  const document = parseDocument(source, {lineCounter: counter});
  const placeOf = (offset = 0) => `${file}:${counter.linePos(offset).line}`;
  if (document.errors.length > 0) {
    const problems = document.errors.map(({pos, message}) => `${placeOf(pos[0])}: ${message.split('\n')[0]}`);
    return {corrections: [], problems};
  }
  const corrections: Correction[] = [];
  const problems: string[] = [];
  if (!isMap(document.contents)) {
    return {corrections, problems: [`${placeOf()}: not a map; allowed: members with their corrections`]};
  }
  const values = document.toJS() as Readonly<Record<string, unknown>>;
  for (const {key} of document.contents.items) {
    if (!isScalar(key)) continue;
    const place = placeOf(key.range?.[0]);
    const member = String(key.value);
    const result = schema.validate(values[member]);
    for (const {message} of result.error?.details ?? []) problems.push(`${place}: ${member}: ${message}`);
    if (!result.error)
      corrections.push({...(result.value as Omit<Correction, 'member' | 'place'>), member, place});
  }
  return {corrections, problems};
}
