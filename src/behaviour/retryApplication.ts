import {FAILURE_EVENT, startApplication} from './application';
import {showNotice} from './notice';

/** Says what does not work when the application was asked for and has not arrived, and asks for it again. */
export function retryApplication(): void {
  document.addEventListener(FAILURE_EVENT, ({target}) => {
    const control = target instanceof HTMLElement ? target : undefined;
    const loss = control
      ? `“${nameOf(control)}” does not work without it.`
      : 'Menus and buttons may not work.';
    showNotice([`A part of this page did not arrive. ${loss}`], () => {
      if (control) control.click();
      // A failure is told again.
      else startApplication().catch(console.warn);
    });
  });
}

/** What readers know a control by. */
function nameOf(control: HTMLElement): string {
  return control.ariaLabel ?? control.textContent.trim();
}
