/**
 * Loads the behaviours' script after the first frame: the page is finished HTML, and is shown before it does anything. Its
 * menus, links and forms work already. A tab in the background loads it when it is looked at.
 */
export function loadBehaviour(): void {
  requestAnimationFrame(() =>
    setTimeout(() => {
      const files = document.querySelector<HTMLMetaElement>('meta[name="behaviour"]')?.content.split(' ');
      for (const src of files ?? []) {
        document.head.append(Object.assign(document.createElement('script'), {type: 'module', src}));
      }
    }),
  );
}
