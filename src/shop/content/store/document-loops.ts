import { sql } from 'kysely';
import type { DocumentId } from '#kernel/ids.ts';
import { DAY_MS, type Instant } from '#kernel/instant.ts';
import type { Language } from '#kernel/language.ts';
import type { Span } from '#kernel/span.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { DocumentOrder } from '../rules/document-orders.ts';
import { type DocumentKind, type DocumentRow, parseDocument, selectShown } from './content.ts';

/** Categories, tags or authors that documents must have, or may not have; authors as articles name theirs in English. */
export type DocumentTerms = Readonly<{
  of: 'category' | 'tag' | 'author';
  slugs: readonly string[];
  /** Whether a document must have all of the terms, any, or none. */
  match: 'all' | 'any' | 'none';
}>;

/** What the documents of a loop are counted by. */
export type CountedTerms = Exclude<DocumentTerms['of'], 'author'>;

/** The articles or projects of a loop. */
export type DocumentLoop = Readonly<{
  kind: DocumentKind;
  terms: readonly DocumentTerms[];
  /** Every word of a search as a text search query, '' for one without words; null: without a search. */
  search: string | null;
  published: Span;
  without: readonly DocumentId[];
  /** The documents of which all are, in their order; null: of all, in that of `orderby`. */
  among: readonly DocumentId[] | null;
  orderby: DocumentOrder;
  /** Of titles. */
  language: Language;
  perPage: number;
  page: number;
  offset: number;
}>;

const TERM_COLUMNS = {
  category: sql`array[category]`,
  tag: sql`tags`,
  author: sql`array[details -> 'author' ->> 'en']`,
} as const satisfies Record<DocumentTerms['of'], unknown>;

function termCondition({ of, slugs, match }: DocumentTerms) {
  const listed = sql`${[...slugs]}::text[]`;
  const column = TERM_COLUMNS[of];
  if (match === 'all') return sql<boolean>`${column} @> ${listed}`;
  return match === 'any' ? sql<boolean>`${column} && ${listed}` : sql<boolean>`not (${column} && ${listed})`;
}

function searchCondition(search: string) {
  return search === '' ? sql<boolean>`false` : sql<boolean>`words @@ ${search}::tsquery`;
}

function conditionsOf(
  { terms, search, published: { from, until }, without, among }: DocumentLoop,
  now: Instant,
) {
  const end = until === null || until > now ? now : until;
  return [
    sql<boolean>`published_at <= ${end}`,
    ...(from === null ? [] : [sql<boolean>`published_at >= ${from}`]),
    ...terms.map(termCondition),
    ...(search === null ? [] : [searchCondition(search)]),
    ...(without.length === 0 ? [] : [sql<boolean>`id <> all(${[...without]}::int[])`]),
    ...(among === null ? [] : [sql<boolean>`id = any(${[...among]}::int[])`]),
  ];
}

function orderOf({ orderby, language, among, search }: DocumentLoop, now: Instant) {
  if (among !== null) return sql`array_position(${[...among]}::int[], id)`;
  // What a search finds has no manual order.
  if (search !== null && search !== '' && orderby === 'position')
    return sql`ts_rank(words, ${search}::tsquery) desc, published_at desc, id desc`;
  // The database compares bytes, which puts capital letters before all others.
  const title = sql`coalesce(nullif(title ->> ${language}, ''), title ->> 'en') collate ${sql.ref(`${language}-x-icu`)}`;
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
  { of, now }: { of: CountedTerms; now: Instant },
): Promise<{ slug: string; count: number }[]> {
  const values = of === 'tag' ? sql`unnest(tags)` : sql`category`;
  const { rows } = await sql<{ slug: string; count: number }>`
    select slug, count(*)::int as count from (
      select ${values} as slug from document
      where kind = ${loop.kind} and status = 'published' and ${sql.join(conditionsOf(loop, now), sql` and `)}
    ) as counted where slug <> '' group by slug
  `.execute(db);
  return rows;
}
