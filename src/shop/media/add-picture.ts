import { createHash } from 'node:crypto';
import type { MediaId } from '#kernel/ids.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { FileStore } from '#platform/files/files.ts';
import { keptAs } from './kept-as.ts';
import { findMediaBySha, insertMedia } from './media.store.ts';
import type { PictureRefusal } from './refusals.ts';

/** Largest picture the shop takes. */
export const MOST_PICTURE_BYTES = 20 * 1024 * 1024;

/** More than any screen or print asks for; a picture with more takes seconds and hundreds of megabytes to open. */
const MOST_MEGAPIXELS = 60;
const MEGAPIXEL = 1_000_000;

/** What a picture really is, whatever its name says. */
export type PictureFacts = { mime: string; extension: string; widthPx: number; heightPx: number };

export type NewPicture = { bytes: Uint8Array; fileName: string; alt: string };

type Needs = {
  files: FileStore;
  /** Null: the bytes are no picture of a kind the shop shows. */
  inspect: (bytes: Uint8Array) => Promise<PictureFacts | null>;
};

/** Keeps a picture; the same bytes are kept once, whatever they are called. */
export function addPicture({ files, inspect }: Needs) {
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
    const file = keptAs(fileName, sha256, facts.extension);
    await files.write(file, bytes);
    const words = JSON.stringify({ en: alt });
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
