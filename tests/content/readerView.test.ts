import {expect, it} from 'vitest';
import {readPages} from '../../src/lib/builtPage';
import {BUILD_DIR} from '../support/builtSite';

// Of mozilla/readability 0.6, which Firefox's Reader View runs.
const NEGATIVE =
  /-ad-|hidden|^hid$| hid$| hid |^hid |banner|combx|comment|com-|contact|footer|gdpr|masthead|media|meta|outbrain|promo|related|scroll|share|shoutbox|sidebar|skyscraper|sponsor|shopping|tags|widget/i;
const POSITIVE = /article|body|content|entry|hentry|h-entry|main|page|pagination|post|text|blog|story/i;
const UNLIKELY =
  /-ad-|ai2html|banner|breadcrumbs|combx|comment|community|cover-wrap|disqus|extra|footer|gdpr|header|legends|menu|related|remark|replies|rss|shoutbox|sidebar|skyscraper|social|sponsor|supplemental|ad-break|agegate|pagination|pager|popup|yom-remote/i;
const MAYBE = /and|article|body|column|content|main|mathjax|shadow/i;

const HEADING = /<(h[1-6])\b([^>]*)>/g;

/** Whether a reader view drops a heading, going by its names. */
function isDropped(level: string, attributes: string): boolean {
  const valueOf = (name: string) =>
    new RegExp(`\\b${name}=(?:"([^"]*)"|([^\\s>]+))`).exec(attributes)?.slice(1).find(Boolean) ?? '';
  const names = [valueOf('class'), valueOf('id')];
  const weigh = (name: string) => (NEGATIVE.test(name) ? -25 : 0) + (POSITIVE.test(name) ? 25 : 0);
  const weight = names.reduce((sum, name) => sum + weigh(name), 0);
  const together = names.join(' ');
  return (/h[12]/.test(level) && weight < 0) || (UNLIKELY.test(together) && !MAYBE.test(together));
}

it('knows what is dropped', () => {
  expect(isDropped('h2', ' class="anchor" id=comments')).toBe(true);
  expect(isDropped('h2', ' class=anchor id="share-it"')).toBe(true);
  expect(isDropped('h3', ' class="anchor" id=corsheaders')).toBe(true);
  expect(isDropped('h2', ' class="anchor" id=queues')).toBe(false);
});

it('reader views keep every heading that has an anchor', () => {
  const dropped = readPages(BUILD_DIR).flatMap(({path, html}) =>
    [...html.matchAll(HEADING)].flatMap(([heading, level = '', attributes = '']) =>
      /\bid=/.test(attributes) && isDropped(level, attributes) ? [`${path}: ${heading}`] : [],
    ),
  );
  expect(dropped).toEqual([]);
});
