import type {NavbarItem} from '@docusaurus/theme-common';
import {LINKS} from './site';

/**
 * Entries as the theme takes them. One that does not say where it belongs is on the right, as the theme's own components have
 * it; the validation of the settings would put it on the left.
 */
export function onTheRight<Item extends NavbarItem>(items: readonly Item[]): NavbarItem[] {
  return items.map((item) => ({position: 'right', ...item}));
}

/** The navbar's entries, in their order. An entry joins when the page that it leads to exists. */
export const navbarItems = [
  {type: 'docSidebar', sidebarId: 'docs', label: 'Getting started', position: 'left'},
  {type: 'docSidebar', sidebarId: 'learn', label: 'Learn', position: 'left'},
  {type: 'docSidebar', sidebarId: 'api', label: 'API', position: 'left'},
  {type: 'docSidebar', sidebarId: 'libraries', label: 'Libraries', position: 'left'},
  // Also below Explore: a newcomer looks for it here first.
  {to: '/play', label: 'Playground', position: 'left'},
  {
    label: 'Explore',
    position: 'left',
    items: [
      {to: '/docs/examples', label: 'Examples'},
      {to: '/play', label: 'Playground'},
    ],
  },
  {
    label: 'Community & Support',
    position: 'left',
    items: [
      {to: '/blog', label: 'Blog'},
      {to: '/contributing', label: 'Contributing'},
      {to: '/community', label: 'Community'},
      {to: '/contact', label: 'Contact'},
    ],
  },
  // First on its side: the room for its count is then a part of the empty middle of the bar.
  {type: 'custom-starButton', position: 'right'},
  {href: LINKS.chat, label: 'Discord', position: 'right', className: 'navbar-icon navbar-icon--discord'},
  {href: LINKS.repository, label: 'GitHub', position: 'right', className: 'navbar-icon navbar-icon--github'},
  {type: 'search', position: 'right', className: 'navbar-search'},
] satisfies NavbarItem[];
