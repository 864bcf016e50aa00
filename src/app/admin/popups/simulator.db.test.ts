import { expect, it } from 'vitest';
import { createAdminActions } from '#admin-actions/admin-actions.ts';
import type { ActionName } from '#admin-actions/registry.ts';
import { aMember } from '#tests/a-member.ts';
import { aProduct, aShop } from '#tests/a-shop.ts';
import { aDatabase } from '#tests/database.ts';

const made = aShop(await aDatabase());
const adminActions = createAdminActions(made.shop);
const where = { language: 'en', address: '127.0.0.1', publicUrl: 'http://shop.test' } as const;

async function ask(name: ActionName, sent: unknown) {
  const signedIn = await aMember(made, 'page-editor');
  // biome-ignore lint/suspicious/noExplicitAny: tests read the fields of any action's value
  return (await adminActions.perform({ signedIn, name, sent, ...where })) as any;
}

/** A product with one attribute. */
const products = (sku: string, category: string, [name, value]: readonly [string, string]) =>
  aProduct(made, {
    ...{ sku, category },
    more: {
      'Meta: _jamra_contains_nicotine': category.startsWith('Sticks') ? '1' : '',
      'Attribute 1 name': name,
      'Attribute 1 value(s)': value,
      'Attribute 1 global': '1',
    },
  });

it('BO-01 the visitor’s device is compared with the compatible devices of sticks only', async () => {
  const stick = await products('Amber', 'Sticks > Cedrane', ['Brand', 'Cedrane']);
  const device = await products('Duo', 'Devices', ['Compatible sticks', 'Cedrane']);
  const { fit, published } = made.shop.catalogue;
  expect([await fit.fitting(stick), await fit.fitting(device)]).toEqual([[device], [stick]]);
  const draft = {
    ...{ name: 'Other device', place: 'popup', tree: [], status: 'published' },
    conditions: { include: [{ kind: 'all' }], exclude: [] },
    settings: { timing: ['own_device'], own_device: 'misfits', triggers: ['page_load'] },
  };
  expect((await ask('templates.save', { id: null, version: 0, draft })).ok).toBe(true);
  const stateAt = async (id: number) => {
    const address = `/product/${await published.slugOf({ id })}/`;
    const query = new URLSearchParams({ address, own: String(device + stick + 1) }).toString();
    return (await ask('popups.simulate', { query })).value.found.popups[0].outcome.state;
  };
  expect([await stateAt(stick), await stateAt(device)]).toEqual(['shown', 'stopped']);
});
