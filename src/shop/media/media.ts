import type { MediaId } from '#kernel/ids.ts';
import type { Localized } from '#kernel/language.ts';

/** One smaller copy of a picture, made by a job. */
export type PictureSize = Readonly<{
  format: 'avif' | 'webp';
  widthPx: number;
  heightPx: number;
  file: string;
}>;

/** A picture as it is kept: the original under `file`, and its smaller copies once they are ready. */
export type Media = Readonly<{
  id: MediaId;
  /** Address below `/media/`, e.g. `ab/abcd…-orv-duo-1.jpg`. */
  file: string;
  mime: string;
  widthPx: number;
  heightPx: number;
  alt: Localized;
  title: Localized;
  caption: Localized;
  description: Localized;
  /** Empty until the job has made them all. */
  sizes: readonly PictureSize[];
}>;

/** A picture with its words in one language: what views print. */
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
