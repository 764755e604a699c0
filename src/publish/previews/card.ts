/** The picture of a page as boxes: the logo and the section above, the title and what belongs to it below. */
import type {ReactElement} from 'react';
import type {Frame} from './frame';
import {PREVIEW_SIZE, type Preview} from './preview';

/** A size of titles, and the lines that have room. */
export interface TitleSize {
  readonly pixels: number;
  readonly lines: number;
}

/** From the largest: a title has the first in which it fits, and is cut with an ellipsis where it does not fit the last. */
export const TITLE_SIZES: readonly TitleSize[] = [
  {pixels: 88, lines: 2},
  {pixels: 72, lines: 3},
  {pixels: 60, lines: 4},
  {pixels: 50, lines: 4},
];

/** Of a title, in its own size. */
export const LINE_HEIGHT = 1.1;

/** Key of the title's box. */
export const TITLE = 'title';

/** Pixels around what is drawn. */
export const PADDING = 72;

/** The strip at the foot, and how much of it stands for preflight, as in `static/img/opengraph.png`. */
const STRIP = {height: 6, preflight: '38%'};

/** Lines that a signature may have. */
const SIGNATURE_LINES = 2;

/** @param isCut whether the title ends where its lines do */
export function toCard(
  {title, section, date, signature}: Preview,
  {colours, logo}: Pick<Frame, 'colours' | 'logo'>,
  {pixels, lines}: TitleSize,
  isCut: boolean,
): ReactElement {
  const clamp = (count: number) => ({display: 'block', lineClamp: count, textOverflow: 'ellipsis'});
  const text = {wordBreak: 'break-word', width: PREVIEW_SIZE.width - 2 * PADDING};
  const parts = [
    box({alignItems: 'center', justifyContent: 'space-between', marginBottom: 'auto'}, [
      element('img', {src: logo, width: 160, height: 75.6}),
      section && box({fontSize: 32, color: colours.accent}, [section]),
    ]),
    box(
      {
        ...text,
        ...(isCut ? clamp(lines) : {}),
        fontSize: pixels,
        fontWeight: 700,
        lineHeight: LINE_HEIGHT,
        letterSpacing: '-0.024em',
        color: colours['text-strong'],
      },
      [title],
      TITLE,
    ),
    date && box({fontSize: 32, marginTop: 28, color: colours['text-muted']}, [date]),
    signature &&
      box(
        {
          ...text,
          ...clamp(SIGNATURE_LINES),
          fontFamily: 'Geist Mono',
          fontSize: 32,
          lineHeight: 1.35,
          marginTop: 28,
          color: colours['text-muted'],
        },
        [signature],
      ),
  ];
  return box(
    {
      ...PREVIEW_SIZE,
      flexDirection: 'column',
      backgroundColor: colours.surface,
      fontFamily: 'Figtree',
      fontWeight: 500,
    },
    [
      box({flexDirection: 'column', flexGrow: 1, padding: PADDING}, parts),
      box({height: STRIP.height}, [
        box({width: STRIP.preflight, backgroundColor: colours['text-strong']}, []),
        box({flexGrow: 1, backgroundColor: colours.accent}, []),
      ]),
    ],
  );
}

type Child = ReactElement | string | undefined;

function box(style: object, children: readonly Child[], key?: string): ReactElement {
  return element('div', {style: {display: 'flex', ...style}, children: children.filter(Boolean)}, key);
}

/** An element as React makes it, without React: nothing here is a component. */
function element(type: string, props: object, key: string | null = null): ReactElement {
  return {type, props, key};
}
