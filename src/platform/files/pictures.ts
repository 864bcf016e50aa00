import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';

sharp.concurrency(1);
sharp.cache(false);

const SHOWN = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']);

/** What bytes really are, by their content; null when they are no picture a browser shows. */
export async function inspectPicture(bytes: Uint8Array) {
  const type = await fileTypeFromBuffer(bytes);
  if (type === undefined || !SHOWN.has(type.mime)) return null;
  try {
    const { width, height } = await sharp(bytes).metadata();
    return { mime: type.mime, extension: type.ext, widthPx: width, heightPx: height };
  } catch {
    return null;
  }
}

const QUALITY = { avif: { quality: 55, effort: 2 }, webp: { quality: 78, effort: 3 } } as const;

/**
 * Makes a smaller copy.
 *
 * @param path the original on this machine
 * @returns the bytes and the height that goes with the width, in pixels
 */
export async function resizePicture(path: string, format: 'avif' | 'webp', widthPx: number) {
  const { data, info } = await sharp(path)
    .resize({ width: widthPx, withoutEnlargement: true })
    .toFormat(format, QUALITY[format])
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, heightPx: info.height };
}
