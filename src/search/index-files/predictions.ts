/** What is to be expected of an entry from those before it: where that holds, the index need not say it. */
import {fullName, memberNames, moduleOf, shortName, typeNames} from '../shared/apiNames';

/** First letters of: heading, type of the API, member of one. */
export type EntryKind = 'h' | 't' | 'm';

export interface Prediction {
  readonly anchor: string;
  readonly names: readonly string[];
  /** Full name of the type that the entry is, or is a member of; empty for a heading. */
  readonly type: string;
}

/** Goes along with the entries of the pages, to write them as well as to read them. */
export interface Predictor {
  /** @param type full name of the class that the page is about; empty for none */
  enterPage(type: string): void;
  /** @param type full name where it is not the expected one; it holds for the members that follow */
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

/** Nearly what the slugger of Docusaurus makes of a heading; that one brings a list of all characters. */
function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');
}
