import type { LogoPicture } from '#shop/settings';

/** Logos are shown at most 48 px high; this is sharp on screens with two pixels for one. */
const SHARP_PX = 96;

/** The smallest copy of a logo that is sharp everywhere; the original if there are no copies. */
export function logoAddress({ file, sizes = [] }: LogoPicture): string {
  const [smallest] = sizes
    .filter(({ format, heightPx }) => format === 'webp' && heightPx >= SHARP_PX)
    .toSorted((a, b) => a.widthPx - b.widthPx);
  return `/media/${smallest?.file ?? file}`;
}
