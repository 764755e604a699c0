/**
 * Loads the behaviours' script when the page has all its elements, which the behaviours look for, and a frame was shown: the
 * page is finished HTML, and is shown before it does anything. Its menus, links and forms work already. A tab in the
 * background loads it when it is looked at.
 */
export function loadBehaviour(): void {
  document.addEventListener('DOMContentLoaded', () =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        const files = document.querySelector<HTMLMetaElement>('meta[name="behaviour"]')?.content.split(' ');
        for (const src of files ?? []) {
          document.head.append(Object.assign(document.createElement('script'), {type: 'module', src}));
        }
      }),
    ),
  );
}
