import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createAdminActions } from '#admin-actions/admin-actions.ts';
import type { ValueOf } from '#admin-actions/registry.ts';
import type { Role } from '#shop/staff';
import { aMember } from '#tests/a-member.ts';
import { aProduct, aShop } from '#tests/a-shop.ts';
import { anOrder, deliverToDubai } from '#tests/an-order.ts';
import { aDatabase } from '#tests/database.ts';

const made = aShop(await aDatabase());
const adminActions = createAdminActions(made.shop);
const where = { language: 'en', address: '127.0.0.1', publicUrl: 'http://shop.test' } as const;

async function perform(role: Role, name: 'home.show' | 'home.show-setup', sent: object) {
  return adminActions.perform({ signedIn: await aMember(made, role), name, sent, ...where });
}

async function setupFor(role: Role): Promise<ValueOf<'home.show'>['setup']> {
  const answer = await perform(role, 'home.show', {});
  if (!answer.ok) throw new Error(answer.refusal.code);
  return (answer.value as ValueOf<'home.show'>).setup;
}

async function aLogo() {
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  const saved = await made.shop.media.upload({ bytes, fileName: 'logo.png', alt: '' });
  const [media] = await made.shop.media.find(saved.ok ? [saved.value] : []);
  return { file: media?.file, widthPx: media?.widthPx, heightPx: media?.heightPx };
}

const namesOf = (setup: ValueOf<'home.show'>['setup'], isDone: boolean) =>
  setup?.steps.filter((step) => step.isDone === isDone).map(({ name }) => name);

async function set(values: Readonly<Record<string, unknown>>): Promise<void> {
  for (const [key, value] of Object.entries(values))
    expect(await made.shop.settings.set(key, value)).toMatchObject({ ok: true });
}

it('BO-01 the guide shows what an empty shop has, and follows changes', async () => {
  const cod = (await made.shop.settings.all())['payments.cod'];
  await set({
    'payments.cod': { ...cod, enabled: false },
    comingSoon: { mode: 'site', page: '', opensAt: '', answer: '503', linkVersion: 0 },
  });
  expect(namesOf(await setupFor('owner'), true)).toEqual([]);
  expect(namesOf(await setupFor('catalogue-editor'), false)).toEqual(['products']);

  await deliverToDubai(made);
  const lamp = await aProduct(made, { sku: 'LAMP', price: '100.00', stock: 5 });
  await set({ 'payments.cod': cod });
  await anOrder(made, [{ id: lamp, quantity: 1 }]);
  expect(namesOf(await setupFor('owner'), true)).toEqual(['products', 'delivery', 'payments', 'order']);
  expect(await setupFor('catalogue-editor')).toBeNull();

  await set({
    'shop.logo': await aLogo(),
    'shop.email': 'care@shop.test',
    'shop.phone': '+97140000000',
    'shop.address': { en: 'Dubai' },
    'shop.trn': '100123456700003',
    'shop.licence': 'CN-1234567',
    comingSoon: { mode: 'off', page: '', opensAt: '', answer: '503', linkVersion: 0 },
  });
  const setup = await setupFor('owner');
  expect(namesOf(setup, false)).toEqual(['legal']);
  expect(setup?.steps.find(({ name }) => name === 'legal')?.missing).toEqual(['terms', 'privacy']);
});

it('BO-01 owners hide the guide from all staff and bring it back', async () => {
  expect(await perform('page-editor', 'home.show-setup', { isShown: false })).toMatchObject({ ok: false });
  expect(await perform('manager', 'home.show-setup', { isShown: false })).toMatchObject({ ok: true });
  expect(await setupFor('owner')).toMatchObject({ isShown: false });
  expect(await setupFor('order-desk')).toBeNull();
  await perform('owner', 'home.show-setup', { isShown: true });
  expect(await setupFor('owner')).toMatchObject({ isShown: true });
});

it('BO-01 a completed guide stays until it is closed, then never returns', async () => {
  for (const slug of ['terms', 'privacy'])
    await made.shop.content.save({
      ...{ kind: 'page', slug, title: { en: slug }, excerpt: { en: '' }, body: { en: '<p>Text</p>' } },
      ...{ tree: [], coverId: null, category: '', tags: [], details: { products: [] }, position: 0 },
      publishedAt: made.time.now,
    });
  expect(namesOf(await setupFor('owner'), false)).toEqual([]);
  await perform('owner', 'home.show-setup', { isShown: false });
  expect(await setupFor('owner')).toBeNull();
});
