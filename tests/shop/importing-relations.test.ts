import { describe, expect, it } from 'vitest';
import type { ImportFieldKind } from '#kernel/data-transfer/table-import.ts';
import type { ProductId } from '#kernel/ids.ts';
import { aDevice } from '../a-kit.ts';
import { aProduct, aShop, PLAIN_IMPORT, rowsOf } from '../a-shop.ts';
import { aDatabase } from '../database.ts';

const test = aShop(await aDatabase());
const { shop, db } = test;

type Row = Record<string, string>;

function bring(rows: readonly Row[], { dryRun = false, take = [] as ImportFieldKind[] } = {}) {
  return shop.catalogue.importProducts(rowsOf(rows), { ...PLAIN_IMPORT, dryRun, take });
}

const [first, second] = [
  await aProduct(test, { sku: 'REL-A' }),
  await aProduct(test, { sku: 'REL-B' }),
  await aProduct(test, { sku: 'REL-C' }),
];
const { device, colours } = await aDevice(test, { sku: 'REL-DEV', stock: [5, 5, 5] });

const row = (sku: string, more: Row): Row => ({
  ...{ SKU: sku, Type: 'simple', Name: sku, 'Regular price': '10', ...more },
});

async function idOf(sku: string): Promise<ProductId> {
  return (await shop.catalogue.idsBySku([sku])).get(sku) ?? (0 as ProductId);
}

async function linksOf(sku: string, kind: string): Promise<number[]> {
  const rows = await db
    .selectFrom('product_link')
    .select('target_id')
    .where('product_id', '=', await idOf(sku))
    .where('kind', '=', kind)
    .orderBy('position')
    .execute();
  return rows.map(({ target_id }) => target_id);
}

async function partsOf(sku: string): Promise<string[]> {
  const rows = await db
    .selectFrom('bundle_part')
    .select(['part_id', 'quantity', 'default_variation_id as first'])
    .where('product_id', '=', await idOf(sku))
    .orderBy('position')
    .execute();
  return rows.map(({ part_id, quantity, first: chosen }) => `${part_id}x${quantity}/${chosen}`);
}

/** As staff would in the product's editor. */
async function relate(sku: string, kind: string, targets: readonly ProductId[]): Promise<void> {
  const product_id = await idOf(sku);
  await db.deleteFrom('product_link').where('product_id', '=', product_id).where('kind', '=', kind).execute();
  for (const [position, target_id] of targets.entries())
    await db.insertInto('product_link').values({ product_id, target_id, kind, position }).execute();
}

describe('relations in a repeated import', () => {
  it.each([
    ['upsell', 'Upsells'],
    ['cross_sell', 'Cross-sells'],
    ['grouped', 'Grouped products'],
  ])('BO-03 changed by staff are marked and kept, or taken from the file: %s', async (kind, header) => {
    const one = row(`KEEP-${kind}`, { [header]: 'REL-A, REL-B' });
    await bring([one]);
    expect(await bring([one], { dryRun: true })).toMatchObject({ leftAlone: 1, changedHere: {} });
    await relate(`KEEP-${kind}`, kind, [second, first]);
    const plan = await bring([one], { dryRun: true });
    expect(plan.rows).toMatchObject([{ verdict: 'same', changedHere: [kind] }]);
    expect(plan.changedHere).toEqual({ placing: 1 });
    await bring([{ ...one, 'Regular price': '11' }]);
    expect(await linksOf(`KEEP-${kind}`, kind)).toEqual([second, first]);
    await bring([{ ...one, 'Regular price': '11' }], { take: ['placing'] });
    expect(await linksOf(`KEEP-${kind}`, kind)).toEqual([first, second]);
    expect(await bring([{ ...one, 'Regular price': '11' }])).toMatchObject({ leftAlone: 1, changedHere: {} });
  });

  it('BO-03 of a bundle are parts, quantities and defaults', async () => {
    const parts = { 'Meta: _jamra_bundle_items': 'REL-DEV x1 | REL-A x2' };
    const one = row('BUNDLE', { ...parts, 'Meta: _jamra_bundle_defaults': 'REL-DEV-INK' });
    await bring([one]);
    expect(await partsOf('BUNDLE')).toEqual([`${device}x1/${colours[2]}`, `${first}x2/null`]);
    expect(await bring([one])).toMatchObject({ leftAlone: 1, changedHere: {} });
    await db
      .updateTable('bundle_part')
      .set({ default_variation_id: colours[1] })
      .where('part_id', '=', device)
      .execute();
    const plan = await bring([one], { dryRun: true });
    expect(plan.rows).toMatchObject([{ verdict: 'same', changedHere: ['bundle'] }]);
    await bring([one], { take: ['placing'] });
    expect(await partsOf('BUNDLE')).toEqual([`${device}x1/${colours[2]}`, `${first}x2/null`]);
  });

  it('BO-03 change when a referenced product exists now', async () => {
    const one = row('WAITS', { Upsells: 'REL-A, REL-LATE' });
    const report = await bring([one]);
    expect(report.warnings).toMatchObject([{ kind: 'relation', value: 'REL-LATE' }]);
    expect(await bring([one])).toMatchObject({ leftAlone: 1 });
    const late = row('REL-LATE', {});
    expect(await bring([one, late], { dryRun: true })).toMatchObject({
      created: 1,
      changed: 1,
      leftAlone: 0,
    });
    await bring([late]);
    expect((await bring([one], { dryRun: true })).rows).toMatchObject([{ verdict: 'change' }]);
    await bring([one]);
    expect(await linksOf('WAITS', 'upsell')).toEqual([first, await idOf('REL-LATE')]);
    expect(await bring([one])).toMatchObject({ leftAlone: 1, changedHere: {} });
  });

  it('BO-03 stay without a column', async () => {
    const parts = {
      'Meta: _jamra_bundle_items': 'REL-DEV x1',
      'Meta: _jamra_bundle_defaults': 'REL-DEV-INK',
    };
    await bring([row('FEW', { Upsells: 'REL-A', 'Cross-sells': 'REL-C', ...parts })]);
    await bring([{ SKU: 'FEW', 'Regular price': '12' }]);
    await bring([{ SKU: 'FEW', 'Cross-sells': 'REL-B' }]);
    await bring([{ SKU: 'FEW', 'Meta: _jamra_bundle_items': 'REL-DEV x2' }]);
    expect(await linksOf('FEW', 'upsell')).toEqual([first]);
    expect(await linksOf('FEW', 'cross_sell')).toEqual([second]);
    expect(await partsOf('FEW')).toEqual([`${device}x2/${colours[2]}`]);
    await bring([{ SKU: 'FEW', Upsells: '' }]);
    expect(await linksOf('FEW', 'upsell')).toEqual([]);
  });
});
