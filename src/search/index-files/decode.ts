import {typeNames} from '../shared/apiNames';
import {createPredictor, type EntryKind} from './predictions';
import {FORMAT, NAMES_FILE, type NamesFile} from './files';
import {sectionOf} from '../../config/sections';
import type {SearchRecord} from '../shared/types';

/**
 * Records without their texts, in the order in which files with texts count them.
 *
 * @throws Error for what is no names file of this format, or is not whole
 */
export function decode(file: NamesFile): SearchRecord[] {
  const format: unknown = file?.format;
  if (format !== FORMAT)
    throw new Error(`${NAMES_FILE} has the format ${String(format)}; allowed is ${FORMAT}`);
  const {pages, entries} = file;
  const size = pages.sizes.reduce((sum, one) => sum + one, 0);
  const lengths = [entries.headings, entries.depths, entries.kinds].map(({length}) => length);
  if (lengths.some((length) => length !== size))
    throw new Error(`${NAMES_FILE} has ${lengths.join(', ')} entries for ${size} places`);
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
