import type { MediaId } from '#kernel/ids.ts';
import type { Localized } from '#kernel/language.ts';

/** A resized copy. */
export type PictureSize = Readonly<{
  format: 'avif' | 'webp';
  widthPx: number;
  heightPx: number;
  file: string;
}>;

/** A stored picture: the original in `file`, and its resized copies. */
export type Media = Readonly<{
  id: MediaId;
  /** Path below `/media/`, e.g. `ab/abcd…-orv-duo-1.jpg`. */
  file: string;
  mime: string;
  widthPx: number;
  heightPx: number;
  alt: Localized;
  title: Localized;
  caption: Localized;
  description: Localized;
  /** Empty until the job has made all of them. */
  sizes: readonly PictureSize[];
}>;

/** A picture with its texts in one language. */
export type Picture = Readonly<{
  file: string;
  widthPx: number;
  heightPx: number;
  alt: string;
  title: string;
  caption: string;
  description: string;
  sizes: readonly PictureSize[];
}>;
