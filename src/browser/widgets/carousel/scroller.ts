import { prefersReducedMotion } from '../../page/motion/motion.ts';
import { type Extent, positionsOf } from './pages.ts';

const isRtl = (track: HTMLElement) => getComputedStyle(track).direction === 'rtl';

/** The items of a carousel, in order, without the stylesheets of widgets between them. */
export function itemsOf(track: HTMLElement): HTMLElement[] {
  return [...track.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child.tagName !== 'LINK',
  );
}

function extentOf(track: HTMLElement): Extent {
  const items = itemsOf(track);
  const [first, second] = items.map((item) => item.getBoundingClientRect());
  const gapPx = Number.parseFloat(getComputedStyle(track).columnGap) || 0;
  const itemPx = first === undefined ? 0 : Math.abs((second ?? first).left - first.left) || first.width;
  return { widthPx: track.clientWidth + (second === undefined ? 0 : gapPx), itemPx, count: items.length };
}

export function positionCount(track: HTMLElement): number {
  return positionsOf(extentOf(track));
}

/** How far an item's start is from the start of the scroller, forward. */
function distancePx(track: HTMLElement, item: HTMLElement): number {
  const [outer, inner] = [track.getBoundingClientRect(), item.getBoundingClientRect()];
  return isRtl(track) ? outer.right - inner.right : inner.left - outer.left;
}

/** The position that the scroller is at or nearest to. */
export function positionAt(track: HTMLElement): number {
  const distances = itemsOf(track).map((item) => Math.abs(distancePx(track, item)));
  const nearest = distances.indexOf(Math.min(...distances));
  return Math.min(Math.max(0, nearest), positionCount(track) - 1);
}

/** Scrolls only within the carousel, not the page. */
export function scrollToPosition(track: HTMLElement, position: number): void {
  const item = itemsOf(track)[position];
  if (item === undefined) return;
  const left = distancePx(track, item) * (isRtl(track) ? -1 : 1);
  track.scrollBy({ left, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
}
