import { expect, it } from 'vitest';
import { aShop, PLAIN_IMPORT, rowsOf } from '#tests/a-shop.ts';
import { aDatabase } from '#tests/database.ts';
import { PRODUCT_TEMPLATE } from './template.ts';

const { shop } = aShop(await aDatabase());

it('BO-03 the template imports as drafts without errors; a second import changes nothing', async () => {
  const first = await shop.catalogue.importProducts(rowsOf(PRODUCT_TEMPLATE), PLAIN_IMPORT);
  expect(first).toMatchObject({ created: PRODUCT_TEMPLATE.length, refused: [], warnings: [] });
  const { rows } = await shop.catalogue.edit.find({ status: 'draft' });
  expect(rows.map(({ sku }) => sku).sort()).toEqual(['EXAMPLE-CASE', 'EXAMPLE-STAND']);
  const again = await shop.catalogue.importProducts(rowsOf(PRODUCT_TEMPLATE), PLAIN_IMPORT);
  expect(again).toMatchObject({ created: 0, changed: 0, refused: [] });
});
