import type { Editor } from '#kernel/editing/editor.ts';
import type { MediaId } from '#kernel/ids.ts';
import type { Clock } from '#kernel/instant.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Db, DbOrTx } from '#platform/database/client.ts';
import type { FileStore } from '#platform/files/files.ts';
import type { LibraryRefusal } from '../refusals.ts';
import {
  deleteMedia,
  findFileByName,
  findIdsByNames,
  listMedia,
  type MediaQuery,
  type MediaUse,
  usesOfMedia,
} from '../store/library.ts';
import { findMedia } from '../store/media.ts';
import { restoreMedia, trashedFiles, trashMedia } from '../store/trash.ts';

const PER_PAGE = 48;

/** The media library. Source: BO-01 */
export function createLibrary({ db, clock, files }: { db: Db; clock: Clock; files: FileStore }) {
  return {
    list: (sought: MediaQuery, page: number) => listMedia(db, { ...sought, page, perPage: PER_PAGE }),
    usesOf: (id: MediaId): Promise<MediaUse[]> => usesOfMedia(db, id),
    /** The newest picture uploaded under a name; product tables refer to pictures by name. */
    fileByName: (fileName: string): Promise<string | null> => findFileByName(db, fileName),
    /** The newest pictures uploaded under some names, by name; presets of widgets refer to pictures by name. */
    idsByNames: (names: readonly string[]): Promise<Map<string, MediaId>> => findIdsByNames(db, names),
    /**
     * Moves an unused picture to the trash; returns its id there. Its files are kept until it is deleted permanently.
     */
    trash: (id: MediaId, by: Editor): Promise<Outcome<number, LibraryRefusal>> =>
      db.transaction().execute(async (tx) => {
        const uses = await usesOfMedia(tx, id);
        if (uses.length > 0) return refuse({ code: 'media.in-use', count: uses.length, uses });
        const [picture] = await findMedia(tx, [id]);
        if (picture === undefined) return refuse({ code: 'media.unknown' });
        const trashed = await trashMedia(tx, picture, { by: by.name, at: clock() });
        await deleteMedia(tx, id);
        return done(trashed);
      }),
    /** Restores a picture from the trash. */
    restore: async (tx: DbOrTx, stored: unknown): Promise<Outcome<null, LibraryRefusal>> =>
      (await restoreMedia(tx, stored)) ? done(null) : refuse({ code: 'media.uploaded-again' }),
    /** Deletes the files of a picture that was in the trash. */
    forget: async (stored: unknown): Promise<void> => {
      for (const name of await trashedFiles(db, stored)) await files.remove(name);
    },
    /** Deletes an unused picture and its files permanently. */
    remove: async (id: MediaId): Promise<Outcome<null, LibraryRefusal>> => {
      const gone = await db.transaction().execute(async (tx): Promise<Outcome<string[], LibraryRefusal>> => {
        const uses = await usesOfMedia(tx, id);
        if (uses.length > 0) return refuse({ code: 'media.in-use', count: uses.length, uses });
        const names = await deleteMedia(tx, id);
        return names === null ? refuse({ code: 'media.unknown' }) : done(names);
      });
      if (!gone.ok) return gone;
      for (const name of gone.value) await files.remove(name);
      return done(null);
    },
  };
}
