/** Marks the heading of the table of contents that the reader is at. */
import {onPage} from '../../lib/page/page';

const ACTIVE = 'table-of-contents__link--active';

export function tableOfContents(): void {
  onPage(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('nav .table-of-contents a')];
    const headings = links.map(({hash}) => document.getElementById(decodeURIComponent(hash.slice(1))));
    /** Whether each heading has passed the upper edge, and the middle, of what is seen of the page. */
    const passed = headings.map(() => ({edge: false, middle: false}));

    const mark = () => {
      const below = passed.findIndex(({edge}) => !edge);
      const next = below === -1 ? passed.length : below;
      // The first heading in the upper half, else the last one above.
      const active = passed[next]?.middle ? next : next - 1;
      links.forEach((link, index) => link.classList.toggle(ACTIVE, index === active));
    };
    const navbar = document.querySelector('.navbar')?.clientHeight ?? 0;
    // Each watches one line, as its other side is out of reach: a heading cannot jump over both.
    watch(`-${navbar}px 0px 9999999px`, (index, isInside) => (passed[index]!.edge = !isInside));
    watch('9999999px 0px -50%', (index, isInside) => (passed[index]!.middle = isInside));

    function watch(rootMargin: string, set: (index: number, isInside: boolean) => void): void {
      const observer = new IntersectionObserver(
        (entries) => {
          for (const {target, isIntersecting} of entries) {
            set(headings.indexOf(target as HTMLElement), isIntersecting);
          }
          mark();
        },
        {rootMargin},
      );
      for (const heading of headings) if (heading) observer.observe(heading);
    }
  });
}
