import { sql } from 'kysely';
import type { DbOrTx } from '#platform/database/client.ts';
import { COMPARED_FIELDS, COMPARED_RELATIONS } from './fields.ts';

type Relation = (typeof COMPARED_RELATIONS)[number];

const placeOf = (field: Relation) => COMPARED_FIELDS.indexOf(field) + 1;
const digest = (text: string) => `('x' || left(md5(${text}), 8))::bit(32)::int`;

/** The referenced product: of the shop, or a new one of the same file. */
const TARGET = `coalesce(
  (select id from product where sku = e.ref),
  (select s.product_id from import_row s where s.sku = e.ref and s.verdict is null limit 1),
  (select id from product where id = substring(e.ref from '^id:(\\d{1,9})$')::int),
  (select s.product_id from import_row s where s.wanted_id = substring(e.ref from '^id:(\\d{1,9})$')::int
    and s.product_id = s.wanted_id and s.verdict is null limit 1))`;

/** The default item of a part; not compared when the file does not define it. */
const FIRST_IN_FILE = `case when r.links ? 'bundle_defaults' then coalesce(
  (select v.id from product v where v.parent_id = found.target and r.links -> 'bundle_defaults' ? v.sku
    order by v.position, v.id limit 1), 0) end`;

/** The shop's relations as text: products in order; of parts also quantity and default. */
function inShop(field: Relation, first = 'coalesce(default_variation_id, 0)'): string {
  const [what, from] =
    field === 'bundle'
      ? [`concat(part_id, 'x', quantity, '/', ${first})`, 'bundle_part where product_id = p.id']
      : ['target_id::text', `product_link where product_id = p.id and kind = '${field}'`];
  const target = field === 'bundle' ? 'part_id' : 'target_id';
  return `coalesce((select string_agg(${what}, ',' order by position, ${target}) from ${from}), '')`;
}

/** The file's relations as the same text; unknown products are left out, and the first of duplicates counts. */
function inFile(field: Relation): string {
  const ref = field === 'bundle' ? `item ->> 'ref'` : `item #>> '{}'`;
  const what =
    field === 'bundle'
      ? `concat(found.target, 'x', found.quantity, '/', ${FIRST_IN_FILE})`
      : 'found.target::text';
  const quantity = field === 'bundle' ? `(item ->> 'quantity')::int` : '1';
  return `coalesce((select string_agg(${what}, ',' order by found.n) from (
    select distinct on (t.target) t.target, t.n, t.quantity from (
      select ${TARGET} as target, e.n, e.quantity from (
        select ${ref} as ref, ${quantity} as quantity, n
        from jsonb_array_elements(r.links -> '${field}') with ordinality as given(item, n)) e) t
    where t.target is not null order by t.target, t.n) found), '')`;
}

const FIRST_COMPARED = `case when r.links ? 'bundle_defaults' then coalesce(default_variation_id, 0) end`;

/** Whether file and shop differ in a relation. */
const differs = (field: Relation) =>
  `(r.links ? '${field}' and ${inFile(field)} <> ${inShop(field, FIRST_COMPARED)})`;

/**
 * Whether staff changed a relation since the last import; an import without stored state counts when the same row
 * comes again.
 */
const changedInShop = (field: Relation) =>
  `coalesce(i.state[${placeOf(field)}] <> ${digest(inShop(field))}, p.import_digest = r.digest)`;

const columns = COMPARED_RELATIONS.map((field) => `${differs(field)} as ${field}`).join(', ');
const marked = COMPARED_RELATIONS.map(
  (field) => `case when d.${field} and ${changedInShop(field)} then '${field}' end`,
).join(', ');
const unmarked = COMPARED_RELATIONS.map((field) => `d.${field} and not ${changedInShop(field)}`).join(' or ');
const anyNamed = COMPARED_RELATIONS.map((field) => `'${field}'`).join(', ');

/**
 * Compares relations of staged rows with the shop: marks those changed by staff, and unchanged rows whose
 * relations must be written. `offset 0` keeps the planner from repeating a comparison in every place that names it.
 */
export async function compareRelations(db: DbOrTx): Promise<void> {
  await sql`
    update import_row set changed_here = import_row.changed_here || found.fields, has_other_relations = found.is_other
    from (
      select r.line, array_remove(array[${sql.raw(marked)}], null)::text[] as fields, (${sql.raw(unmarked)}) as is_other
      from import_row r join product p on p.id = r.product_id left join product_import i on i.product_id = p.id
        cross join lateral (select ${sql.raw(columns)} offset 0) d
      where r.verdict is null and r.links ?| array[${sql.raw(anyNamed)}]
      offset 0
    ) found
    where found.line = import_row.line and (found.fields <> '{}' or found.is_other)
  `.execute(db);
}

const states = COMPARED_RELATIONS.map(
  (field) =>
    `state[${placeOf(field)}] = case when r.links ? '${field}' then ${digest(inShop(field))} else i.state[${placeOf(field)}] end`,
).join(', ');

/** Stores the relations this import wrote. */
export async function snapshotRelations(tx: DbOrTx, families: readonly number[]): Promise<void> {
  await sql`
    update product_import i set ${sql.raw(states)}
    from import_row r join product p on p.id = r.product_id
    where r.family = any(${families}::int[]) and r.verdict in ('create', 'change') and i.product_id = p.id
      and r.links ?| array[${sql.raw(anyNamed)}]
  `.execute(tx);
}
