import type { MediaId } from '#kernel/ids.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Db } from '#platform/database/client.ts';
import type { FileStore } from '#platform/files/files.ts';
import type { LibraryRefusal } from '../refusals.ts';
import {
  deleteMedia,
  findFileByName,
  findIdsByNames,
  listMedia,
  type MediaUse,
  usesOfMedia,
} from '../store/library.ts';

const PER_PAGE = 48;

/** The media library. Source: BO-01 */
export function createLibrary({ db, files }: { db: Db; files: FileStore }) {
  return {
    list: (text: string, page: number) => listMedia(db, { text, page, perPage: PER_PAGE }),
    usesOf: (id: MediaId): Promise<MediaUse[]> => usesOfMedia(db, id),
    /** The newest picture uploaded under a name; product tables refer to pictures by name. */
    fileByName: (fileName: string): Promise<string | null> => findFileByName(db, fileName),
    /** The newest pictures uploaded under some names, by name; presets of widgets refer to pictures by name. */
    idsByNames: (names: readonly string[]): Promise<Map<string, MediaId>> => findIdsByNames(db, names),
    /** Deletes an unused picture and its files. */
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
