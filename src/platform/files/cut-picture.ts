import { openSharp } from './open-sharp.ts';

/** A picture that unpacks to more than this many pixels is refused unopened. */
const MOST_PIXELS = 60_000_000;
const JPEG = { quality: 92, mozjpeg: true } as const;

/** A box in whole pixels of the picture as it is seen, whichever way it is stored. */
export type PixelBox = Readonly<{ left: number; top: number; width: number; height: number }>;
export type Cut = Readonly<{ bytes: Uint8Array; extension: string }>;

const FORMATS: Readonly<Record<string, 'jpeg' | 'png' | 'webp' | 'avif'>> = {
  jpeg: 'jpeg',
  webp: 'webp',
  heif: 'avif',
};

/**
 * Cuts a box out of a picture, as it is seen, and keeps its kind; what moves stands still afterwards.
 *
 * @param boxFor the box for the size in pixels that the picture is seen in
 * @returns null for what cannot be read
 */
export async function cutPicture(
  path: string,
  boxFor: (seen: { widthPx: number; heightPx: number }) => PixelBox,
): Promise<Cut | null> {
  try {
    const sharp = await openSharp();
    const whole = sharp(path, { limitInputPixels: MOST_PIXELS });
    const { autoOrient, format } = await whole.metadata();
    const box = boxFor({ widthPx: autoOrient.width, heightPx: autoOrient.height });
    const kind = FORMATS[format] ?? 'png';
    const cut = whole.autoOrient().extract(box);
    const bytes = await (kind === 'jpeg' ? cut.jpeg(JPEG) : cut.toFormat(kind, { quality: 90 })).toBuffer();
    return { bytes, extension: kind === 'jpeg' ? 'jpg' : kind };
  } catch {
    return null;
  }
}
