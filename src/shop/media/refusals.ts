import type { RefusalReplies } from '#kernel/refusal.ts';
import type { MediaUse } from './library.store.ts';

/** Why a picture is not taken in. */
export type PictureRefusal =
  | { code: 'media.too-large'; fileName: string; bytes: number }
  | { code: 'media.too-many-pixels'; fileName: string; megapixels: number }
  | { code: 'media.no-picture'; fileName: string };

/** Why no part is cut out of a picture. */
export type CropRefusal = PictureRefusal | { code: 'media.unknown' } | { code: 'media.crop-too-small' };

/** Why a picture is not taken out. */
export type LibraryRefusal =
  | { code: 'media.unknown' }
  /** Something shows it, and would be without a picture. */
  | { code: 'media.in-use'; count: number; uses: readonly MediaUse[] };

/** How each is answered. */
export const mediaRefusals = {
  'media.too-large': { status: 413 },
  'media.too-many-pixels': { status: 422, facts: ['megapixels'] },
  'media.no-picture': { status: 415 },
  'media.unknown': { status: 404 },
  'media.crop-too-small': { status: 422 },
  'media.in-use': { status: 409, facts: ['count'] },
} as const satisfies RefusalReplies<CropRefusal | LibraryRefusal>;
