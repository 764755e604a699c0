import {useEffect} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';

/**
 * Makes the menu of small screens usable from the keyboard: the focus goes into it when it opens, stays there as long
 * as it is open, and goes back to the button when it closes, which Escape does too.
 */
export function useMenuKeyboard(): void {
  const {shown, toggle} = useNavbarMobileSidebar();
  useEffect(() => {
    if (!shown) return undefined;
    const restore = disableRest();
    const frame = focusWhenVisible('.navbar-sidebar__close');
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) toggle();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      cancelAnimationFrame(frame.id);
      document.removeEventListener('keydown', onKeyDown);
      restore();
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
    };
  }, [shown, toggle]);
}

/** Takes all but the menu out of the order of focus, and out of what a screen reader reads. */
function disableRest(): () => void {
  const navbar = document.querySelector(`.${ThemeClassNames.layout.navbar.container}`);
  const rest = [
    ...[...(navbar?.parentElement?.children ?? [])].filter((element) => element !== navbar),
    ...(navbar?.querySelectorAll('.navbar__inner') ?? []),
  ].filter((element): element is HTMLElement => element instanceof HTMLElement && !element.inert);
  for (const element of rest) element.inert = true;
  return () => {
    for (const element of rest) element.inert = false;
  };
}

/** The menu is hidden until its transition has begun, and what is hidden takes no focus. */
function focusWhenVisible(selector: string): {id: number} {
  const frame = {id: 0};
  const attempt = (): void => {
    const element = document.querySelector<HTMLElement>(selector);
    element?.focus({preventScroll: true});
    if (document.activeElement !== element) frame.id = requestAnimationFrame(attempt);
  };
  frame.id = requestAnimationFrame(attempt);
  return frame;
}
