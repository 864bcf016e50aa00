/** How far a finger moved when it left the stage, and what the stage holds. */
export type Swipe = Readonly<{
  /** Forward is positive, whatever the page's direction. */
  movedPx: number;
  tookMs: number;
  widthPx: number;
}>;

/** A swipe turns the page when it crossed this share of the stage … */
const FAR_SHARE = 0.2;
/** … or went fast enough, over more than a tremble. */
const FAST_PX_PER_MS = 0.4;
const TREMBLE_PX = 12;
/** Past the ends the stage follows this share of the finger: it shows that there is nothing more. */
const END_SHARE = 0.25;

/** @returns the nearest picture there is; a gallery has a first and a last one and never wraps round. GA-07 */
export function withinGallery(index: number, total: number): number {
  return Math.min(Math.max(0, index), total - 1);
}

/**
 * Where a swipe leads.
 *
 * @returns the picture to show, at most one from where it stood
 */
export function afterSwipe(at: number, total: number, { movedPx, tookMs, widthPx }: Swipe): number {
  const isFar = Math.abs(movedPx) > widthPx * FAR_SHARE;
  const isFast = Math.abs(movedPx) > TREMBLE_PX && Math.abs(movedPx) / Math.max(1, tookMs) > FAST_PX_PER_MS;
  return isFar || isFast ? withinGallery(at + Math.sign(movedPx), total) : at;
}

/** @returns how far the stage follows the finger, in pixels forward */
export function heldBack(at: number, total: number, movedPx: number): number {
  const isPastEnd = (at === 0 && movedPx < 0) || (at === total - 1 && movedPx > 0);
  return isPastEnd ? movedPx * END_SHARE : movedPx;
}

/** Keys of the strip of thumbnails; the arrows go by the page's direction. GA-13 */
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
