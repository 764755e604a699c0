import type {ReactNode} from 'react';

/** Each is one stroke on a field of 16 by 16. */
const ICONS = {
  examples: 'M2.5 2.5H7V7H2.5zM9 2.5h4.5V7H9zM2.5 9H7v4.5H2.5zM9 9h4.5v4.5H9z',
  link: 'M6.5 9.5 9.5 6.5M7 4.5l1.8-1.8a3.2 3.2 0 0 1 4.5 4.5L11.5 9M9 11.5l-1.8 1.8a3.2 3.2 0 0 1-4.5-4.5L4.5 7',
  download: 'M8 2v8M4.5 6.5 8 10l3.5-3.5M2.5 13.5h11',
  reset: 'M3 3v3.5h3.5M3.3 6.5A5.2 5.2 0 1 1 2.8 8.8',
};

/** What a tool of the playground has before its name, or instead of it on a phone. */
export default function ToolIcon({kind}: {readonly kind: keyof typeof ICONS}): ReactNode {
  return (
    <svg
      viewBox="0 0 16 16"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={ICONS[kind]} />
    </svg>
  );
}
