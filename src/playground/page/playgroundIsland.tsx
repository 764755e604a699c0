import {mount} from '@site/src/components/Island/mount';
import Playground from './index';

/**
 * Draws the playground.
 *
 * @param place in which it is drawn
 */
export function open(place: Element, {baseUrl}: {readonly baseUrl: string}): void {
  mount(place, <Playground baseUrl={baseUrl} />, {isPage: true});
}
