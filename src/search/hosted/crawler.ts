import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {SECTIONS} from '../../config/sections';
import {hostedSettings} from './hostedSettings';

/**
 * The configuration of the hosted service's crawler, with the settings and sections that the push uses as well.
 *
 * @param siteUrl address of the home page, with a slash at the end
 */
export function renderCrawler(siteUrl: string): string {
  const labels = Object.fromEntries(SECTIONS.map(({id, label}) => [id, label]));
  return readFileSync(join(__dirname, 'crawler.template.js'), 'utf8')
    .replaceAll('SITE_URL', siteUrl)
    .replace("'SECTION_LABELS'", JSON.stringify(labels))
    .replace("'INDEX_SETTINGS'", () => JSON.stringify(hostedSettings(), null, 2));
}
