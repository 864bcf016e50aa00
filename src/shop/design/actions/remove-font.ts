import type { FontId } from '#kernel/ids.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Db, DbOrTx } from '#platform/database/client.ts';
import type { FileStore } from '#platform/files/files.ts';
import type { RemoveFontRefusal } from '../refusals.ts';
import type { DesignChanges } from '../rules/tokens.ts';
import { tokensWith } from '../rules/uploaded-fonts.ts';
import { deleteFont, lockFont } from '../store/fonts.ts';

type Deps = Readonly<{ db: Db; files: FileStore; current: (tx: DbOrTx) => Promise<DesignChanges> }>;

/** Deletes a font that the current design has not; earlier versions that had it get the default font. */
export function removeFont({ db, files, current }: Deps) {
  return async (id: FontId): Promise<Outcome<null, RemoveFontRefusal>> => {
    const gone = await db.transaction().execute(async (tx): Promise<Outcome<string[], RemoveFontRefusal>> => {
      const name = await lockFont(tx, id);
      if (name === null) return refuse({ code: 'design.unknown-font' });
      const tokens = tokensWith(await current(tx), id);
      if (tokens.length > 0) return refuse({ code: 'design.font-in-use', name, tokens });
      return done(await deleteFont(tx, id));
    });
    if (!gone.ok) return gone;
    for (const file of gone.value) await files.remove(file);
    return done(null);
  };
}
