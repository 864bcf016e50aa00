import { type Kysely, sql } from 'kysely';

const BASELINE = '0001-baseline';

/** The migrations that the baseline replaces. Older databases and backups name them. */
export const SQUASHED: readonly string[] = [
  '0001-catalogue',
  '0002-inventory-listing',
  '0003-content-reviews-settings',
  '0004-cart-orders',
  '0005-reviews',
  '0006-search',
  '0007-forms',
  '0008-redirects',
  '0009-fit',
  '0010-stock-requests',
  '0011-search-order',
  '0012-promotions',
  '0013-cart',
  '0014-customers',
  '0015-orders',
  '0016-payments',
  '0017-checkout',
  '0019-delivery-slots',
  '0020-money-and-cards',
  '0021-mails',
  '0022-editing-goods',
  '0023-staff',
  '0024-texts-accepted',
  '0025-customer-list',
  '0026-media-library',
  '0027-editing-texts',
  '0029-exchange',
  '0030-announcements',
  '0031-goods-at-a-glance',
  '0033-from-the-old-shop',
  '0034-orders-of-the-old-shop',
  '0035-listing-keys',
  '0037-cropped-pictures',
  '0037-locations-close',
  '0038-price-bits',
  '0040-archives',
  '0041-search-bits',
  '0042-fit-by-side',
  '0043-quicker-sets',
  '0044-unanswered-payments',
  '0046-known-networks',
  '0047-orders-know-their-cart',
  '0049-default-variations',
  '0050-wide-pictures',
  '0051-imported-fields',
  '0052-new-order-notices',
  '0053-rate-limit-counts',
];

async function readHistory<T>(db: Kysely<T>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * Replaces the squashed migrations in a database's history by the baseline.
 *
 * @throws when some are missing: the baseline cannot run on top of its own tables
 */
export async function recordBaseline<T>(tx: Kysely<T>): Promise<void> {
  const { rows } = await sql<{ isKnown: boolean }>`
    select to_regclass('public.kysely_migration') is not null as "isKnown"
  `.execute(tx);
  const history = new Set(rows[0]?.isKnown === true ? await readHistory(tx) : []);
  const missing = SQUASHED.filter((name) => !history.has(name));
  if (missing.length === SQUASHED.length) return;
  if (missing.length > 0)
    throw new Error(
      `The database is older than this version of the shop can migrate: it lacks ${missing.join(', ')}. Start it ` +
        'once with the last version before the migration baseline (docs/decisions/0010-migration-baseline.md).',
    );
  await sql`delete from kysely_migration where name = any(${SQUASHED}::text[])`.execute(tx);
  await sql`
    insert into kysely_migration (name, timestamp) values (${BASELINE}, ${new Date().toISOString()})
  `.execute(tx);
}

/** @returns whether rows of this migration fit the database: it has run here, or the baseline replaces it */
export async function knowsMigration<T>(db: Kysely<T>, name: string): Promise<boolean> {
  return SQUASHED.includes(name) || (await readHistory(db)).includes(name);
}
