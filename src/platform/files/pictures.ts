import { fileTypeFromBuffer } from 'file-type';
import { openSharp } from './open-sharp.ts';

const SHOWN = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']);

/** What bytes really are, by their content; null when they are no picture a browser shows. */
export async function inspectPicture(bytes: Uint8Array) {
  const type = await fileTypeFromBuffer(bytes);
  if (type === undefined || !SHOWN.has(type.mime)) return null;
  try {
    const sharp = await openSharp();
    const { width, height } = await sharp(bytes).metadata();
    return { mime: type.mime, extension: type.ext, widthPx: width, heightPx: height };
  } catch {
    return null;
  }
}
