/** Shows what an example has for the platform that is chosen on its page: its command, and its drawing. */
import {onPage} from '../../lib/page/page';

export function platformChoice(): void {
  document.addEventListener('change', ({target}) => {
    if (target instanceof HTMLInputElement && target.name === 'platform' && target.type === 'radio') {
      show(target.value);
    }
  });
  // A page that is reloaded may come with the choice that the reader has made.
  onPage(() => {
    const chosen = document.querySelector<HTMLInputElement>('[type=radio][name=platform]:checked');
    if (chosen) show(chosen.value);
  });
}

function show(platform: string): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-of-platform]')) {
    part.hidden = !part.dataset.ofPlatform!.split(' ').includes(platform);
  }
}
