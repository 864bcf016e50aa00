/**
 * Stores a picture once, with its detected type; refuses `media.too-large` (over 20 MiB), `media.too-many-pixels`
 * (over 60 million) and `media.no-picture`.
 */
export { addPicture, type NewPicture } from './actions/add-picture.ts';
/** Crops pictures; the original stays available. */
export { createCropping } from './actions/crop-picture.ts';
/** Stores the texts of a picture; refuses `media.unknown` and `admin.changed-meanwhile`. */
export { describePicture } from './actions/describe-picture.ts';
/** Folders of the library; refuses `media.unknown-folder`, `…folder-taken` and `…folder-circle`. */
export { createFolders } from './actions/folders.ts';
/** The media library: search, uses, the trash, deletion of unused pictures. */
export { createLibrary } from './actions/library.ts';
/** Makes AVIF and WebP copies of the next picture without any. */
export { makeNextSizes } from './actions/make-sizes.ts';
/** PNG copies for what shows no other format; null when the picture cannot be read. */
export { pngCopies } from './actions/png-copies.ts';
export type { Media, Picture, PictureSize } from './media.ts';
export type { CropRefusal, LibraryRefusal, PictureRefusal } from './refusals.ts';
export type { Crop } from './rules/crop.ts';
/** A picture with its texts in one language. */
export { toPicture } from './rules/to-picture.ts';
export type { MediaEntry, MediaUse } from './store/library.ts';
/** Finds pictures by id or file; `parseMedia` parses a row; `parseSizes` parses the stored copies. */
export {
  findMedia,
  findMediaByFile,
  JOINED_MEDIA_COLUMNS,
  type PictureWords,
  parseMedia,
  parseSizes,
} from './store/media.ts';
