/** A crop, in percent of the original. */
export type Part = Readonly<{ x: number; y: number; width: number; height: number }>;
type Size = Readonly<{ width: number; height: number }>;

export const WHOLE: Part = { x: 0, y: 0, width: 100, height: 100 };
export const ASPECTS = ['free', 'square', 'wide', 'tall'] as const;
export type Aspect = (typeof ASPECTS)[number];

const RATIOS: Readonly<Record<Aspect, number | null>> = { free: null, square: 1, wide: 4 / 3, tall: 3 / 4 };
const LEAST_PERCENT = 1;
const MOST_PERCENT = 100;

/** @returns width divided by height, in pixels; null for any */
export function ratioOf(aspect: Aspect): number | null {
  return RATIOS[aspect];
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** The largest part of this ratio inside a part, with the same centre; `byHeight` keeps the height. */
function shaped(part: Part, ratio: number, byHeight: boolean): Part {
  const asWide = { width: part.height * ratio, height: part.height };
  const asHigh = { width: part.width, height: part.width / ratio };
  const fits = asWide.width <= part.width ? asWide : asHigh;
  const size = byHeight ? asWide : fits;
  const shrink = Math.min(1, MOST_PERCENT / size.width, MOST_PERCENT / size.height);
  const width = size.width * shrink;
  const height = size.height * shrink;
  return { x: part.x + (part.width - width) / 2, y: part.y + (part.height - height) / 2, width, height };
}

/**
 * Moves and resizes a crop to fit inside the picture and to have its ratio.
 *
 * @param ratio width divided by height, in pixels; null for any
 * @param seen size of the picture in pixels
 * @param changed the typed number, which has priority
 */
export function partWithin(
  typed: Part,
  { ratio, seen, changed }: { ratio: number | null; seen: Size; changed?: keyof Part | undefined },
): Part {
  const sized = {
    ...typed,
    width: clamp(typed.width, LEAST_PERCENT, MOST_PERCENT),
    height: clamp(typed.height, LEAST_PERCENT, MOST_PERCENT),
  };
  const inPercent = ratio === null ? null : (ratio * seen.height) / seen.width;
  const formed =
    inPercent === null
      ? sized
      : changed === 'width'
        ? shaped({ ...sized, height: MOST_PERCENT }, inPercent, false)
        : shaped(sized, inPercent, changed === 'height');
  const { width, height } = formed;
  const isTyped = changed === 'x' || changed === 'y' || inPercent === null;
  const [x, y] = isTyped || changed === undefined ? [formed.x, formed.y] : [sized.x, sized.y];
  return { x: clamp(x, 0, MOST_PERCENT - width), y: clamp(y, 0, MOST_PERCENT - height), width, height };
}
