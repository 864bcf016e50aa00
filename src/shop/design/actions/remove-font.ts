import type { Editor } from '#kernel/editing/editor.ts';
import type { FontId } from '#kernel/ids.ts';
import type { Clock } from '#kernel/instant.ts';
import { done, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Db, DbOrTx } from '#platform/database/client.ts';
import type { FileStore } from '#platform/files/files.ts';
import type { FontRefusal, RemoveFontRefusal } from '../refusals.ts';
import type { DesignChanges } from '../rules/tokens.ts';
import { tokensWith } from '../rules/uploaded-fonts.ts';
import { insertTrashedFont, parseTrashedFont, trashedFontFiles, trashFont } from '../store/font-trash.ts';
import { deleteFont, lockFont, lockFontList } from '../store/fonts.ts';
import { checkList } from './add-font.ts';

type Deps = Readonly<{
  db: Db;
  clock: Clock;
  files: FileStore;
  current: (tx: DbOrTx) => Promise<DesignChanges>;
}>;

/**
 * Moves a font that the current design does not use to the trash and returns its id there; earlier designs with the
 * font fall back to the default one. Its files are kept until it is deleted permanently, since cached pages may use
 * them.
 */
export function removeFont({ db, clock, current }: Omit<Deps, 'files'>) {
  return (id: FontId, by: Editor): Promise<Outcome<number, RemoveFontRefusal>> =>
    db.transaction().execute(async (tx): Promise<Outcome<number, RemoveFontRefusal>> => {
      const name = await lockFont(tx, id);
      if (name === null) return refuse({ code: 'design.unknown-font' });
      const tokens = tokensWith(await current(tx), id);
      if (tokens.length > 0) return refuse({ code: 'design.font-in-use', name, tokens });
      const trashed = await trashFont(tx, { id, name }, { by: by.name, at: clock() });
      await deleteFont(tx, id);
      return done(trashed);
    });
}

/** Restores a font from the trash, unless its file, its name or its place was taken meanwhile. */
export async function restoreFont(tx: DbOrTx, stored: unknown): Promise<Outcome<null, FontRefusal>> {
  await lockFontList(tx);
  const trashed = parseTrashedFont(stored);
  const { name, sha256 } = trashed.font;
  const refusal = await checkList(tx, { name }, sha256);
  if (refusal !== null) return refuse(refusal);
  await insertTrashedFont(tx, trashed);
  return done(null);
}

/** Deletes the files of a font that was in the trash. */
export function forgetFont({ db, files }: Pick<Deps, 'db' | 'files'>) {
  return async (stored: unknown): Promise<void> => {
    for (const file of await trashedFontFiles(db, stored)) await files.remove(file);
  };
}
