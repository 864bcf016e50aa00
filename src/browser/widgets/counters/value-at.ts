/** How long a number counts up. */
export const COUNT_MS = 1400;

const EASE = 4;

function decimalsOf(number: number): number {
  return String(number).split('.')[1]?.length ?? 0;
}

/**
 * The value of a counter while it counts up: fast at first, slow at the end, with the decimals of its number.
 *
 * @param sinceMs time since the start
 * @returns from 0 to `number`; `number` itself from `COUNT_MS` on
 */
export function valueAt(number: number, sinceMs: number): number {
  if (sinceMs >= COUNT_MS) return number;
  const part = 1 - (1 - Math.max(0, sinceMs) / COUNT_MS) ** EASE;
  const scale = 10 ** decimalsOf(number);
  return Math.round(number * part * scale) / scale;
}
