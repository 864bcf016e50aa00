import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { OrderId } from '#kernel/ids.ts';
import { ESCAPED, personPattern, type Reachable, withoutContacts } from '#kernel/text/person-pattern.ts';
import type { DbOrTx } from '../client.ts';
import { FREE_TEXTS, type FreeTexts } from './free-texts.ts';

type Row = Readonly<Record<string, unknown>>;

/** Erases a person in a value; values that are not texts stay. */
function withoutPerson(value: unknown, pattern: string): unknown {
  if (typeof value === 'string') return withoutContacts(value, pattern);
  if (Array.isArray(value)) return value.map((one) => withoutPerson(one, pattern));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutPerson(one, pattern)]));
}

/** The searchable text of a document; escape sequences, such as line ends, become spaces. */
function searched(column: string, isDocument: boolean): RawBuilder<string> {
  const text = sql<string>`${sql.ref(column)}::text`;
  return isDocument ? sql<string>`regexp_replace(${text}, ${ESCAPED}, ' ', 'g')` : text;
}

function written(value: unknown, isDocument: boolean): RawBuilder<unknown> {
  if (isDocument) return sql`${JSON.stringify(value)}::jsonb`;
  return Array.isArray(value) ? sql`${value}::text[]` : sql`${value}`;
}

/** Takes a person out of the rows of one table. @returns the orders of the changed rows */
async function forgetInTable(
  tx: DbOrTx,
  {
    table,
    key,
    texts = [],
    lists = [],
    documents = [],
    rows: which = 'true',
    order,
    hasVersion = false,
  }: FreeTexts,
  { pattern, orderIds }: { pattern: string; orderIds: readonly OrderId[] },
): Promise<OrderId[]> {
  const columns = [...texts, ...lists, ...documents];
  const isDocument = (column: string) => documents.includes(column);
  const orderId = order === undefined ? sql`null` : sql.raw(order);
  const isNamed = columns.map((column) => sql`${searched(column, isDocument(column))} ~* ${pattern}`);
  const isOthers = sql<SqlBool>`(${orderId} is null or ${orderId} <> all(${[...orderIds]}::int[]))`;
  const { rows } = await sql<Row>`
    select ${sql.join([...key, ...columns].map((column) => sql.ref(column)))}, ${orderId} as order_of_row
    from ${sql.table(table)} where ${sql.raw(which)} and (${sql.join(isNamed, sql` or `)}) and ${isOthers} for no key update
  `.execute(tx);
  for (const row of rows) {
    const changes = columns.map((column) => {
      const value = withoutPerson(row[column], pattern);
      return sql`${sql.ref(column)} = ${written(value, isDocument(column))}`;
    });
    // An editor that is open must not write the person back.
    if (hasVersion) changes.push(sql`version = version + 1`);
    const isRow = key.map((column) => sql`${sql.ref(column)} = ${row[column]}`);
    await sql`
      update ${sql.table(table)} set ${sql.join(changes)} where ${sql.join(isRow, sql` and `)}
    `.execute(tx);
  }
  return rows.flatMap(({ order_of_row: id }) => (typeof id === 'number' ? [id as OrderId] : []));
}

/**
 * Erases a person in texts by others: emails, phones and full names become “…”.
 *
 * @param orderIds the person's own orders, whose texts are kept
 * @returns orders of others whose texts contained the person
 */
export async function forgetInTexts(
  tx: DbOrTx,
  person: Reachable,
  orderIds: readonly OrderId[],
): Promise<OrderId[]> {
  const [named, reached] = [personPattern(person), personPattern({ ...person, names: [] })];
  const changed: OrderId[] = [];
  for (const texts of FREE_TEXTS) {
    const pattern = texts.isWithoutNames === true ? reached : named;
    if (pattern !== null) changed.push(...(await forgetInTable(tx, texts, { pattern, orderIds })));
  }
  return [...new Set(changed)];
}
