import {createRoot} from 'react-dom/client';
import Panel, {type PanelProps} from './Panel';

/**
 * Shows what is kept in its place on the page.
 *
 * @param signal aborted when the page is left
 */
export function openPanel(place: Element, props: PanelProps, signal: AbortSignal): void {
  if (signal.aborted || place.hasAttribute('data-open')) return;
  place.toggleAttribute('data-open', true);
  place.replaceChildren();
  const root = createRoot(place);
  root.render(<Panel {...props} />);
  signal.addEventListener('abort', () => root.unmount());
}
