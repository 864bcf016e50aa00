import { createHash } from 'node:crypto';
import type { MediaId } from '#kernel/ids.ts';
import type { Localized } from '#kernel/language.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { FileStore } from '#platform/files/files.ts';
import type { PictureRefusal } from '../refusals.ts';
import { storedFileName } from '../rules/stored-name.ts';
import { findMediaBySha, insertMedia } from '../store/media.ts';

/** Maximum file size. */
export const MOST_PICTURE_BYTES = 20 * 1024 * 1024;

/** More than screens and prints need; larger pictures take seconds and hundreds of megabytes to decode. */
const MOST_MEGAPIXELS = 60;
const MEGAPIXEL = 1_000_000;

/** Type and size as detected from the content. */
export type PictureFacts = { mime: string; extension: string; widthPx: number; heightPx: number };

export type NewPicture = {
  bytes: Uint8Array;
  fileName: string;
  /** In English, or in both languages. */
  alt: string | Localized;
};

type Deps = {
  files: FileStore;
  /** Null: not a supported picture. */
  inspect: (bytes: Uint8Array) => Promise<PictureFacts | null>;
};

/** Stores a picture; equal bytes are stored once, whatever the file name. */
export function addPicture({ files, inspect }: Deps) {
  return async (
    db: DbOrTx,
    { bytes, fileName, alt }: NewPicture,
  ): Promise<Outcome<MediaId, PictureRefusal>> => {
    if (bytes.length > MOST_PICTURE_BYTES)
      return refuse({ code: 'media.too-large', fileName, bytes: bytes.length });
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const known = await findMediaBySha(db, sha256);
    if (known !== null) return done(known);
    const facts = await inspect(bytes);
    if (facts === null) return refuse({ code: 'media.no-picture', fileName });
    if (facts.widthPx * facts.heightPx > MOST_MEGAPIXELS * MEGAPIXEL)
      return refuse({ code: 'media.too-many-pixels', fileName, megapixels: MOST_MEGAPIXELS });
    const file = storedFileName(fileName, sha256, facts.extension);
    await files.write(file, bytes);
    const words = JSON.stringify(typeof alt === 'string' ? { en: alt } : alt);
    const { mime, widthPx: width, heightPx: height } = facts;
    return done(
      await insertMedia(db, {
        file,
        mime,
        width,
        height,
        bytes: bytes.length,
        sha256,
        alt: words,
        title: words,
      }),
    );
  };
}
