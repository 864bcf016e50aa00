import { expect, it } from 'vitest';
import { createAdminActions } from '#admin-actions/admin-actions.ts';
import type { ActionName } from '#admin-actions/registry.ts';
import type { ProductId } from '#kernel/ids.ts';
import { ROLES, type Role, rightsOf } from '#shop/staff';
import { aMember } from '../a-member.ts';
import { aProduct, aShop } from '../a-shop.ts';
import { anOrder, deliverToDubai } from '../an-order.ts';
import { aDatabase } from '../database.ts';

const db = await aDatabase();
const test = aShop(db);
const adminActions = createAdminActions(test.shop);
const where = { language: 'en', address: '127.0.0.1', publicUrl: 'http://shop.test' } as const;
/** A cost that equals no other number of these answers. */
const COST = 7_654_321;

const id = (await aProduct(test, { sku: 'COSTLY', price: '90.00', stock: 9 })) as ProductId;
await deliverToDubai(test);
const order = await anOrder(test, [{ id }]);

const ASKED: readonly [ActionName, unknown][] = [
  ['products.open', { id }],
  ['products.list', {}],
  ['products.history', { id }],
  ['stock.low', {}],
  ['stock.ledger', { productId: id }],
  ['stock.sheet', { locationId: 1 }],
  ['orders.show', { id: order.id }],
  ['orders.list', {}],
  ['home.show', {}],
];

async function answers(role: Role): Promise<string> {
  const signedIn = await aMember(test, role);
  const all = ASKED.map(([name, sent]) => adminActions.perform({ signedIn, name, sent, ...where }));
  return JSON.stringify(await Promise.all(all));
}

async function saveCost(): Promise<void> {
  const open = await test.shop.catalogue.edit.open(id);
  if (open === null) throw new Error('the product is not there');
  const draft = { ...open.draft, price: { ...open.draft.price, costMinor: COST } };
  const by = { staffId: null, name: 'test' } as never;
  const saved = await test.shop.catalogue.edit.save(id, draft, { version: open.version, by });
  if (!saved.ok) throw new Error(saved.refusal.code);
}

it('RO-03 cost prices are hidden without the right to see them', async () => {
  await saveCost();
  for (const role of ROLES)
    expect({ role, isSent: (await answers(role)).includes(String(COST)) }).toEqual({
      role,
      isSent: rightsOf(role).includes('costs.see'),
    });
});

it('RO-03 product editors and exporters see cost prices', () => {
  for (const role of ROLES) {
    const rights = rightsOf(role);
    if (
      rights.includes('products.change') ||
      rights.includes('data-transfer.run') ||
      rights.includes('audit.see')
    )
      expect(rights).toContain('costs.see');
  }
});
