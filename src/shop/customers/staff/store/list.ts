import { type RawBuilder, sql } from 'kysely';
import type { CustomerId } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Language } from '#kernel/language.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import { displayNameOf } from '../../customer.ts';

/** How the list may be ordered; a minus turns it round. */
export const CUSTOMER_ORDERS = ['joined', '-joined', 'name', '-name'] as const;
export type CustomerOrder = (typeof CUSTOMER_ORDERS)[number];

/** Which customers staff wants to see; null leaves a question open. */
export type CustomerQuery = Readonly<{
  words: readonly string[];
  tag: string | null;
  hasConsent: boolean | null;
  hasOrders: boolean | null;
  order: CustomerOrder;
  page: number;
  size: number;
}>;

/** A customer as one line of the list. */
export type ListedCustomer = Readonly<{
  id: CustomerId;
  email: string;
  name: string;
  phone: string;
  language: Language;
  hasConsent: boolean;
  tags: readonly string[];
  createdAt: Instant;
}>;

/** SQL for whether a customer, given by a column, has orders. */
export type HasOrders = (customerId: RawBuilder<unknown>) => RawBuilder<boolean>;

/** A list query, and the SQL for orders. */
type CustomerListQuery = Readonly<{ query: CustomerQuery; hasOrders: HasOrders }>;

const named = sql`lower(first_name || ' ' || last_name)`;

const ORDERS: Readonly<Record<CustomerOrder, RawBuilder<unknown>>> = {
  joined: sql`id`,
  '-joined': sql`id desc`,
  name: sql`${named}, id`,
  '-name': sql`${named} desc, id desc`,
};

/** The conditions that the searchable text of a customer or guest contains all words, which have folded letters. */
export function wordConditions(words: readonly string[]): RawBuilder<unknown>[] {
  return words.map((word) => sql`sought like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`);
}

/** The conditions on `customer` rows for a list. */
export function conditionsOf({ query, hasOrders }: CustomerListQuery): RawBuilder<unknown> {
  const { words, tag, hasConsent, hasOrders: mustHave } = query;
  const conditions = [sql`email is not null`, ...wordConditions(words)];
  if (tag !== null) conditions.push(sql`tags <> '{}' and tags @> array[${tag}]::text[]`);
  if (hasConsent !== null) conditions.push(sql`(consented_at is not null) = ${hasConsent}::boolean`);
  if (mustHave !== null) conditions.push(sql`${hasOrders(sql`customer.id`)} = ${mustHave}::boolean`);
  return sql.join(conditions, sql` and `);
}

type Row = {
  id: CustomerId;
  email: string;
  first_name: string;
  last_name: string;
  display_name: string;
  phone: string;
  language: string;
  consented_at: Date | null;
  tags: string[];
  created_at: Date;
};

function parseListed(row: Row): ListedCustomer {
  const { email, first_name: firstName, display_name: displayName } = row;
  return {
    id: row.id,
    email,
    name: `${firstName} ${row.last_name}`.trim() || displayNameOf({ displayName, firstName, email }),
    phone: row.phone,
    language: row.language as Language,
    hasConsent: row.consented_at !== null,
    tags: row.tags,
    createdAt: row.created_at,
  };
}

/** One page of customers. */
export async function listCustomers(db: DbOrTx, listQuery: CustomerListQuery): Promise<ListedCustomer[]> {
  const { query } = listQuery;
  const { rows } = await sql<Row>`
    select id, email, first_name, last_name, display_name, phone, language, consented_at, tags, created_at
    from customer where ${conditionsOf(listQuery)}
    order by ${ORDERS[query.order]}
    offset ${(query.page - 1) * query.size}::int limit ${query.size}::int
  `.execute(db);
  return rows.map(parseListed);
}

export async function countCustomers(db: DbOrTx, query: CustomerListQuery): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from customer where ${conditionsOf(query)}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** Every tag that some customer has, by the alphabet. */
export async function readTags(db: DbOrTx): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    select distinct unnest(tags) as tag from customer where email is not null and tags <> '{}' order by tag
  `.execute(db);
  return rows.map(({ tag }) => tag);
}

/** What happened to an erased or merged customer; null for others. */
export type DeletedCustomer = Readonly<{ erasedAt: Instant | null; mergedInto: CustomerId | null }>;

export async function findDeletedCustomer(db: DbOrTx, id: CustomerId): Promise<DeletedCustomer | null> {
  const row = await db
    .selectFrom('customer')
    .select(['erased_at as erasedAt', 'merged_into'])
    .where('id', '=', id)
    .where('email', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return null;
  return { erasedAt: row.erasedAt, mergedInto: row.merged_into };
}
