import {type PointerEvent, type RefObject, useEffect, useRef, useState} from 'react';
import type {Point, Rectangle} from '../geometry';
import {isWhole, pan, toDrawing, unitsPerPixel, type ViewBox, zoom} from '../view';

/** Pixels that a pointer may move during a click. */
const CLICK_RADIUS = 4;
/** Pixels of a wheel's unit, by `deltaMode`: pixel, line, page. */
const WHEEL_PIXELS = [1, 16, 400];
const WHEEL_SPEED = 1 / 300;

/**
 * The part of a drawing that is shown. One pointer moves it; two pointers, or the wheel with the Control key, zoom. The
 * browser reports a pinch on a touchpad as such a wheel. The plain wheel scrolls the page, and so does a finger while all
 * of the drawing is shown.
 */
export function useView(whole: Rectangle, svg: RefObject<SVGSVGElement | null>) {
  const [chosen, setView] = useState<{readonly view: ViewBox; readonly of: Rectangle}>();
  // A new drawing is shown whole: the view of the last one does not apply to it.
  const view = chosen?.of === whole ? chosen.view : whole;
  const change = (step: (view: ViewBox) => ViewBox) =>
    setView((last) => ({view: step(last?.of === whole ? last.view : whole), of: whole}));
  const pointers = useRef(new Map<number, Point>());
  const pressedAt = useRef<Point>(undefined);
  const isMove = useRef(false);

  useEffect(() => {
    const element = svg.current;
    if (!element) return undefined;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const pixels = event.deltaY * (WHEEL_PIXELS[event.deltaMode] ?? 1);
      const box = element.getBoundingClientRect();
      const point = {x: event.clientX, y: event.clientY};
      setView((last) => {
        const known = last?.of === whole ? last.view : whole;
        return {
          view: zoom(known, whole, Math.exp(-pixels * WHEEL_SPEED), toDrawing(known, box, point)),
          of: whole,
        };
      });
    };
    // React's listeners are passive: they cannot keep the browser from zooming the page.
    element.addEventListener('wheel', onWheel, {passive: false});
    return () => element.removeEventListener('wheel', onWheel);
  }, [svg, whole]);

  function onPointerDown(event: PointerEvent<SVGSVGElement>) {
    if (event.button !== 0) return;
    pointers.current.set(event.pointerId, pointOf(event));
    pressedAt.current = pointOf(event);
    isMove.current = false;
  }

  function onPointerMove(event: PointerEvent<SVGSVGElement>) {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = pointOf(event);
    const far = distance(pressedAt.current ?? now, now) > CLICK_RADIUS;
    if (!isMove.current && !far && pointers.current.size === 1) return;
    // Not earlier: the link under a captured pointer gets no click.
    if (!isMove.current) event.currentTarget.setPointerCapture(event.pointerId);
    isMove.current = true;
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    const box = event.currentTarget.getBoundingClientRect();
    change((known) => {
      if (!other) return follow(known, whole, box, before, now);
      const middle = halfWay(other, now);
      const moved = follow(known, whole, box, halfWay(other, before), middle);
      const factor = distance(other, now) / Math.max(1, distance(other, before));
      return zoom(moved, whole, factor, toDrawing(moved, box, middle));
    });
  }

  function onPointerEnd(event: PointerEvent<SVGSVGElement>) {
    pointers.current.delete(event.pointerId);
  }

  const handlers = {
    onPointerDown,
    onPointerMove,
    onPointerUp: onPointerEnd,
    onPointerCancel: onPointerEnd,
    onPointerLeave: onPointerEnd,
    /** The end of a move is not a click on the link under it. */
    onClickCapture(event: {preventDefault(): void}) {
      if (isMove.current) event.preventDefault();
      isMove.current = false;
    },
    onDragStart: (event: {preventDefault(): void}) => event.preventDefault(),
  };
  return {view, change, handlers, isAllShown: isWhole(view, whole)};
}

function follow(view: ViewBox, whole: Rectangle, box: Rectangle, before: Point, now: Point): ViewBox {
  const scale = unitsPerPixel(view, box);
  return pan(view, whole, {x: (before.x - now.x) * scale, y: (before.y - now.y) * scale});
}

function pointOf({clientX, clientY}: {readonly clientX: number; readonly clientY: number}): Point {
  return {x: clientX, y: clientY};
}

function halfWay(a: Point, b: Point): Point {
  return {x: (a.x + b.x) / 2, y: (a.y + b.y) / 2};
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
