import { sql } from 'kysely';
import type { MediaId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { Media } from '../media.ts';
import { stemOf, storedFileNamePattern } from '../rules/stored-name.ts';
import { findMedia } from './media.ts';

/** A use of a picture; kind and id identify the back office page. */
export type MediaUse = Readonly<{
  kind: 'product' | 'category' | 'document' | 'template' | 'review' | 'menu' | 'setting';
  id: number;
  /** A setting's is its key. */
  name: string;
}>;

export type MediaEntry = Media & Readonly<{ bytes: number; createdAt: Date; uses: number; version: number }>;

/** The expression of the index `media_sought`. */
const SOUGHT = sql`lower(file || ' ' || coalesce(alt ->> 'en', '') || ' ' || coalesce(alt ->> 'ar', '') || ' '
  || coalesce(title ->> 'en', '') || ' ' || coalesce(title ->> 'ar', ''))`;

function conditionOf(text: string) {
  const words = text.trim().toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
  if (words.length === 0) return sql`true`;
  return sql.join(
    words.map((word) => sql`${SOUGHT} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`),
    sql` and `,
  );
}

/**
 * A search of the library. `folder` is a folder's id, null for pictures without one, omitted for all. A text is
 * searched in all folders.
 */
export type MediaQuery = Readonly<{ text: string; folder?: number | null; isUnused?: boolean }>;

/** Shown by a product, category, page, template, menu, review or setting; texts of products are looked through before a deletion. */
const IS_USED = sql`(
  exists (select from product_image where media_id = media.id)
  or exists (select from category where image_id = media.id)
  or exists (select from review_picture where media_id = media.id)
  or exists (select from document where cover_id = media.id
    or strpos(body::text || tree::text, media.file) > 0
    or jsonb_path_exists(tree, '$.**.image ? (@ == $id)', jsonb_build_object('id', media.id)))
  or exists (select from setting where value ->> 'file' = media.file)
  or exists (select from menu where jsonb_path_exists(items, '$.**.image ? (@ == $id)', jsonb_build_object('id', media.id)))
  or exists (select from template where strpos(tree::text, media.file) > 0
    or jsonb_path_exists(tree, '$.**.image ? (@ == $id)', jsonb_build_object('id', media.id)))
)`;

function narrowing({ text, folder, isUnused = false }: MediaQuery) {
  const placed = sql`select from media_in_folder where media_id = media.id`;
  const inFolder =
    folder === null
      ? sql`not exists (${placed})`
      : sql`exists (${placed} and folder_id = ${folder ?? 0}::int)`;
  return [
    ...(folder === undefined || text.trim() !== '' ? [] : [inFolder]),
    ...(isUnused ? [sql`not ${IS_USED}`] : []),
  ];
}

type Facts = { id: number; bytes: number; created_at: Date; uses: number; version: number };

/** Pictures by parts of file name, alternative text and title, newest first. */
export async function listMedia(
  db: DbOrTx,
  { page, perPage, ...sought }: MediaQuery & { page: number; perPage: number },
): Promise<{ rows: MediaEntry[]; total: number }> {
  const condition = sql.join([conditionOf(sought.text), ...narrowing(sought)], sql` and `);
  const counted = await sql<{ total: number }>`select count(*)::int as total from media where ${condition}`
    .execute(db)
    .then(({ rows }) => rows[0]?.total ?? 0);
  const { rows } = await sql<Facts>`
    select id, bytes, created_at, version,
      (select count(*) from product_image where media_id = media.id)::int
      + (select count(*) from category where image_id = media.id)::int
      + (select count(*) from document where cover_id = media.id)::int
      + (select count(*) from setting where value ->> 'file' = media.file)::int as uses
    from media where ${condition} order by id desc limit ${perPage} offset ${(page - 1) * perPage}
  `.execute(db);
  const pictures = new Map(
    (
      await findMedia(
        db,
        rows.map(({ id }) => id),
      )
    ).map((one) => [Number(one.id), one]),
  );
  return {
    total: counted,
    rows: rows.flatMap(({ id, bytes, created_at, uses, version }) => {
      const media = pictures.get(id);
      return media === undefined ? [] : [{ ...media, bytes, createdAt: created_at, uses, version }];
    }),
  };
}

const MOST_USES = 50;

/** @returns the newest picture file uploaded under a name, or null */
export async function findFileByName(db: DbOrTx, fileName: string): Promise<string | null> {
  const { rows } = await sql<{ file: string }>`
    select file from media
    where ${SOUGHT} like ${`%-${stemOf(fileName)}.%`} and file ~ ${storedFileNamePattern(fileName)}
    order by id desc limit 1
  `.execute(db);
  return rows[0]?.file ?? null;
}

/** @returns by each name the newest picture uploaded under it; unknown ones are missing */
export async function findIdsByNames(db: DbOrTx, names: readonly string[]): Promise<Map<string, MediaId>> {
  if (names.length === 0) return new Map();
  const { rows } = await sql<{ id: MediaId; file: string }>`
    select id, file from media
    where ${SOUGHT} like any(${names.map((name) => `%-${stemOf(name)}.%`)}) order by id
  `.execute(db);
  const ids = names.flatMap((name): [string, MediaId][] => {
    const pattern = new RegExp(storedFileNamePattern(name));
    const newest = rows.findLast(({ file }) => pattern.test(file));
    return newest === undefined ? [] : [[name, newest.id]];
  });
  return new Map(ids);
}

/** The uses of a picture, including pages whose text contains its file. */
export async function usesOfMedia(db: DbOrTx, id: MediaId): Promise<MediaUse[]> {
  const { rows } = await sql<MediaUse>`
    select * from (
      select 'product' as kind, coalesce(product.parent_id, product.id) as id,
          coalesce((select name ->> 'en' from product parent where parent.id = product.parent_id), product.name ->> 'en', '') as name
        from product_image join product on product.id = product_image.product_id where media_id = ${id}
      union select 'category', category.id, coalesce(name ->> 'en', '') from category where image_id = ${id}
      union select 'document', document.id, coalesce(document.title ->> 'en', '') from document, media
        where media.id = ${id} and (cover_id = ${id} or strpos(document.body::text || document.tree::text, media.file) > 0
          or jsonb_path_exists(document.tree, '$.**.image ? (@ == $id)', jsonb_build_object('id', media.id)))
      union select 'template', template.id, template.name from template, media
        where media.id = ${id} and (strpos(template.tree::text, media.file) > 0
          or jsonb_path_exists(template.tree, '$.**.image ? (@ == $id)', jsonb_build_object('id', media.id)))
      union select 'product', coalesce(product.parent_id, product.id), coalesce(product.name ->> 'en', '') from product, media
        where media.id = ${id} and strpos(product.description::text || product.short_description::text, media.file) > 0
      union select 'menu', 0, menu.location from menu
        where jsonb_path_exists(menu.items, '$.**.image ? (@ == $id)', jsonb_build_object('id', ${id}::int))
      union select 'setting', 0, setting.key from setting, media
        where media.id = ${id} and setting.value ->> 'file' = media.file
      union select 'review', review_picture.review_id, '' from review_picture where media_id = ${id}
    ) uses limit ${MOST_USES}
  `.execute(db);
  return rows;
}

/** @returns the files to delete; null for an unknown picture */
export async function deleteMedia(db: DbOrTx, id: MediaId): Promise<string[] | null> {
  const [media] = await findMedia(db, [id]);
  if (media === undefined) return null;
  await db.deleteFrom('media').where('id', '=', id).execute();
  return [media.file, ...media.sizes.map(({ file }) => file)];
}
