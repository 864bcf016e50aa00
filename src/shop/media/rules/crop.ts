/** A crop: position and size in percent of the original. */
export type Crop = Readonly<{ x: number; y: number; width: number; height: number }>;

/** Minimum side length of a crop. */
export const LEAST_CROP_PX = 32;
const WHOLE_PERCENT = 100;
/** Differences below this count as uncropped. */
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

/** @returns the crop in whole pixels, inside the picture */
export function boxOf({ x, y, width, height }: Crop, seen: { widthPx: number; heightPx: number }) {
  const across = span(x, width, seen.widthPx);
  const down = span(y, height, seen.heightPx);
  return { left: across.from, top: down.from, width: across.length, height: down.length };
}

/** Whether a crop has the minimum size. */
export function isLargeEnough(box: { width: number; height: number }): boolean {
  return box.width >= LEAST_CROP_PX && box.height >= LEAST_CROP_PX;
}
