/** Predicts an entry from the entries before it. The index stores only what the prediction gets wrong. */
import {fullName, memberNames, moduleOf, shortName, typeNames} from '../shared/apiNames';

/** A heading, a type of the API, or a member of a type. */
export type EntryKind = 'h' | 't' | 'm';

interface Prediction {
  readonly anchor: string;
  readonly names: readonly string[];
  /** Full name of the type that the entry is, or is a member of; empty for a heading. */
  readonly type: string;
}

/** Follows the entries of the pages, in the same way while they are written and while they are read. */
interface Predictor {
  /** @param type full name of the class that the page documents; empty for none */
  enterPage(type: string): void;
  /** @param type full name if it differs from the prediction; it applies to the members that follow */
  predict(kind: EntryKind, heading: string, type?: string): Prediction;
}

export function createPredictor(): Predictor {
  let subject = '';
  let current = '';
  return {
    enterPage(type) {
      subject = type;
      current = type;
    },
    predict(kind, heading, type) {
      if (kind === 'h') return {anchor: slugOf(heading), names: [], type: ''};
      if (type !== undefined) current = type;
      else if (kind === 't') current = fullName(heading, moduleOf(current));
      const short = shortName(current).toLowerCase();
      if (kind === 't') return {anchor: short, names: typeNames(current), type: current};
      const member = heading.toLowerCase();
      const anchor = current === subject ? member : `${short}-${member}`;
      return {anchor, names: memberNames(heading, current), type: current};
    },
  };
}

/** Almost the same as Docusaurus's slugger, which would add a table of all characters to the worker. */
function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');
}
