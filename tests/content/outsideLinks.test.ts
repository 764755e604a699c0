import {expect, it} from 'vitest';
import {outsideLinks} from '../checks/outside-links/links';
import {TITLES} from '../checks/outside-links/titles';
import {readBuiltSite} from '../support/builtSite';

const hosts = new Set(
  outsideLinks(readBuiltSite(), 'https://www.winglang.io').map((link) => new URL(link).host),
);

it('the title that a page has to have is known for each host that the site leads to, and for no other', () => {
  expect([...hosts].filter((host) => !TITLES[host])).toEqual([]);
  expect(Object.keys(TITLES).filter((host) => !hosts.has(host))).toEqual([]);
});
