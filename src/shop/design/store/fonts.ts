import { type Selectable, sql } from 'kysely';
import type { FontId } from '#kernel/ids.ts';
import { lockUntilCommit } from '#platform/database/advisory-lock.ts';
import type { Database, DbOrTx } from '#platform/database/client.ts';
import { prepared } from '#platform/database/prepared.ts';
import type { FontMetrics } from '../rules/fonts.ts';
import type { Script } from '../rules/scripts.ts';
import type { UploadedFace, UploadedFont } from '../rules/uploaded-fonts.ts';

type Row = Selectable<Database['font']> & Selectable<Database['font_face']>;

/** A face to store, with its checksum. */
export type NewFace = UploadedFace & Readonly<{ sha256: string }>;
export type NewFont = Omit<UploadedFont, 'id' | 'faces'> &
  Readonly<{ sha256: string; faces: readonly NewFace[] }>;

const selectFonts = prepared((db) =>
  db
    .selectFrom('font')
    .innerJoin('font_face', 'font_face.font_id', 'font.id')
    .selectAll('font_face')
    .select(['font.id', 'font.name', 'font.confirmed_by', 'font.created_at'])
    .orderBy(sql`lower(font.name)`)
    .orderBy('font_face.script', 'desc')
    .compile(),
);

function toFace(row: Row): UploadedFace {
  return {
    script: row.script as Script,
    file: row.file,
    bytes: row.bytes,
    weights: [row.least_weight, row.most_weight],
    metrics: row.metrics as FontMetrics,
  };
}

/** All uploaded fonts, by name. */
export async function listFonts(db: DbOrTx): Promise<UploadedFont[]> {
  const rows = (await selectFonts(db, {})) as Row[];
  const byId = Map.groupBy(rows, ({ id }) => id);
  return [...byId].flatMap(([id, [first, ...rest]]) =>
    first === undefined
      ? []
      : [
          {
            id,
            name: first.name,
            confirmedBy: first.confirmed_by,
            faces: [first, ...rest].map(toFace),
          },
        ],
  );
}

/** Keeps the uploaded fonts from being deleted until the transaction ends. */
export async function holdFonts(tx: DbOrTx): Promise<void> {
  await tx.selectFrom('font').select('id').forShare().execute();
}

/** Keeps designs from choosing a font until the transaction ends. @returns its name; null for an unknown one */
export async function lockFont(tx: DbOrTx, id: FontId): Promise<string | null> {
  const row = await tx.selectFrom('font').select('name').where('id', '=', id).forUpdate().executeTakeFirst();
  return row?.name ?? null;
}

/** One font is added at a time, so that names and the number of fonts stay within their bounds. */
export async function lockFontList(tx: DbOrTx): Promise<void> {
  await lockUntilCommit(tx, 'shop.fonts');
}

/** @returns the name under which the same file was uploaded before */
export async function findFontBySha(db: DbOrTx, sha256: string): Promise<string | null> {
  const row = await db.selectFrom('font').select('name').where('sha256', '=', sha256).executeTakeFirst();
  return row?.name ?? null;
}

export async function insertFont(tx: DbOrTx, { name, sha256, confirmedBy, faces }: NewFont): Promise<FontId> {
  const { id } = await tx
    .insertInto('font')
    .values({ name, sha256, confirmed_by: confirmedBy })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('font_face')
    .values(
      faces.map(({ weights: [least, most], metrics, ...face }) => ({
        ...face,
        font_id: id,
        least_weight: least,
        most_weight: most,
        metrics: JSON.stringify(metrics),
      })),
    )
    .execute();
  return id;
}

export async function deleteFont(tx: DbOrTx, id: FontId): Promise<void> {
  await tx.deleteFrom('font').where('id', '=', id).execute();
}
