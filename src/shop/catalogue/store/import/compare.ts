import { sql } from 'kysely';
import type { ImportFieldKind } from '#kernel/data-transfer/table-import.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import {
  COMPARED_COLUMNS,
  COMPARED_FIELDS,
  COMPARED_LINKS,
  COMPARED_RELATIONS,
  fieldsOf,
  kindOfField,
} from './fields.ts';

/** A 32-bit digest of a text, stable across machines and versions. */
const digest = (value: string) => `('x' || left(md5(coalesce(${value}, '')), 8))::bit(32)::int`;

/** The digest of a column, independent of the session's time zone. */
function columnDigest(column: string): string {
  const isMoment = COMPARED_COLUMNS[column]?.type === 'timestamptz';
  return digest(isMoment ? `extract(epoch from p.${column})::text` : `p.${column}::text`);
}

function linkDigest(link: keyof typeof COMPARED_LINKS): string {
  const { table, column } = COMPARED_LINKS[link];
  return digest(
    `(select string_agg(${column}::text, ',' order by position, ${column}) from ${table} where product_id = p.id)`,
  );
}

const links = Object.keys(COMPARED_LINKS) as (keyof typeof COMPARED_LINKS)[];
const LOCALIZED = ['name', 'short_description', 'description', 'purchase_note', 'button_text'];
const placeOf = (field: string) => COMPARED_FIELDS.indexOf(field) + 1;

/** Whether file and shop differ in a column; a file in one language does not affect the other. */
function differs(column: string): string {
  const { type = 'text' } = COMPARED_COLUMNS[column] ?? {};
  if (LOCALIZED.includes(column)) return `not p.${column} @> (r.goods -> '${column}')`;
  if (type === 'jsonb') return `p.${column} is distinct from (r.goods -> '${column}')`;
  return `p.${column} is distinct from (r.goods ->> '${column}')::${type}`;
}

/**
 * Whether a column changed in the shop: file and shop differ, and the row equals the last import's, or the shop's
 * value is not what that import wrote.
 */
function columnChanged(column: string): string {
  return `case when r.goods ? '${column}' then case when ${differs(column)} then
    case when p.import_digest = r.digest or i.state[${placeOf(column)}] <> ${columnDigest(column)} then '${column}' end end end`;
}

function linkChanged(link: keyof typeof COMPARED_LINKS): string {
  return `case when r.links ? '${link}' then
    case when i.state[${placeOf(link)}] <> ${linkDigest(link)} then '${link}' end end`;
}

const changedFields = [...Object.keys(COMPARED_COLUMNS).map(columnChanged), ...links.map(linkChanged)].join(
  ', ',
);

/** Marks on every staged row of a known product the fields that changed in the shop since the last import. */
export async function markChangedHere(db: DbOrTx): Promise<void> {
  await sql`
    update import_row set changed_here = found.fields, is_stock_known = found.is_stock_known
    from (
      select r.line, array_remove(array[${sql.raw(changedFields)}], null) as fields,
        coalesce(i.stock = (r.links ->> 'stock')::int, false) as is_stock_known
      from import_row r join product p on p.id = r.product_id left join product_import i on i.product_id = p.id
      where r.verdict is null
      offset 0
    ) found
    where found.line = import_row.line and (found.fields <> '{}' or found.is_stock_known)
  `.execute(db);
}

/**
 * Keeps fields that changed in the shop, except the kinds to overwrite. Stock that equals the last import's is
 * left to the ledger.
 */
export async function dropFieldsChangedHere(db: DbOrTx, take: readonly ImportFieldKind[]): Promise<void> {
  const taken = fieldsOf(take);
  await sql`
    update import_row set takes = changed_here && ${taken}::text[],
      goods = goods - array(select unnest(changed_here) except select unnest(${taken}::text[])),
      links = links - array(select unnest(changed_here) except select unnest(${taken}::text[]))
    where changed_here <> '{}'
  `.execute(db);
  if (take.includes('stock')) return;
  await sql`update import_row set links = links - 'stock' where is_stock_known`.execute(db);
}

/** By kind of field: the number of rows changed in the shop. */
export async function countChangedHere(db: DbOrTx): Promise<Partial<Record<ImportFieldKind, number>>> {
  const { rows } = await sql<{ field: string; line: number }>`
    select unnest(changed_here) as field, line from import_row where changed_here <> '{}' and verdict <> 'refuse'
  `.execute(db);
  const lines = new Map<ImportFieldKind, Set<number>>();
  for (const { field, line } of rows) {
    const kind = kindOfField(field);
    lines.set(kind, (lines.get(kind) ?? new Set()).add(line));
  }
  return Object.fromEntries([...lines].map(([kind, { size }]) => [kind, size]));
}

const columnStates = Object.keys(COMPARED_COLUMNS).map(
  (column) =>
    `case when r.goods ? '${column}' then ${columnDigest(column)} else i.state[${placeOf(column)}] end`,
);
const linkStates = links.map(
  (link) => `case when r.links ? '${link}' then ${linkDigest(link)} else i.state[${placeOf(link)}] end`,
);
/** Relations are written later. */
const relationStates = COMPARED_RELATIONS.map((field) => `i.state[${placeOf(field)}]`);
const states = [...columnStates, ...linkStates, ...relationStates].join(', ');

/** Stores the values this import wrote; fields it skipped keep their earlier values. */
export async function snapshotProducts(tx: DbOrTx, families: readonly number[]): Promise<void> {
  await sql`
    insert into product_import (product_id, state, stock, is_listed)
    select p.id, array[${sql.raw(states)}]::int[], coalesce((r.links ->> 'stock')::int, i.stock), false
    from import_row r join product p on p.id = r.product_id left join product_import i on i.product_id = p.id
    where r.family = any(${families}::int[]) and r.verdict in ('create', 'change')
    on conflict (product_id) do update set state = excluded.state, stock = excluded.stock, is_listed = false
  `.execute(tx);
}
