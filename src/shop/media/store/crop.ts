import { sql } from 'kysely';
import type { MediaId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { Crop } from '../rules/crop.ts';

export type CropOrigin = Readonly<{ from: MediaId; crop: Crop }>;

function parseCrop(value: unknown): Crop | null {
  return typeof value === 'object' && value !== null && 'width' in value ? (value as Crop) : null;
}

/** @returns the original and the crop of a picture; null for an original */
export async function findOrigin(db: DbOrTx, id: MediaId): Promise<CropOrigin | null> {
  const row = await db
    .selectFrom('media')
    .select(['cropped_from', 'crop'])
    .where('id', '=', id)
    .executeTakeFirst();
  const crop = parseCrop(row?.crop);
  const from = row?.cropped_from ?? null;
  return from === null || crop === null ? null : { from, crop };
}

/** Stores the original of a crop; the crop starts with the original's texts. */
export async function saveOrigin(db: DbOrTx, id: MediaId, { from, crop }: CropOrigin): Promise<void> {
  await sql`
    update media set cropped_from = ${from}, crop = ${JSON.stringify(crop)}::jsonb,
      alt = whole.alt, title = whole.title, caption = whole.caption, description = whole.description
    from media whole
    where media.id = ${id} and whole.id = ${from} and media.cropped_from is null
  `.execute(db);
}
