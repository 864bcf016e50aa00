import type { MediaId } from '#kernel/ids.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Db } from '#platform/database/client.ts';
import type { FileStore } from '#platform/files/files.ts';
import type { Cut, PixelBox } from '#platform/files/pictures/cut-picture.ts';
import type { Media } from '../media.ts';
import type { CropRefusal, PictureRefusal } from '../refusals.ts';
import { boxOf, type Crop, isLargeEnough, isWhole } from '../rules/crop.ts';
import { shownFileName } from '../rules/stored-name.ts';
import { findOrigin, saveOrigin } from '../store/crop.ts';
import { findMedia } from '../store/media.ts';
import type { NewPicture } from './add-picture.ts';

type Deps = Readonly<{
  db: Db;
  files: FileStore;
  addPicture: (picture: NewPicture) => Promise<Outcome<MediaId, PictureRefusal>>;
  cut: (
    path: string,
    boxFor: (seen: { widthPx: number; heightPx: number }) => PixelBox,
  ) => Promise<Cut | null>;
}>;

async function pictureOf(db: Db, id: MediaId): Promise<Media | null> {
  return (await findMedia(db, [id]))[0] ?? null;
}

/** The original of a picture, and its crop. */
async function wholeOf(db: Db, id: MediaId): Promise<{ whole: Media; crop: Crop | null } | null> {
  const origin = await findOrigin(db, id);
  const whole = await pictureOf(db, origin?.from ?? id);
  return whole === null ? null : { whole, crop: origin?.crop ?? null };
}

const UNKNOWN = { code: 'media.unknown' } as const;

/**
 * Crops pictures. A crop is always made from the original and stored as a new picture with its texts; equal crops
 * are stored once.
 *
 * `open` returns the original of a picture and its crop; `make` crops, or returns the original when nothing is cut
 * off.
 *
 * Refusals: `media.unknown`, `media.no-picture`, `media.crop-too-small`. Source: BO-01
 */
export function createCropping({ db, files, addPicture, cut }: Deps) {
  const partOf = async (whole: Media, crop: Crop): Promise<Outcome<Media, CropRefusal>> => {
    const { file } = whole;
    const part = await cut(files.pathOf(file), (seen) => boxOf(crop, seen));
    if (part === null) return refuse({ code: 'media.no-picture', fileName: file });
    const fileName = `${shownFileName(file).replace(/\.[^.]+$/, '')}-part.${part.extension}`;
    const saved = await addPicture({ bytes: part.bytes, fileName, alt: '' });
    if (!saved.ok) return saved;
    await saveOrigin(db, saved.value, { from: whole.id, crop });
    const made = await pictureOf(db, saved.value);
    return made === null ? refuse(UNKNOWN) : done(made);
  };
  const make = async (id: MediaId, crop: Crop): Promise<Outcome<Media, CropRefusal>> => {
    const behind = await wholeOf(db, id);
    if (behind === null) return refuse(UNKNOWN);
    const { whole } = behind;
    if (isWhole(crop)) return done(whole);
    return isLargeEnough(boxOf(crop, whole)) ? partOf(whole, crop) : refuse({ code: 'media.crop-too-small' });
  };
  return {
    open: async (id: MediaId) => {
      const behind = await wholeOf(db, id);
      return behind === null ? refuse(UNKNOWN) : done(behind);
    },
    make,
  };
}
