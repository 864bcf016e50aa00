import { describe, expect, it } from 'vitest';
import { aProduct, aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';

const made = aShop(await aDatabase());
const { shop, db } = made;
await aProduct(made, { sku: 'CEDRANE', category: 'Tobacco sticks > Cedrane' });
await aProduct(made, { sku: 'CLOTH', category: 'Gifts' });
await shop.content.save({
  kind: 'page',
  slug: 'about-heat',
  title: { en: 'About heat' },
  excerpt: { en: '' },
  body: { en: '<p>Warm.</p>' },
  tree: [],
  coverId: null,
  category: '',
  tags: [],
  details: { products: [] },
  position: 0,
  publishedAt: made.time.now,
});

const KEY = 'catalogue.listingPrefix';
const leadsTo = async (path: string) => await shop.redirects.find(path);

describe('the slug of the sticks archive', () => {
  it.each(['brand', 'product', 'blog', 'ar', 'admin', 'cart', 'contact', 's', 'page', 'about-heat'])(
    'RT-03 is not %s, which is taken',
    async (word) => {
      expect(await shop.settings.set(KEY, word)).toEqual({
        ok: false,
        refusal: { code: 'settings.word-taken', key: KEY, word },
      });
      expect((await shop.settings.all())[KEY]).toBe('sticks');
    },
  );

  it('RT-03 redirects its old paths to the new ones, in both languages, and back', async () => {
    expect(await shop.settings.set(KEY, 'pouches')).toMatchObject({ ok: true });
    expect(await leadsTo('/sticks/')).toEqual({ status: 301, location: '/pouches/' });
    expect(await leadsTo('/ar/sticks/cedrane/?orderby=price')).toEqual({
      status: 301,
      location: '/ar/pouches/cedrane/?orderby=price',
    });
    expect(await leadsTo('/category/gifts/')).toBeNull();
    await shop.settings.set(KEY, 'refills');
    expect(await leadsTo('/sticks/cedrane/')).toMatchObject({ location: '/refills/cedrane/' });
    await shop.settings.set(KEY, 'sticks');
    expect(await leadsTo('/refills/')).toMatchObject({ location: '/sticks/' });
    expect(await leadsTo('/sticks/')).toBeNull();
  });

  it('RT-03 changes together with the redirects or not at all', async () => {
    await db.schema.alterTable('redirect').renameTo('redirect_away').execute();
    await expect(shop.settings.set(KEY, 'pouches')).rejects.toThrow();
    await db.schema.alterTable('redirect_away').renameTo('redirect').execute();
    made.time.now = new Date(made.time.now.getTime() + 5000);
    expect((await shop.settings.all())[KEY]).toBe('sticks');
  });
});
