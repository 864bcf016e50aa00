import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createAdminActions } from '#admin-actions/admin-actions.ts';
import { EMPTY_PRODUCT, EMPTY_VARIATION } from '#shop/catalogue/staff/rules/empty-draft.ts';
import { aMember } from '#tests/a-member.ts';
import { aShop } from '#tests/a-shop.ts';
import { aDatabase } from '#tests/database.ts';

const made = aShop(await aDatabase());
const adminActions = createAdminActions(made.shop);
const where = { language: 'en', address: '127.0.0.1', publicUrl: 'http://shop.test' } as const;

it('BO-01 a product is created with its picture in one transaction, with the audit log on', async () => {
  const signedIn = await aMember(made, 'owner');
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  const added = await adminActions.perform({
    signedIn,
    name: 'media.add',
    sent: { bytes, fileName: 'a.png' },
    ...where,
  });
  const { id } = (added as { value: { id: number } }).value;
  const draft = {
    ...EMPTY_PRODUCT,
    name: { en: 'Stand', ar: 'حامل' },
    status: 'published',
    price: { ...EMPTY_PRODUCT.price, regularMinor: 8500 },
    pictures: [{ mediaId: id, alt: { en: 'A stand', ar: '' } }],
  };
  const saved = await adminActions.perform({
    signedIn,
    name: 'products.save',
    sent: { id: null, version: 0, draft },
    ...where,
  });
  expect(saved).toMatchObject({ ok: true });
});

it('BO-01 the list counts published variations without a price', async () => {
  const signedIn = await aMember(made, 'owner');
  const perform = (name: string, sent: unknown) => adminActions.perform({ signedIn, name, sent, ...where });
  const size = (name: string) => ({ slug: name.toLowerCase(), name });
  const attribute = {
    ...{ slug: 'size', name: 'Size', isGlobal: false, isVisible: true, isVariation: true, defaultValue: '' },
    values: ['Small', 'Medium', 'Large'].map(size),
  };
  const price = { ...EMPTY_VARIATION.price, regularMinor: 2500 };
  const draft = {
    ...EMPTY_PRODUCT,
    name: { en: 'Sleeve', ar: '' },
    type: 'variable',
    attributes: [attribute],
    variations: [
      { ...EMPTY_VARIATION, options: { size: 'small' }, price },
      { ...EMPTY_VARIATION, options: { size: 'medium' } },
      { ...EMPTY_VARIATION, options: { size: 'large' }, status: 'private' },
    ],
  };
  const saved = await perform('products.save', { id: null, version: 0, draft });
  expect(saved).toMatchObject({ ok: true });
  const list = await perform('products.list', { text: 'Sleeve' });
  expect(list).toMatchObject({ value: { rows: [{ variations: 3, unpricedVariations: 1 }] } });
});
