import { type MouseEvent, type PointerEvent, useRef } from 'react';
import type { ZoomRef } from 'yet-another-react-lightbox';

/** A pointer that moves farther than this drags the picture. */
const STILL_PX = 5;
/** The second click of a double click comes within this time. */
const DOUBLE_MS = 350;
const CLOSER = 2;

const isCurrentPicture = (target: EventTarget) =>
  target instanceof HTMLImageElement && target.closest('.yarl__slide_current') !== null;

function toggleZoom(zoom: ZoomRef, { clientX, clientY, currentTarget }: MouseEvent<HTMLElement>): void {
  if (zoom.zoom > 1) {
    zoom.changeZoom(1);
    return;
  }
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  zoom.changeZoom(CLOSER, false, clientX - left - width / 2, clientY - top - height / 2);
}

/**
 * A click or tap on the picture zooms it about that point, and another one shows it whole again. A double click counts
 * as one. Source: VW-04
 *
 * @returns the reference for the zoom, and the handlers of the viewer
 */
export function useClickToZoom() {
  const zoom = useRef<ZoomRef>(null);
  const pressed = useRef({ x: 0, y: 0 });
  const clickedAtMs = useRef(Number.NEGATIVE_INFINITY);
  const onPointerDownCapture = ({ clientX: x, clientY: y }: PointerEvent<HTMLElement>) => {
    pressed.current = { x, y };
  };
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const { x, y } = pressed.current;
    const hasMoved = Math.hypot(event.clientX - x, event.clientY - y) > STILL_PX;
    if (hasMoved || zoom.current === null || zoom.current.disabled || !isCurrentPicture(event.target)) return;
    const isSecond = event.timeStamp - clickedAtMs.current < DOUBLE_MS;
    clickedAtMs.current = event.timeStamp;
    if (!isSecond) toggleZoom(zoom.current, event);
  };
  return { zoom, handlers: { onPointerDownCapture, onClick } };
}
