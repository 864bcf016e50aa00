import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { aProduct, aShop } from '../../../../tests/a-shop.ts';
import { aDatabase } from '../../../../tests/database.ts';
import { nameOfProduct, readNameOfProduct } from './for-sale.ts';

const db = await aDatabase();
const test = aShop(db);
await aProduct(test, { sku: 'NAMED-1', more: { Name: 'Oak  Tray' } });

it('OR-03 names of custom items match the catalogue regardless of case, spaces and letter forms', async () => {
  expect(await readNameOfProduct(db, ['Gift box', ' oak tray ', 'named-1'])).toBe(' oak tray ');
  expect(await readNameOfProduct(db, ['NAMED-1'])).toBe('NAMED-1');
  expect(await readNameOfProduct(db, ['Oak', '', ' '])).toBeNull();
});

it('OR-03 the names of the catalogue are found by an index', async () => {
  const plan = await db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    const { rows } = await sql`explain ${nameOfProduct(['Oak tray', 'Gift box'])}`.execute(tx);
    return JSON.stringify(rows);
  });
  expect(plan).toContain('product_names');
});
