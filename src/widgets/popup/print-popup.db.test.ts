import { expect, it } from 'vitest';
import { aShop } from '#tests/a-shop.ts';
import { aDatabase } from '#tests/database.ts';
import { printPopup } from './print-popup.ts';

const { shop } = aShop(await aDatabase());

it('a popup’s content is printed without cached blocks too', async () => {
  const words = { id: 'a', widget: 'text', version: 1, settings: { html: { en: '<p>A gift</p>', ar: '' } } };
  const conditions = { include: [{ kind: 'all' }], exclude: [] };
  const draft = { name: 'Offer', place: 'popup', status: 'published', tree: [words], conditions };
  const saved = await shop.templates.edit.save(null, draft, {
    version: 0,
    by: { staffId: null, name: 'Sara' },
  });
  const id = saved.ok ? saved.value.id : 0;
  const deps = { shop, publicUrl: 'http://shop.test', now: new Date(), blocks: null, expireAt: () => {} };
  const printed = await printPopup(deps, { id, path: '/shop/', query: '', language: 'en' });
  expect(printed?.html).toContain('<p>A gift</p>');
});
