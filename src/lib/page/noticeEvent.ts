/** Dispatched on the document, it shows a notice (`notice.ts`). */
export const NOTICE_EVENT = 'notice';

export interface LoadNotice {
  /** Text, and elements between. */
  readonly message: readonly (string | Node)[];
  /** What the button does, after the notice has gone. */
  readonly retry: () => void;
  /** Removes the notice. There once it is shown. */
  hide?: () => void;
}
