/** The drawings of DocSearch 3 (MIT License, Algolia, Inc.). */
import type {ReactNode} from 'react';

const PATHS = {
  search:
    'M14.386 14.386l4.0877 4.0877-4.0877-4.0877c-2.9418 2.9419-7.7115 2.9419-10.6533 0-2.9419-2.9418-2.9419-7.7115 0-10.6533 2.9418-2.9419 7.7115-2.9419 10.6533 0 2.9419 2.9418 2.9419 7.7115 0 10.6533z',
  remove: 'M10 10l5.09-5.09L10 10l5.09 5.09L10 10zm0 0L4.91 4.91 10 10l-5.09 5.09L10 10z',
  select: 'M18 3v4c0 2-2 4-4 4H2M8 17l-6-6 6-6',
  page: 'M17 6v12c0 .52-.2 1-1 1H4c-.7 0-1-.33-1-1V2c0-.55.42-1 1-1h8l5 5zM14 8h-3.13c-.51 0-.87-.34-.87-.87V4',
  heading: 'M13 13h4-4V8H7v5h6v4-4H7V8H3h4V3v5h6V3v5h4-4v5zm-6 0v4-4H3h4z',
  content: 'M17 5H3h14zm0 5H3h14zm0 5H3h14z',
  recent:
    'M3.18 6.6a8.23 8.23 0 1112.93 9.94h0a8.23 8.23 0 01-11.63 0M6.44 7.25H2.55V3.36M10.45 6v5.6M10.45 11.6L13 13',
  favorite: 'M10 14.2L5 17l1-5.6-4-4 5.5-.7 2.5-5 2.5 5 5.6.8-4 4 .9 5.5z',
  nothing:
    'M15.5 4.8c2 3 1.7 7-1 9.7h0l4.3 4.3-4.3-4.3a7.8 7.8 0 01-9.8 1m-2.2-2.2A7.8 7.8 0 0113.2 2.4M2 18L18 2',
} as const;

export type IconName = keyof typeof PATHS;

interface Props {
  readonly name: IconName;
  /** @default 20 */
  readonly size?: number;
  readonly className?: string;
}

export function Icon({name, size = 20, className}: Props): ReactNode {
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      <Lines d={PATHS[name]} />
    </svg>
  );
}

/** From a hit to the page that it is on: down to the next hit of that page, or the last. */
export function TreeLine({isLast}: {readonly isLast: boolean}): ReactNode {
  return (
    <svg className="DocSearch-Hit-Tree" viewBox="0 0 24 54" aria-hidden="true">
      <Lines d={isLast ? 'M8 6v21M20 27H8.3' : 'M8 6v42M20 27H8.3'} />
    </svg>
  );
}

export function Spinner(): ReactNode {
  return (
    <svg viewBox="0 0 38 38" stroke="currentColor" strokeOpacity=".5" aria-hidden="true">
      <g fill="none" transform="translate(1 1)" strokeWidth="2">
        <circle strokeOpacity=".3" cx="18" cy="18" r="18" />
        <path d="M36 18c0-9.94-8.06-18-18-18">
          <animateTransform
            attributeName="transform"
            type="rotate"
            from="0 18 18"
            to="360 18 18"
            dur="1s"
            repeatCount="indefinite"
          />
        </path>
      </g>
    </svg>
  );
}

const KEYS = {
  'Enter key': 'M12 3.53088v3c0 1-1 2-2 2H4M7 11.53088l-3-3 3-3',
  'Arrow down': 'M7.5 3.5v8M10.5 8.5l-3 3-3-3',
  'Arrow up': 'M7.5 11.5v-8M10.5 6.5l-3-3-3 3',
  'Escape key':
    'M13.6167 8.936c-.1065.3583-.6883.962-1.4875.962-.7993 0-1.653-.9165-1.653-2.1258v-.5678c0-1.2548.7896-2.1016 1.653-2.1016.8634 0 1.3601.4778 1.4875 1.0724M9 6c-.1352-.4735-.7506-.9219-1.46-.8972-.7092.0246-1.344.57-1.344 1.2166s.4198.8812 1.3445.9805C8.465 7.3992 8.968 7.9337 9 8.5c.032.5663-.454 1.398-1.4595 1.398C6.6593 9.898 6 9 5.963 8.4851m-1.4748.5368c-.2635.5941-.8099.876-1.5443.876s-1.7073-.6248-1.7073-2.204v-.4603c0-1.0416.721-2.131 1.7073-2.131.9864 0 1.6425 1.031 1.5443 2.2492h-2.956',
} as const;

export function Key({name}: {readonly name: keyof typeof KEYS}): ReactNode {
  return (
    <kbd className="DocSearch-Commands-Key">
      <svg width="15" height="15" aria-label={name} role="img" strokeWidth="1.2">
        <Lines d={KEYS[name]} />
      </svg>
    </kbd>
  );
}

function Lines({d}: {readonly d: string}): ReactNode {
  return <path d={d} stroke="currentColor" fill="none" strokeLinecap="round" strokeLinejoin="round" />;
}
