import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createDesk } from '#desk/desk.ts';
import { EMPTY_PRODUCT } from '#shop/catalogue/edit/empty-draft.ts';
import { aMember } from '../a-member.ts';
import { aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';

const made = aShop(await aDatabase());
const desk = createDesk(made.shop);
const where = { language: 'en', address: '127.0.0.1', publicUrl: 'http://shop.test' } as const;

it('BO-01 a product is made in one go with its picture, whatever the acts watch', async () => {
  const signedIn = await aMember(made, 'owner');
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  const added = await desk.perform({
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
  const saved = await desk.perform({
    signedIn,
    name: 'products.save',
    sent: { id: null, version: 0, draft },
    ...where,
  });
  expect(saved).toMatchObject({ ok: true });
});
