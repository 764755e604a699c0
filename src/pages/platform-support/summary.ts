import type {BuiltinPlatform} from '../../wing/language/platforms';
import {isOptionOf, type ShownRow} from './shownRows';

/** What a platform has of a resource: all that was measured, a part of it, or nothing. */
export interface Support {
  readonly word: 'yes' | 'partly' | 'no';
  /** The members that the platform refuses, where it has the resource. */
  readonly refused: readonly ShownRow[];
  /** The members that have no effect on the platform. */
  readonly ignored: readonly ShownRow[];
}

/** The rows of a resource in a word. Ignored members do not make it `partly`. */
export function toSupport(rows: readonly ShownRow[], platform: BuiltinPlatform): Support {
  const refused = rows.filter(({answers}) => typeof answers[platform] === 'object');
  if (refused.some(({kind}) => kind === 'constructor')) return {word: 'no', refused: [], ignored: []};
  return {
    word: refused.length > 0 ? 'partly' : 'yes',
    refused: withoutParts(refused),
    ignored: withoutParts(rows.filter(({answers}) => answers[platform] === 'ignored')),
  };
}

/** The rows without options of methods, and without fields of options, that are among them. */
function withoutParts(rows: readonly ShownRow[]): ShownRow[] {
  const members = new Set(rows.map(({member}) => member));
  return rows.filter((row) => {
    const whole = row.member.replace(/\.\w+:\)$/, ':)');
    return !isOptionOf(row, members) && (whole === row.member || !members.has(whole));
  });
}
