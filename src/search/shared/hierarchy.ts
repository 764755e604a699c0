import {typeOfMember} from './apiNames';
import {sectionLabel} from '../../config/sections';
import {markSourceOnly} from '../../config/sourceOnly';
import type {Level, SearchRecord} from './types';

export const LEVELS: readonly Level[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** A unique id of a record, the same for both engines. */
export function idOf({path, anchor}: SearchRecord): string {
  return anchor ? `${path}#${anchor}` : path;
}

/**
 * Names of the places from the page's group down to the record's own, one for each level. DocSearch makes a group of the
 * hits that have the same first one, so it names the page: `API › Bucket`, `Bucket`, `API reference`, `Bucket.put`.
 */
export function levelsOf({section, title, isSourceOnly, trail, names}: SearchRecord): string[] {
  const page = isSourceOnly ? markSourceOnly(title) : title;
  const heading = trail.at(-1);
  if (heading === undefined) return [groupOf(section, page), page];
  const isMember = typeOfMember(heading, names) !== undefined;
  return [
    groupOf(section, page),
    page,
    ...trail.slice(0, -1).slice(0, LEVELS.length - 3),
    isMember ? names[0]! : heading,
  ];
}

function groupOf(section: SearchRecord['section'], title: string): string {
  return `${sectionLabel(section)} › ${title}`;
}
