import {mount} from '@site/src/components/Island/mount';
import type {SiteSettings} from '@site/src/lib/page/settings';
import EmbeddedProgram from './EmbeddedProgram';
import {followSystemColours} from './systemColours';
import {tellHeight} from './tellHeight';

/**
 * Draws the program of the address, in the page that other sites show.
 *
 * @param place in which it is drawn
 */
export function openEmbed(place: Element, {baseUrl, engine}: SiteSettings): void {
  followSystemColours();
  tellHeight(document.querySelector('main')!);
  mount(place, <EmbeddedProgram baseUrl={baseUrl} engine={engine} />);
}
