import type { EditConflict } from '#kernel/editing/optimistic-lock.ts';
import type { RefusalReplies } from '#kernel/refusal.ts';
import type { Media } from './media.ts';
import type { MediaUse } from './store/library.ts';

export type PictureRefusal =
  | { code: 'media.too-large'; fileName: string; bytes: number }
  | { code: 'media.too-many-pixels'; fileName: string; megapixels: number }
  | { code: 'media.no-picture'; fileName: string };

export type CropRefusal = PictureRefusal | { code: 'media.unknown' } | { code: 'media.crop-too-small' };

export type LibraryRefusal =
  | { code: 'media.unknown' }
  | EditConflict<Pick<Media, 'alt' | 'title'>>
  /** The picture is in use. */
  | { code: 'media.in-use'; count: number; uses: readonly MediaUse[] }
  /** The same picture was uploaded after it was deleted. */
  | { code: 'media.uploaded-again' };

export type FolderRefusal =
  | { code: 'media.unknown-folder' | 'media.folder-circle' }
  | { code: 'media.folder-taken'; name: string };

export const mediaRefusals = {
  'media.too-large': { status: 413 },
  'media.too-many-pixels': { status: 422, facts: ['megapixels'] },
  'media.no-picture': { status: 415 },
  'media.unknown': { status: 404 },
  'media.crop-too-small': { status: 422 },
  'media.in-use': { status: 409, facts: ['count'] },
  'media.uploaded-again': { status: 409 },
  'media.unknown-folder': { status: 404 },
  'media.folder-circle': { status: 422 },
  'media.folder-taken': { status: 409, facts: ['name'] },
} as const satisfies RefusalReplies<CropRefusal | LibraryRefusal | FolderRefusal>;
