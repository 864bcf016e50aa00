import { expect, it } from 'vitest';
import { createAdminActions } from '#admin-actions/admin-actions.ts';
import type { ActionName } from '#admin-actions/registry.ts';
import { aMember } from '#tests/a-member.ts';
import { aProduct, aShop } from '#tests/a-shop.ts';
import { aDatabase } from '#tests/database.ts';
import { shippedDocuments } from '#widgets/shipped/shipped-documents.ts';

const made = aShop(await aDatabase());
const adminActions = createAdminActions(made.shop);
const where = { language: 'en', address: '127.0.0.1', publicUrl: 'http://shop.test' } as const;

async function ask(name: ActionName, sent: unknown) {
  const signedIn = await aMember(made, 'page-editor');
  // biome-ignore lint/suspicious/noExplicitAny: tests read the fields of any action's value
  return (await adminActions.perform({ signedIn, name, sent, ...where })) as any;
}

/** Publishes an empty popup, or the shipped header. */
async function template(name: string, place: 'popup' | 'header', include: object[]): Promise<number> {
  const tree = place === 'popup' ? [] : [...shippedDocuments.header];
  const draft = { name, place, conditions: { include, exclude: [] }, tree, status: 'published' };
  return (await ask('templates.save', { id: null, version: 0, draft })).value.id;
}

type Verdicts = { verdicts: { id: number; verdict: { reason: string } }[] };
const reasonsIn = ({ verdicts }: Verdicts) => verdicts.map(({ id, verdict }) => [id, verdict.reason]);

it('BO-01 headers and popups match what a page shows; a product and a document with the same id differ', async () => {
  const product = await aProduct(made, {
    sku: 'ABOVE',
    category: 'Sticks > Silver',
    more: { Name: 'Silver' },
  });
  const slug = (await made.shop.catalogue.published.slugOf({ id: product })) ?? '';
  const category = (await made.shop.catalogue.choices()).categories.find(({ name }) => name.en === 'Silver');
  const header = await template('Silver', 'header', [{ kind: 'category', value: category?.id }]);
  const [, matched] = (await ask('templates.at-address', { address: `/product/${slug}/` })).value;
  expect([matched.place, ...reasonsIn(matched)]).toEqual(['header', [header, 'stands']]);
  const [, elsewhere] = (await ask('templates.at-address', { address: '/shop/' })).value;
  expect(reasonsIn(elsewhere)).toEqual([[header, 'not-included']]);
  const singles = ['product', 'page'].map((kind) => ({ kind, value: product }));
  const popup = await template('One', 'popup', singles);
  expect((await ask('templates.open', { id: popup })).value.singles).toEqual([
    { of: 'product', value: String(product), label: 'Silver' },
  ]);
  const simulate = async (address: string) => {
    const { popups, others } = (await ask('popups.simulate', { query: `?address=${address}` })).value.found;
    return [popups.length, others.map(({ verdict }: { verdict: { reason: string } }) => verdict.reason)];
  };
  expect(await simulate(`/product/${slug}/`)).toEqual([1, []]);
  expect(await simulate('/shop/')).toEqual([0, ['not-included']]);
});
