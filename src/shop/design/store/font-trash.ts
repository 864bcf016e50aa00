import { z } from 'zod';
import type { FontId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { insertStoredRow, putInTrash, type Removal, readStoredRows } from '#platform/database/trash.ts';

const trashedFont = z.object({
  font: z.looseObject({ id: z.int(), name: z.string(), sha256: z.string() }),
  faces: z.array(z.looseObject({ file: z.string() })),
});
export type TrashedFont = z.output<typeof trashedFont>;

export function parseTrashedFont(stored: unknown): TrashedFont {
  return trashedFont.parse(stored);
}

/** A font with its faces. @returns the id in the trash */
export async function trashFont(
  tx: DbOrTx,
  { id, name }: Readonly<{ id: FontId; name: string }>,
  removal: Removal,
): Promise<number> {
  const [font = {}] = await readStoredRows(tx, 'font', { id });
  const faces = await readStoredRows(tx, 'font_face', { font_id: id });
  return putInTrash(tx, { kind: 'font', name: { en: name }, stored: { font, faces } }, removal);
}

/** Restores a font with its id, so that earlier designs refer to it again. */
export async function insertTrashedFont(tx: DbOrTx, { font, faces }: TrashedFont): Promise<void> {
  await insertStoredRow(tx, 'font', font);
  for (const face of faces) await insertStoredRow(tx, 'font_face', face);
}

/** The files to delete with a font from the trash: those that no other font, stored or in the trash, uses. */
export async function trashedFontFiles(db: DbOrTx, stored: unknown): Promise<string[]> {
  const files = parseTrashedFont(stored).faces.map(({ file }) => file);
  const saved = await db.selectFrom('font_face').select('file').where('file', 'in', files).execute();
  const trashed = await db.selectFrom('trash_item').select('stored').where('kind', '=', 'font').execute();
  const used = new Set([
    ...saved.map(({ file }) => file),
    ...trashed.flatMap((item) => parseTrashedFont(item.stored).faces.map(({ file }) => file)),
  ]);
  return files.filter((file) => !used.has(file));
}
