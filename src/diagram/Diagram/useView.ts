import {type PointerEvent, type RefObject, useEffect, useRef, useState} from 'react';
import {isWhole, pan, type Point, type Rectangle, toDrawing, unitsPerPixel, type View, zoom} from '../view';

/** Pixels that a pointer moves before it is a move and no click. */
const CLICK_RADIUS = 4;
/** What a wheel's line or page is in pixels, by `deltaMode`. */
const WHEEL_PIXELS = [1, 16, 400];
const WHEEL_SPEED = 1 / 300;

/**
 * What of a drawing is shown: moved by one pointer, sized by two, or by the wheel with the Control key, which a touchpad's
 * pinch comes as. The plain wheel, and a finger while all is shown, scroll the page.
 */
export function useView(whole: Rectangle, svg: RefObject<SVGSVGElement | null>) {
  const [chosen, setView] = useState<{readonly view: View; readonly of: Rectangle}>();
  // A view of another drawing says nothing about this one.
  const view = chosen?.of === whole ? chosen.view : whole;
  const change = (step: (view: View) => View) =>
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
    // React listens passively, and could not keep the browser from sizing the page.
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
    // Only now: a captured pointer's click would not come to the link under it.
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
    /** Links are not followed at the end of a move. */
    onClickCapture(event: {preventDefault(): void}) {
      if (isMove.current) event.preventDefault();
      isMove.current = false;
    },
    onDragStart: (event: {preventDefault(): void}) => event.preventDefault(),
  };
  return {view, change, handlers, isAllShown: isWhole(view, whole)};
}

function follow(view: View, whole: Rectangle, box: Rectangle, before: Point, now: Point): View {
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
