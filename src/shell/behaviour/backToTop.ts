/** How far down a page is, in pixels, for its top to be out of reach. */
const MIN_SCROLL_PX = 300;

/** Shows the button to the top to readers who scroll up, and takes them there. */
export function backToTop(): void {
  let last = scrollY;
  let hasJumped = false;
  document.addEventListener(
    'scroll',
    () => {
      const isUp = scrollY < last && !hasJumped;
      const isBetween =
        scrollY >= MIN_SCROLL_PX && scrollY + innerHeight < document.documentElement.scrollHeight;
      last = scrollY;
      hasJumped = false;
      document.querySelector('[data-back-to-top]')?.toggleAttribute('data-shown', isUp && isBetween);
    },
    {passive: true},
  );
  document.addEventListener('click', ({target}) => {
    if (!(target instanceof Element)) return;
    // A link to a heading may lead up as well, where its reader wants to stay.
    if (target.closest('a[href*="#"]')) hasJumped = true;
    if (target.closest('[data-back-to-top]')) scrollTo({top: 0, behavior: motion()});
  });
}

function motion(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
