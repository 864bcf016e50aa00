/**
 * Keeps a picture once, under its true type; refuses `media.too-large` (over 20 MiB),
 * `media.too-many-pixels` (over 60 million) and `media.no-picture`.
 */
export { addPicture, type NewPicture } from './add-picture.ts';
export type { Crop } from './crop.ts';
/** Cuts parts out of pictures; the whole stays, and is found again. */
export { croppingOf } from './crop-picture.ts';
export type { MediaEntry, MediaUse } from './library.store.ts';
/** The library of pictures: found by words, where each is shown, taken out when nothing shows it. */
export { createLibrary } from './library.ts';
/** Makes AVIF and WebP copies of the next picture without any. */
export { makeNextSizes } from './make-sizes.ts';
/**
 * Finds pictures by id or by file; `parseMedia` reads one from its columns; `parseSizes` reads the stored list of copies;
 * `saveWords` keeps what is said of one.
 */
export {
  findMedia,
  findMediaByFile,
  JOINED_MEDIA_COLUMNS,
  type PictureWords,
  parseMedia,
  parseSizes,
  saveWords,
} from './media.store.ts';
export type { Media, Picture, PictureSize } from './media.ts';
export type { CropRefusal, LibraryRefusal, PictureRefusal } from './refusals.ts';
/** A picture's words in one language. */
export { toPicture } from './to-picture.ts';
