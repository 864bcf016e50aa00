import { sql } from 'kysely';
import type { ImportFieldKind, PlannedRow } from '#kernel/data-transfer/table-import.ts';
import type { ProductId } from '#kernel/ids.ts';
import type { DbOrTx } from '#platform/database/client.ts';
import type { ImportedRow } from '../../rules/import/imported-row.ts';
import { dropFieldsChangedHere, markChangedHere } from './compare.ts';
import { matchProducts, refuseBelowZero } from './match-products.ts';
import { compareRelations } from './relations.ts';

export type StagedRow = ImportedRow & { digest: string };
export type Verdict = 'create' | 'change' | 'same' | 'refuse';

/** A temporary table that receives rows in any order before anything is written. */
export async function createStage(db: DbOrTx): Promise<void> {
  await sql`
    create temporary table import_row (
      line integer primary key,
      sku text,
      wanted_id integer,
      slug text not null,
      parent text not null,
      type text not null,
      digest text not null,
      goods jsonb not null,
      links jsonb not null,
      product_id integer,
      parent_id integer,
      family integer,
      verdict text,
      reason text,
      changed_here text[] not null default '{}',
      takes boolean not null default false,
      has_other_relations boolean not null default false,
      is_stock_known boolean not null default false
    )
  `.execute(db);
}

/**
 * Waits for the advisory lock of imports: each plans on what the previous one wrote. The database releases it with
 * the connection and checks dead connections after some seconds, since a machine may vanish.
 */
export async function lockImport(db: DbOrTx): Promise<void> {
  await sql`
    select set_config('tcp_keepalives_idle', '10', false), set_config('tcp_keepalives_interval', '5', false),
      set_config('tcp_keepalives_count', '4', false)
  `.execute(db);
  await sql`select pg_advisory_lock(hashtext('shop.catalogue.import'))`.execute(db);
}

/** @returns false while an import is running; the lock is the connection's own */
export async function tryLockImport(db: DbOrTx): Promise<boolean> {
  const { rows } = await sql<{ isMine: boolean }>`
    select pg_try_advisory_lock(hashtext('shop.catalogue.import')) as "isMine"
  `.execute(db);
  return rows[0]?.isMine === true;
}

export async function releaseImportLock(db: DbOrTx): Promise<void> {
  await sql`select pg_advisory_unlock(hashtext('shop.catalogue.import'))`.execute(db);
}

export async function dropStage(db: DbOrTx): Promise<void> {
  await sql`drop table if exists pg_temp.import_row`.execute(db);
}

export async function stageRows(db: DbOrTx, rows: readonly StagedRow[]): Promise<void> {
  const flat = rows.map(({ line, sku, wantedId, slug, parent, product, links, digest }) => ({
    line,
    sku,
    wanted_id: wantedId,
    slug,
    parent,
    type: product.type ?? 'simple',
    digest,
    goods: product,
    links,
  }));
  await sql`
    insert into import_row (line, sku, wanted_id, slug, parent, type, digest, goods, links)
    select line, sku, wanted_id, slug, parent, type, digest, goods, links
    from jsonb_to_recordset(${JSON.stringify(flat)}::jsonb)
      as r(line int, sku text, wanted_id int, slug text, parent text, type text, digest text, goods jsonb, links jsonb)
  `.execute(db);
}

/** Ids assigned by the shop are above those in rows; the sequence never goes back. */
async function assignIds(db: DbOrTx): Promise<void> {
  await sql`
    update import_row set product_id = wanted_id
    where product_id is null and wanted_id is not null and verdict is null
      and not exists (select from product where product.id = wanted_id)
      and not exists (select from import_row earlier where earlier.wanted_id = import_row.wanted_id and earlier.line < import_row.line)
  `.execute(db);
  await sql`
    select setval('product_id_seq', highest) from product_id_seq, (select greatest(
        (select max(product_id) from import_row), (select max(id) from product)) as highest) brought
    where highest > case when is_called then last_value else 0 end
  `.execute(db);
  await sql`
    update import_row set product_id = nextval('product_id_seq')
    where product_id is null and verdict is null
  `.execute(db);
}

/** Rows from which indexes and statistics of the stage save more than they take. */
const INDEXED_FROM = 200;

async function isLarge(db: DbOrTx): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from import_row`.execute(db);
  return (rows[0]?.count ?? 0) >= INDEXED_FROM;
}

async function indexStage(db: DbOrTx, columns: readonly string[]): Promise<void> {
  for (const column of columns) {
    await sql`create index on pg_temp.import_row (${sql.ref(column)})`.execute(db);
  }
  await sql`analyze pg_temp.import_row`.execute(db);
}

/** Whether a staged row is of a product that the shop has. */
async function isAnyKnown(db: DbOrTx): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from import_row join product on product.id = import_row.product_id where verdict is null) as known
  `.execute(db);
  return rows[0]?.known ?? false;
}

