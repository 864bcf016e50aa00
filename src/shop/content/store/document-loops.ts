import { sql } from 'kysely';
import type { DocumentId } from '#kernel/ids.ts';
import { DAY_MS, type Instant } from '#kernel/instant.ts';
import type { Language } from '#kernel/language.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { DocumentOrder } from '../rules/document-orders.ts';
import { type DocumentKind, type DocumentRow, parseDocument, selectShown } from './content.ts';

/** Categories or tags that documents must have, or may not have. */
export type DocumentTerms = Readonly<{
  of: 'category' | 'tag';
  slugs: readonly string[];
  /** Whether all of them are asked for, one of them, or none. */
  match: 'all' | 'any' | 'none';
}>;

/** The articles or projects of a loop. */
export type DocumentLoop = Readonly<{
  kind: DocumentKind;
  terms: readonly DocumentTerms[];
  /** As the article names its author in English; '' for anybody. */
  author: string;
  from: Instant | null;
  until: Instant | null;
  without: readonly DocumentId[];
  orderby: DocumentOrder;
  /** Of titles. */
  language: Language;
  perPage: number;
  page: number;
  offset: number;
}>;

function termCondition({ of, slugs, match }: DocumentTerms) {
  const listed = sql`${[...slugs]}::text[]`;
  const own = of === 'tag' ? sql`tags` : sql`array[category]`;
  if (match === 'all') return sql<boolean>`${own} @> ${listed}`;
  return match === 'any' ? sql<boolean>`${own} && ${listed}` : sql<boolean>`not (${own} && ${listed})`;
}

function conditionsOf({ terms, author, from, until, without }: DocumentLoop, now: Instant) {
  const end = until === null || until > now ? now : until;
  return [
    sql<boolean>`published_at <= ${end}`,
    ...(from === null ? [] : [sql<boolean>`published_at >= ${from}`]),
    ...terms.map(termCondition),
    ...(author === '' ? [] : [sql<boolean>`details -> 'author' ->> 'en' = ${author}`]),
    ...(without.length === 0 ? [] : [sql<boolean>`id <> all(${[...without]}::int[])`]),
  ];
}

function orderOf({ orderby, language }: DocumentLoop, now: Instant) {
  const title = sql`coalesce(nullif(title ->> ${language}, ''), title ->> 'en')`;
  const orders = {
    position: sql`position, published_at desc, id desc`,
    date: sql`published_at desc, id desc`,
    'date-asc': sql`published_at, id`,
    title: sql`${title}, id`,
    'title-desc': sql`${title} desc, id desc`,
    // The same for all pages of a day.
    rand: sql`hashint8(id::bigint * 1000003 + ${Math.floor(now.getTime() / DAY_MS)}::bigint), id`,
  } satisfies Record<DocumentOrder, unknown>;
  return orders[orderby];
}

/** One page of a loop. */
export async function listDocuments(
  db: DbOrTx,
  loop: DocumentLoop,
  now: Instant,
): Promise<{ documents: DocumentRow[]; count: number }> {
  const where = sql.join(conditionsOf(loop, now), sql` and `);
  const counted = await db
    .selectFrom('document')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('kind', '=', loop.kind)
    .where('status', '=', 'published')
    .where(sql<boolean>`${where}`)
    .executeTakeFirstOrThrow();
  const rows = await selectShown(db, loop.kind)
    .where(sql<boolean>`${where}`)
    .orderBy(orderOf(loop, now))
    .limit(loop.perPage)
    .offset(loop.offset + (loop.page - 1) * loop.perPage)
    .execute();
  return { documents: rows.map(parseDocument), count: Math.max(0, counted.count - loop.offset) };
}

/** How many documents of a loop have each category or tag. */
export async function countDocumentTerms(
  db: DbOrTx,
  loop: DocumentLoop,
  { of, now }: { of: DocumentTerms['of']; now: Instant },
): Promise<{ slug: string; count: number }[]> {
  const own = of === 'tag' ? sql`unnest(tags)` : sql`category`;
  const { rows } = await sql<{ slug: string; count: number }>`
    select slug, count(*)::int as count from (
      select ${own} as slug from document
      where kind = ${loop.kind} and status = 'published' and ${sql.join(conditionsOf(loop, now), sql` and `)}
    ) as counted where slug <> '' group by slug
  `.execute(db);
  return rows;
}
