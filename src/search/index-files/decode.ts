import {typeNames} from '../shared/apiNames';
import {createPredictor, type EntryKind} from './predictions';
import type {NamesFile} from './files';
import {sectionOf} from '../../config/sections';
import type {SearchRecord} from '../shared/types';

/**
 * Records without their texts, in the order in which files with texts count them.
 *
 * @param file as `readFiles.ts` reads it
 */
export function decode(file: NamesFile): SearchRecord[] {
  const {pages, entries} = file;
  const expected = createPredictor();
  let place = 0;
  return pages.paths.flatMap((path, page) => {
    const type = pages.types[page]!;
    const own: SearchRecord = {
      path,
      anchor: '',
      section: sectionOf(path),
      tag: file.tags[pages.tags[page]!]!,
      kind: 'page',
      title: pages.titles[page]!,
      ...(pages.sourceOnly.includes(page) && {isSourceOnly: true}),
      trail: [],
      names: type ? typeNames(type) : [],
      keywords: pages.keywords[page]!.split(',').filter(Boolean),
      text: '',
    };
    expected.enterPage(type);
    let trail: readonly string[] = [];
    const nextEntry = (): SearchRecord => {
      const kind = entries.kinds[place] as EntryKind;
      const heading = entries.headings[place]!;
      const {anchor, names} = expected.predict(kind, heading, entries.types[place]);
      trail = [...trail.slice(0, Number(entries.depths[place]) - 1), heading];
      const known = entries.anchors[place++];
      return {
        ...own,
        anchor: known ?? anchor,
        kind: kind === 'h' ? 'heading' : 'member',
        trail,
        names,
        keywords: [],
      };
    };
    return [own, ...Array.from({length: pages.sizes[page]!}, nextEntry)];
  });
}