async function findParents(db: DbOrTx): Promise<void> {
  await sql`
    update import_row child set parent_id = coalesce(
      (select product_id from import_row p where p.sku = child.parent and p.verdict is null and p.type = 'variable' limit 1),
      (select product_id from import_row p where p.wanted_id = substring(child.parent from '^id:(\\d{1,9})$')::int
        and p.verdict is null and p.type = 'variable' limit 1),
      (select id from product where product.sku = child.parent and product.type = 'variable'),
      (select id from product where product.id = substring(child.parent from '^id:(\\d{1,9})$')::int and product.type = 'variable'))
    where child.type = 'variation' and child.verdict is null and child.parent_id is null
  `.execute(db);
  // The file may make the parent a product of another type.
  await sql`
    update import_row child set parent_id = null from import_row parent
    where child.type = 'variation' and child.verdict is null
      and parent.product_id = child.parent_id and parent.verdict is null and parent.type <> 'variable'
  `.execute(db);
  await sql`
    update import_row set verdict = 'refuse', reason = 'unknown-parent'
    where type = 'variation' and verdict is null and parent_id is null
  `.execute(db);
}

async function decide(db: DbOrTx): Promise<void> {
  await sql`
    update import_row set verdict = case
        when product.id is null then 'create'
        when product.import_digest = import_row.digest and not import_row.takes
          and not import_row.has_other_relations then 'same'
        else 'change' end,
      family = coalesce(import_row.parent_id, import_row.product_id)
    from import_row self left join product on product.id = self.product_id
    where self.line = import_row.line and import_row.verdict is null
  `.execute(db);
}

/** Decides for every staged row: create, change, keep, or refuse with a reason. */
export async function planStage(db: DbOrTx, take: readonly ImportFieldKind[]): Promise<void> {
  const hasIndexes = await isLarge(db);
  if (hasIndexes) await sql`analyze pg_temp.import_row`.execute(db);
  await matchProducts(db);
  await refuseBelowZero(db);
  await assignIds(db);
  if (hasIndexes) await indexStage(db, ['sku', 'wanted_id']);
  await findParents(db);
  if (await isAnyKnown(db)) {
    await markChangedHere(db);
    await compareRelations(db);
    await dropFieldsChangedHere(db, take);
    await refuseBelowZero(db);
  }
  await decide(db);
  if (hasIndexes) await indexStage(db, ['family', 'product_id', 'slug']);
}

export async function countVerdicts(db: DbOrTx): Promise<Record<Verdict, number>> {
  const { rows } = await sql<{ verdict: Verdict; count: number }>`
    select verdict, count(*) as count from import_row group by verdict
  `.execute(db);
  const counts = { create: 0, change: 0, same: 0, refuse: 0 };
  for (const { verdict, count } of rows) counts[verdict] = count;
  return counts;
}

export async function examplesOf(db: DbOrTx, verdict: Verdict, limit: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select coalesce(sku, goods #>> '{name,en}') as name from import_row where verdict = ${verdict} order by line limit ${limit}
  `.execute(db);
  return rows.map(({ name }) => name);
}

export async function refusedRows(db: DbOrTx): Promise<{ line: number; reason: string; value: string }[]> {
  const { rows } = await sql<{ line: number; reason: string; value: string }>`
    select line, reason, case reason when 'repeated' then sku when 'other-type' then type
      when 'below-zero' then links ->> 'stock' else parent end as value
    from import_row where verdict = 'refuse' order by line
  `.execute(db);
  return rows;
}

/**
 * Refreshes table statistics: a shop that grows many times within a minute would be written with plans for a small
 * one. Only key columns are analysed; all columns take longer than they save.
 */
export async function measureTables(db: DbOrTx): Promise<void> {
  await sql`
    analyze product (id, parent_id), product_category (product_id), product_tag (product_id), product_image (product_id),
      product_link (product_id), stock_level (product_id), stock_shelf (product_id, location_id),
      stock_movement (product_id), fit_word (product_id, word), product_fit (device_id, stick_id),
      listing_row (product_id), listing_key (product_id), product_import (product_id)
  `.execute(db);
}

/** @returns the next families with changes, parents' ids in order */
export async function nextFamilies(db: DbOrTx, after: number, limit: number): Promise<ProductId[]> {
  const { rows } = await sql<{ family: ProductId }>`
    select family from import_row where verdict in ('create', 'change') and family > ${after}
    group by family order by family limit ${limit}
  `.execute(db);
  return rows.map(({ family }) => family);
}

/** The effect of each valid row, in file order; refused rows are reported separately. */
export async function plannedRows(db: DbOrTx, limit: number): Promise<PlannedRow[]> {
  const { rows } = await sql<PlannedRow>`
    select line, coalesce(import_row.sku, '') as key, verdict,
      coalesce(import_row.goods #>> '{name,en}', product.name ->> 'en', '') as name, changed_here as "changedHere"
    from import_row left join product on product.id = import_row.product_id
    where verdict <> 'refuse' order by line limit ${limit}
  `.execute(db);
  return rows;
}
