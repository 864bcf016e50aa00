/** A part of a picture: where it begins and how large it is, in percent of the whole. */
export type Crop = Readonly<{ x: number; y: number; width: number; height: number }>;

/** A picture below this many pixels a side would be a smear wherever it is shown. */
export const LEAST_CROP_PX = 32;
const WHOLE_PERCENT = 100;
/** So near to the whole that nothing is cut away. */
const NEARLY = 0.05;

export function isWhole({ x, y, width, height }: Crop): boolean {
  const isFull = (part: number) => part >= WHOLE_PERCENT - NEARLY;
  return x <= NEARLY && y <= NEARLY && isFull(width) && isFull(height);
}

function span(from: number, length: number, wholePx: number): { from: number; length: number } {
  const begin = Math.min(wholePx - 1, Math.max(0, Math.round((from / WHOLE_PERCENT) * wholePx)));
  const wanted = Math.round((length / WHOLE_PERCENT) * wholePx);
  return { from: begin, length: Math.max(1, Math.min(wanted, wholePx - begin)) };
}

/** @returns the part in whole pixels, never outside the picture */
export function boxOf({ x, y, width, height }: Crop, seen: { widthPx: number; heightPx: number }) {
  const across = span(x, width, seen.widthPx);
  const down = span(y, height, seen.heightPx);
  return { left: across.from, top: down.from, width: across.length, height: down.length };
}

/** Whether what is cut out is still a picture. */
export function isLargeEnough(box: { width: number; height: number }): boolean {
  return box.width >= LEAST_CROP_PX && box.height >= LEAST_CROP_PX;
}
