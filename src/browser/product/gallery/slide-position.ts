/** A finished swipe, with the geometry of the slider. */
export type Swipe = Readonly<{
  /** Positive is forward, in both text directions. */
  movedPx: number;
  tookMs: number;
  widthPx: number;
}>;

/** A swipe changes the slide when it crossed this share of the width … */
const FAR_SHARE = 0.2;
/** … or was fast enough, beyond a tremor. */
const FAST_PX_PER_MS = 0.4;
const TREMBLE_PX = 12;
/** Past the first and last slide the slider follows only this share of the finger. */
const END_SHARE = 0.25;

/** @returns the index clamped to the gallery, which does not wrap. GA-07 */
export function withinGallery(index: number, total: number): number {
  return Math.min(Math.max(0, index), total - 1);
}

/**
 * The slide after a swipe.
 *
 * @returns at most one from the current slide
 */
export function afterSwipe(at: number, total: number, { movedPx, tookMs, widthPx }: Swipe): number {
  const isFar = Math.abs(movedPx) > widthPx * FAR_SHARE;
  const isFast = Math.abs(movedPx) > TREMBLE_PX && Math.abs(movedPx) / Math.max(1, tookMs) > FAST_PX_PER_MS;
  return isFar || isFast ? withinGallery(at + Math.sign(movedPx), total) : at;
}

/** @returns how far the slider follows the finger, in pixels forward */
export function overscrollPx(at: number, total: number, movedPx: number): number {
  const isPastEnd = (at === 0 && movedPx < 0) || (at === total - 1 && movedPx > 0);
  return isPastEnd ? movedPx * END_SHARE : movedPx;
}

/** The thumbnail a key leads to; arrows follow the page's direction. GA-13 */
export function afterKey(key: string, { at, total, isRtl }: { at: number; total: number; isRtl: boolean }) {
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const back = isRtl ? 'ArrowRight' : 'ArrowLeft';
  const targets: Readonly<Record<string, number>> = {
    [forward]: at + 1,
    [back]: at - 1,
    Home: 0,
    End: total - 1,
  };
  const target = targets[key];
  return target === undefined ? null : withinGallery(target, total);
}
