/** How long a number counts up. */
export const COUNT_MS = 1400;

const EASE = 4;

function decimalsOf(number: number): number {
  return String(number).split('.')[1]?.length ?? 0;
}

/**
 * What a counter shows while it counts up: quick at first, slow at the end, with as many decimals as its number.
 *
 * @param sinceMs since it began
 * @returns from 0 to `number`; `number` itself from `COUNT_MS` on
 */
export function valueAt(number: number, sinceMs: number): number {
  if (sinceMs >= COUNT_MS) return number;
  const part = 1 - (1 - Math.max(0, sinceMs) / COUNT_MS) ** EASE;
  const scale = 10 ** decimalsOf(number);
  return Math.round(number * part * scale) / scale;
}
