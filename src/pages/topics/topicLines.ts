import {slugOf} from '../../reference/slug';
import {TOPICS, type TopicPage, WORDS} from './topics';

export type Topics = typeof TOPICS;

/** A page or a section in the line of its topic. */
export interface TopicLink {
  /** Path from the repository's folder, with the extension. */
  readonly file: string;
  /** Anchor of the section, or nothing where it is the whole page. */
  readonly anchor: string;
  readonly words: string;
}

export interface TopicLine {
  readonly topic: string;
  readonly links: readonly TopicLink[];
  /** Which of the links is the place of the line. */
  readonly own: TopicLink;
}

/** The lines of a page: one for its title, and one for each of its sections that is about a topic. */
export function linesOf(file: string, topics: Topics): TopicLine[] {
  const lines = Object.entries(topics).flatMap(([topic, pages]) => {
    const links = pages.map(toLink);
    return links.filter((link) => link.file === file).map((own) => ({topic, links, own}));
  });
  const isShared = ({own}: TopicLine) => lines.filter((line) => line.own.anchor === own.anchor).length > 1;
  return lines.filter((line) => !isShared(line));
}

/**
 * What is wrong with a table of topics: pages and sections that do not exist, words that two pages of a topic share, and topics that
 * lead from no page to another.
 *
 * @param read gives the Markdown of a page, or nothing where there is none
 */
export function topicProblems(topics: Topics, read: (file: string) => string | undefined): string[] {
  return Object.entries(topics).flatMap(([topic, pages]) => {
    const links = pages.map(toLink);
    const words = links.map((link) => link.words);
    return [
      ...links.flatMap(({file, anchor}) => {
        const markdown = read(file);
        if (markdown === undefined) return [`${topic}: there is no page ${file}`];
        const hasSection = anchor === '' || headingsOf(markdown).includes(anchor);
        return hasSection ? [] : [`${topic}: ${file} has no heading #${anchor}`];
      }),
      ...words
        .filter((word, index) => words.indexOf(word) < index)
        .map((word) => `${topic}: two pages are “${word}”`),
      ...(links.length < 2 ? [`${topic}: has no other page`] : []),
    ];
  });
}

function toLink(written: TopicPage): TopicLink {
  const {page, words} = typeof written === 'string' ? {page: written, words: undefined} : written;
  const [path = '', anchor = ''] = page.split('#');
  return {file: `docs/${path}.md`, anchor, words: words ?? wordsOf(page)};
}

function wordsOf(page: string): string {
  const row = WORDS.find(([folder]) => page.startsWith(folder));
  if (!row) throw new Error(`docs/${page}.md needs words of its own: WORDS has no folder of it`);
  return row[1];
}

function headingsOf(markdown: string): string[] {
  const text = markdown.replaceAll(/^(`{3,}).*?^\1/gms, '');
  return [...text.matchAll(/^#{2,4} (.+)$/gm)].map(([, title]) => slugOf(title!));
}
