import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createAdminActions } from '#admin-actions/admin-actions.ts';
import { EMPTY_PRODUCT } from '#shop/catalogue/staff/rules/empty-draft.ts';
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
