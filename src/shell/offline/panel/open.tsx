import {mount} from '@site/src/components/Island/mount';
import Panel, {type PanelProps} from './Panel';

/** Shows what is kept in its place on the page. */
export function openPanel(place: Element, props: PanelProps): void {
  mount(place, <Panel {...props} />);
}
