/** The checked programs of this site that the playground cannot run, with the reason. */
import type {Program} from '../../code-samples/programs';
import type {Refused} from '../engine/refusal';
import listed from './refusedList.json';

/** Programs that are refused for the same reason. */
export interface RefusedGroup extends Refused {
  /** Ids of programs, as `collectPrograms` gives them. */
  readonly programs: readonly string[];
}

/** File that `npm run playground -- --update` writes. */
export const REFUSED_FILE = 'plugins/playground/programs/refusedList.json';

export const REFUSED_GROUPS: readonly RefusedGroup[] = listed;

const TYPESCRIPT: Refused = {
  feature: 'Wing in TypeScript',
  reason: 'the playground has the compiler of the language Wing only',
};

const byId = new Map(
  REFUSED_GROUPS.flatMap(({programs, feature, reason}) =>
    programs.map((id): [string, Refused] => [id, {feature, reason}]),
  ),
);

/** Why the playground cannot run a program; nothing where it can. Programs that are not checked are not known here. */
export function refusalOf({id, language}: Pick<Program, 'id' | 'language'>): Refused | undefined {
  return language === 'ts' ? TYPESCRIPT : byId.get(id);
}

/** The list for a file, sorted, so that it changes only where programs do. */
export function toGroups(refused: ReadonlyMap<string, Refused>): RefusedGroup[] {
  const groups = new Map<string, Refused & {programs: string[]}>();
  for (const [id, {feature, reason}] of [...refused].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const key = `${feature}: ${reason}`;
    const group = groups.get(key) ?? {feature, reason, programs: []};
    group.programs.push(id);
    groups.set(key, group);
  }
  return [...groups].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, group]) => group);
}
