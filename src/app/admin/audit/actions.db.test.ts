import { expect, it } from 'vitest';
import { createAdminActions } from '#admin-actions/admin-actions.ts';
import type { ActionName, ValueOf } from '#admin-actions/registry.ts';
import { wordsIn } from '#messages';
import { aMember } from '#tests/a-member.ts';
import { aProduct, aShop } from '#tests/a-shop.ts';
import { aDatabase } from '#tests/database.ts';
import { sentenceOf } from './rules/sentence.ts';

const made = aShop(await aDatabase());
const adminActions = createAdminActions(made.shop);
const where = { language: 'en', address: '127.0.0.1', publicUrl: 'http://shop.test' } as const;

async function ask<Name extends ActionName>(name: Name, sent: object) {
  const signedIn = await aMember(made, 'owner');
  const answer = await adminActions.perform({ signedIn, name, sent, ...where });
  if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
  return answer.value as ValueOf<Name>;
}

async function lastSentence(action: ActionName): Promise<string> {
  const { entries, names } = await ask('audit.list', { action });
  const [entry] = entries;
  if (entry === undefined) throw new Error('no entry');
  const sentence = sentenceOf(wordsIn('en'), { ...entry, names });
  return sentence.replace(/[\u2068\u2069]/g, '').replace(entry.staffName, 'Sara');
}

it('RO-04 the entry of a price change names the product and both prices', async () => {
  const id = await aProduct(made, { sku: 'TOLD', price: '12.00', stock: 3 });
  const { rows } = await ask('products.list', { text: 'TOLD' });
  const [row] = rows;
  await ask('products.change-one', { id, change: { regularMinor: 1300 } });
  expect(await lastSentence('products.change-one')).toBe(
    `Sara changed the price of “${row?.name.en}” from AED 12.00 to AED 13.00`,
  );
});

it('RO-04 the entry of a setting names it, on its own as in the list', async () => {
  await ask('settings.save', { key: 'stock.lowAmount', value: 4, version: 0 });
  expect(await lastSentence('settings.save')).toBe('Sara changed “Low stock threshold”');
  const { entries } = await ask('audit.list', { action: 'settings.save' });
  const shown = await ask('audit.show', { id: entries[0]?.id ?? '' });
  expect(shown.names).toEqual({ 'setting:stock.lowAmount': 'Low stock threshold' });
});
