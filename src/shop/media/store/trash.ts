import { sql } from 'kysely';
import { z } from 'zod';
import type { MediaId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { insertStoredRow, putInTrash, type Removal, readStoredRows } from '#platform/database/trash.ts';
import type { Media } from '../media.ts';
import { shownFileName } from '../rules/stored-name.ts';
import { parseSizes } from './media.ts';

const trashedMedia = z.object({
  media: z.looseObject({
    id: z.int(),
    file: z.string(),
    sizes: z.unknown(),
    cropped_from: z.int().nullable(),
  }),
  /** Pictures that were cropped from it. */
  crops: z.array(z.int()),
  folder: z.int().nullable().default(null),
});

/** @returns the id in the trash */
export async function trashMedia(tx: DbOrTx, picture: Media, removal: Removal): Promise<number> {
  const { id, file, alt, title } = picture;
  const [media = {}] = await readStoredRows(tx, 'media', { id });
  const crops = (await readStoredRows(tx, 'media', { cropped_from: id })).map((one) => one.id);
  const [placed] = await readStoredRows(tx, 'media_in_folder', { media_id: id });
  const folder = placed?.folder_id ?? null;
  const name = [alt, title].find(({ en }) => en !== '') ?? { en: shownFileName(file) };
  return putInTrash(tx, { kind: 'media', name, stored: { media, crops, folder } }, removal);
}

async function hasFile(db: DbOrTx, file: string): Promise<boolean> {
  return (
    (await db.selectFrom('media').select('id').where('file', '=', file).executeTakeFirst()) !== undefined
  );
}

/** Restores a picture with its id; false when the same file was uploaded meanwhile. */
export async function restoreMedia(tx: DbOrTx, stored: unknown): Promise<boolean> {
  const { media, crops, folder } = trashedMedia.parse(stored);
  if (await hasFile(tx, media.file)) return false;
  const origin = await readStoredRows(tx, 'media', { id: media.cropped_from ?? 0 });
  const from = origin.length === 0 ? null : media.cropped_from;
  await insertStoredRow(tx, 'media', { ...media, cropped_from: from });
  await sql`
    update media set cropped_from = ${media.id as MediaId} where id = any(${crops}::int[]) and cropped_from is null
  `.execute(tx);
  await sql`
    insert into media_in_folder (media_id, folder_id)
    select ${media.id}, id from media_folder where id = ${folder}::int
  `.execute(tx);
  return true;
}

/** Whether a picture in the trash has a file. */
async function isTrashed(db: DbOrTx, file: string): Promise<boolean> {
  const row = await db
    .selectFrom('trash_item')
    .select('id')
    .where('kind', '=', 'media')
    .where(sql<string>`stored -> 'media' ->> 'file'`, '=', file)
    .executeTakeFirst();
  return row !== undefined;
}

/** The files to delete with a picture from the trash; none while another picture, stored or in the trash, uses them. */
export async function trashedFiles(db: DbOrTx, stored: unknown): Promise<string[]> {
  const { media } = trashedMedia.parse(stored);
  if ((await hasFile(db, media.file)) || (await isTrashed(db, media.file))) return [];
  return [media.file, ...parseSizes(media.sizes).map(({ file }) => file)];
}
