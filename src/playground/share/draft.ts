import {isProgram, type Program} from './program';

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

type Migration = (draft: Record<string, unknown>) => Record<string, unknown>;

/** The first one converts a draft of version 1 to version 2, and so on. A changed form adds one at the end. */
const MIGRATIONS: readonly Migration[] = [];

/**
 * Reads a stored draft, and migrates one of an older version.
 *
 * @returns nothing if there is none, or none that can be read
 */
export function readDraft(stored: string | null, migrations = MIGRATIONS): StoredDraft {
  try {
    const {version, ...draft} = JSON.parse(stored ?? '{}') as Record<string, unknown>;
    if (!Number.isInteger(version) || (version as number) < 1) return undefined;
    const index = (version as number) - 1;
    if (index > migrations.length) return 'newer';
    const {program, savedAt} = migrations.slice(index).reduce((form, migrate) => migrate(form), draft);
    if (!isProgram(program) || typeof savedAt !== 'number') return undefined;
    return {program, savedAt};
  } catch {
    return undefined;
  }
}

export function writeDraft({program, savedAt}: Draft): string {
  return JSON.stringify({version: MIGRATIONS.length + 1, program, savedAt});
}
