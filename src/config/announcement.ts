import type {ThemeConfig} from '@docusaurus/theme-common';

type AnnouncementBarConfig = NonNullable<ThemeConfig['announcementBar']>;

/** What an announcement says. */
export type Announcement = Pick<AnnouncementBarConfig, 'id' | 'content'>;

/**
 * The announcement above the navbar, or nothing. A reader who has dismissed it sees it again when its id changes.
 * `content` is HTML, for example `Wing 1.0 is out: <a href="/blog">read about it</a>`.
 */
export const announcement = undefined as Announcement | undefined;

/** The theme's settings for an announcement: readers can always dismiss it. */
export function toAnnouncementBar({id, content}: Announcement): Partial<AnnouncementBarConfig> {
  return {id, content, isCloseable: true};
}
