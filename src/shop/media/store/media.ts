import { type Selectable, sql } from 'kysely';
import type { MediaId } from '#kernel/ids.ts';
import type { Localized } from '#kernel/language.ts';
import type { Database, DbOrTx } from '#platform/database/client.ts';
import { prepared } from '#platform/database/prepared.ts';
import type { Media, PictureSize } from '../media.ts';

/** The columns of a picture. */
const MEDIA_COLUMNS = [
  'id',
  'file',
  'mime',
  'width',
  'height',
  'alt',
  'title',
  'caption',
  'description',
  'sizes',
] as const;

/** The columns in a join. */
export const JOINED_MEDIA_COLUMNS = MEDIA_COLUMNS.map((column) => `media.${column}` as const);

type Row = Pick<Selectable<Database['media']>, (typeof MEDIA_COLUMNS)[number]>;

const selectMedia = prepared((db, { ids }: { ids: readonly number[] }) =>
  db.selectFrom('media').select(MEDIA_COLUMNS).where('id', '=', sql<MediaId>`any(${ids})`).compile(),
);

export function parseSizes(value: unknown): readonly PictureSize[] {
  return Array.isArray(value) ? (value as PictureSize[]) : [];
}

/** @param row with `MEDIA_COLUMNS` */
export function parseMedia(row: Row): Media {
  const { width, height, sizes, id, ...rest } = row;
  return { ...rest, id, widthPx: width, heightPx: height, sizes: parseSizes(sizes) };
}

/** @returns the pictures in no order, without unknown ids */
export async function findMedia(db: DbOrTx, ids: readonly number[]): Promise<Media[]> {
  if (ids.length === 0) return [];
  return (await selectMedia(db, { ids })).map(parseMedia);
}

export async function findMediaBySha(db: DbOrTx, sha256: string): Promise<MediaId | null> {
  const row = await db.selectFrom('media').select('id').where('sha256', '=', sha256).executeTakeFirst();
  return row === undefined ? null : row.id;
}

export type NewMedia = {
  file: string;
  mime: string;
  width: number;
  height: number;
  bytes: number;
  sha256: string;
  alt: string;
  title: string;
};

/** Concurrent inserts of one picture return the same row. */
export async function insertMedia(db: DbOrTx, media: NewMedia): Promise<MediaId> {
  const row = await db
    .insertInto('media')
    .values(media)
    .onConflict((conflict) => conflict.column('file').doUpdateSet({ mime: media.mime }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function saveSizes(db: DbOrTx, id: MediaId, sizes: readonly PictureSize[]): Promise<void> {
  await db
    .updateTable('media')
    .set({ sizes: JSON.stringify(sizes), sizes_ready: true })
    .where('id', '=', id)
    .execute();
}

/** Locks a picture for writing. */
export async function lockMedia(tx: DbOrTx, id: MediaId): Promise<Pick<Media, 'alt' | 'title'> | null> {
  const row = await tx
    .selectFrom('media')
    .select(['alt', 'title'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** The texts of a picture; omitted ones stay. */
export type PictureWords = Readonly<Partial<Record<'alt' | 'title' | 'caption' | 'description', Localized>>>;

export async function saveWords(db: DbOrTx, id: MediaId, words: PictureWords): Promise<void> {
  const columns = Object.entries(words).map(([name, text]) => [name, JSON.stringify(text)]);
  if (columns.length === 0) return;
  await db.updateTable('media').set(Object.fromEntries(columns)).where('id', '=', id).execute();
}

/** @returns the pictures with these files in no order, without unknown ones */
export async function findMediaByFile(db: DbOrTx, files: readonly string[]): Promise<Media[]> {
  if (files.length === 0) return [];
  const rows = await db
    .selectFrom('media')
    .select(MEDIA_COLUMNS)
    .where('file', '=', sql<string>`any(${files})`)
    .execute();
  return rows.map(parseMedia);
}

export async function nextWithoutSizes(db: DbOrTx): Promise<Media | null> {
  const row = await db
    .selectFrom('media')
    .select(MEDIA_COLUMNS)
    .where('sizes_ready', '=', false)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : parseMedia(row);
}
