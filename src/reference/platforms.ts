import type {PhrasingContent, RootContent} from 'mdast';
import {block, inline, link, text} from '../markdown/nodes';
import type {ApiMember, ApiType} from './model';

/** What a platform makes of a member, and where the page is that describes what goes wrong with it. */
export interface PlatformAnswer {
  readonly platform: string;
  readonly answer: 'yes' | 'no' | 'ignored';
  readonly bug?: string | undefined;
}

/** The answers of the platforms about `put()` of `cloud.Bucket`, or `new(public:)`; nothing where none was measured. */
export type PlatformSupport = (resource: string, member: string) => readonly PlatformAnswer[] | undefined;

const WORDS = {yes: '', no: 'not ', ignored: 'ignored on '} as const;

/** Which platforms a member of a resource works on. */
export function expandPlatforms(
  member: ApiMember,
  type: ApiType,
  support: PlatformSupport | undefined,
): RootContent[] {
  const answers = support?.(...toRow(member, type));
  if (!answers) return [];
  const words = answers.map(({platform, answer, bug}, index): PhrasingContent[] => [
    text(index === 0 ? ' ' : ', '),
    text(`${WORDS[answer]}${platform}`),
    ...(bug ? [text(' ('), link(bug, text('known bug')), text(')')] : []),
  ]);
  return [block('div', {className: 'api-note'}, [inline('b', {}, [text('Platforms')]), ...words.flat()])];
}

/** The row of a member in the matrix. The fields of a resource's options are those of its constructor. */
function toRow({kind, name}: ApiMember, type: ApiType): [resource: string, member: string] {
  if (type.kind === 'struct') return [type.name.replace(/Props$/, ''), `new(${name}:)`];
  return [type.name, kind === 'property' ? name : `${name}()`];
}
