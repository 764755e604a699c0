import {boundedJson} from '../../lib/entrance/data';
import {isRecord} from '../../lib/entrance/own';
import {accepted} from '../../lib/entrance/refusal';
import {LIMITS, type Program, readProgram} from './program';

/** The program that the reader wrote last, as the browser keeps it. */
export interface Draft {
  readonly program: Program;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** `newer`: a later version of the playground wrote it, so this one must not overwrite it. */
type StoredDraft = Draft | 'newer' | undefined;

/** Name under which the browser keeps it. */
export const DRAFT_KEY = 'playground-draft';

/** What a draft of some version holds: not looked at any further, so a migration throws a Refusal where it is not what it should be. */
type Form = Readonly<Record<string, unknown>>;
type Migration = (draft: Form) => Form;

/** The first one converts a draft of version 1 to version 2, and so on. A changed form adds one at the end. */
const MIGRATIONS: readonly Migration[] = [];

/** JSON has up to six characters for a byte of the program; the rest is for all else in a draft. */
const MAX_CHARACTERS = LIMITS.bytes * 6 + 10_000;
const BOUNDS = {characters: MAX_CHARACTERS, depth: 5, values: 1_000};

/**
 * Reads a stored draft, and migrates one of an older version.
 *
 * @returns nothing if there is none, or none that can be read
 */
export function readDraft(stored: string | null, migrations = MIGRATIONS): StoredDraft {
  if (stored === null) return undefined;
  // No draft of this version is that long.
  if (stored.length > MAX_CHARACTERS) return 'newer';
  return accepted(() => parseDraft(stored, migrations));
}

/** @throws Refusal */
function parseDraft(stored: string, migrations: readonly Migration[]): StoredDraft {
  const form = boundedJson(stored, 'The draft', BOUNDS);
  const {version, ...draft} = isRecord(form) ? form : {};
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) return undefined;
  const index = version - 1;
  if (index > migrations.length) return 'newer';
  const {program, savedAt} = migrations.slice(index).reduce<Form>((old, migrate) => migrate(old), draft);
  return typeof savedAt === 'number' ? {program: readProgram(program), savedAt} : undefined;
}

export function writeDraft({program, savedAt}: Draft): string {
  return JSON.stringify({version: MIGRATIONS.length + 1, program, savedAt});
}
