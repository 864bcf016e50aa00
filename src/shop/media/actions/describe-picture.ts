import type { MediaId } from '#kernel/ids.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Db } from '#platform/database/client.ts';
import { findStale } from '#platform/database/row-version.ts';
import type { LibraryRefusal } from '../refusals.ts';
import { lockMedia, type PictureWords, saveWords } from '../store/media.ts';

export function describePicture({ db }: { db: Db }) {
  return (id: MediaId, words: PictureWords, version?: number): Promise<Outcome<null, LibraryRefusal>> =>
    db.transaction().execute(async (tx) => {
      const known = await lockMedia(tx, id);
      if (known === null) return refuse({ code: 'media.unknown' });
      const stale = await findStale(tx, { table: 'media', key: { id }, version }, known);
      if (stale !== null) return refuse(stale);
      await saveWords(tx, id, words);
      return done(null);
    });
}
