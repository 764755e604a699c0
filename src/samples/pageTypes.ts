import type {Hover} from '../wing/compiler/hovers';
import type {ProgramOutcome} from '../wing/checker/outcome';
import type {PageProgram} from './pageProgram';
import type {PageTypes, SampleTypes} from './types';

/** The types of a page's names, and the place in them of each program that has any. */
interface CollectedTypes {
  readonly types: PageTypes;
  readonly indexOf: ReadonlyMap<string, number>;
}

/** Packs the types of the names in a page's programs: a signature that many names share is stored once. */
export function collectTypes(
  programs: readonly PageProgram[],
  outcomes: ReadonlyMap<string, ProgramOutcome>,
): CollectedTypes {
  const entries: [string, string?][] = [];
  const places = new Map<string, number>();
  const entryOf = ({type, doc}: Hover): number => {
    const key = `${type}\n${doc ?? ''}`;
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, entries.length);
    return entries.push(doc ? [type, doc] : [type]) - 1;
  };
  const samples: SampleTypes[] = [];
  const indexOf = new Map<string, number>();
  for (const program of programs) {
    const hovers = outcomes.get(program.id)?.hovers ?? [];
    const file = program.files.find(({path}) => path === program.entry);
    if (!file || hovers.length === 0) continue;
    const {programLines, cutColumns} = file.shown;
    indexOf.set(program.id, samples.length);
    samples.push({
      names: hovers.flatMap((hover) => {
        const line = programLines.indexOf(hover.line);
        const column = hover.column - cutColumns;
        return line < 0 || column < 0 ? [] : [[line, column, hover.length, entryOf(hover)] as const];
      }),
    });
  }
  return {types: {entries, samples}, indexOf};
}
