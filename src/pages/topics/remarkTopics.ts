import path from 'node:path';
import type {Heading, PhrasingContent, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Plugin} from 'unified';
import {block, link, text} from '../../markdown/nodes';
import {relativeLink} from '../../markdown/relativeLink';
import {slugOf} from '../../reference/slug';
import {linesOf, type TopicLine, type Topics} from './topicLines';

interface RemarkTopicsOptions {
  /** The repository's folder. */
  readonly root: string;
  readonly topics: Topics;
}

/** Adds to each page of a topic, and to each section about one, a line with links to the topic's other pages. */
export const remarkTopics: Plugin<[RemarkTopicsOptions], Root> =
  ({root, topics}) =>
  (tree, file) => {
    const page = path.relative(root, file.path).split(path.sep).join('/');
    for (const line of linesOf(page, topics)) {
      const {anchor} = line.own;
      const heading = tree.children.findIndex((node) => isHeading(node) && slugOf(toString(node)) === anchor);
      if (anchor !== '' && heading === -1)
        throw new Error(`${page}: there is no heading #${anchor} for ${line.topic}`);
      tree.children.splice(heading + 1, 0, toParagraph(line, page));
    }
  };

function isHeading(node: RootContent): node is Heading {
  return node.type === 'heading';
}

function toParagraph({topic, links, own}: TopicLine, page: string): RootContent {
  const words = links.flatMap((one, index): PhrasingContent[] => [
    text(index === 0 ? `${topic}: ` : ' · '),
    one === own ? text(one.words) : link(addressOf(one, page), text(one.words)),
  ]);
  return block('p', {className: 'topic-line', 'data-topic': ''}, words);
}

function addressOf({file, anchor}: TopicLine['own'], page: string): string {
  const target = file === page ? '' : relativeLink(page, file);
  return anchor ? `${target}#${anchor}` : target;
}
