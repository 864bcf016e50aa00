import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { translatorFor } from '#messages';
import { LanguageProvider } from '#views/language/language.tsx';
import type { Blocks, SourceDocument } from '#widgets/place.ts';
import { HOME_SOURCE } from '#widgets/tree/find/find-node.ts';
import type { PrintedBlock } from '#widgets/tree/print/block.ts';
import { resolveWidgets } from '#widgets/tree/print/resolve-widgets.ts';
import { Widgets } from '#widgets/tree/print/widgets.tsx';
import { buttonNode } from '../a-payment-button.ts';
import { aProduct, aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';

const test = aShop(await aDatabase());
const { shop, db } = test;
const WALLET = 'wallet-payment-button';
const ONLINE = { enabled: true, minimumMinor: 0, maximumMinor: 0, forbiddenClasses: [], devices: [] };

type Where = { isPreview?: boolean; language?: 'en' | 'ar'; source?: SourceDocument; blocks?: Blocks | null };

async function print(
  tree: unknown,
  { isPreview = false, language = 'en', source = HOME_SOURCE, blocks = null }: Where = {},
) {
  const resolved = await resolveWidgets(tree, {
    ...{ shop, language, now: test.time.now, stylesheets: {}, blocks, source, isPreview },
    page: { path: '/', query: '', title: 'Home', publicUrl: 'https://shop.test' },
  });
  return renderToStaticMarkup(
    <LanguageProvider translator={translatorFor(language)}>
      <Widgets resolved={resolved} />
    </LanguageProvider>,
  );
}

const namesIn = (html: string) =>
  [...html.matchAll(/<button[^>]*>/g)].flatMap(([button]) =>
    button.includes('name="payment_button"') ? [/ value="([^"]+)"/.exec(button)?.[1]] : [],
  );

afterEach(async () => {
  await shop.settings.set('payments.provider', 'test');
  await shop.settings.set('payments.card', ONLINE);
});
await shop.settings.set('payments.provider', 'test');

it('WG-24 a button is named by its document and node, also in slots and saved sections', async () => {
  const draft = {
    ...{ name: 'Saved', place: 'section', conditions: { include: [], exclude: [] }, status: 'published' },
    tree: [buttonNode('saved')],
  };
  const saved = await shop.templates.edit.save(null, draft, {
    version: 0,
    by: { staffId: null, name: 'Noura' },
  });
  if (!saved.ok) throw new Error(JSON.stringify(saved.refusal));
  const { id } = await db.selectFrom('template').select('id').executeTakeFirstOrThrow();
  const nameless = Object.fromEntries(Object.entries(buttonNode('x')).filter(([name]) => name !== 'id'));
  const section = { ...buttonNode('within', {}, 'section'), slots: { content: [nameless] } };
  const embedded = { id: 'embedded', widget: 'saved-section', version: 1, settings: { section: id } };
  const html = await print([buttonNode('top'), section, embedded]);
  expect(namesIn(html)).toEqual([
    'home.top',
    'home.within.content.card-payment-button-1',
    `template-${id}.saved`,
  ]);
});

it('WG-24 a button names the product and the amount, in both languages', async () => {
  expect(await print([buttonNode('top')])).toMatch(/Device check-up.*75\.00.*Pay by card/s);
  expect(await print([buttonNode('top')], { language: 'ar' })).toMatch(/فحص الجهاز.*75\.00.*الدفع بالبطاقة/s);
  const settings = { label: { en: 'Book now' } };
  expect(await print([buttonNode('top', settings)])).toMatch(/Book now/);
});

it('WG-24 WG-25 a forbidden button is nothing to shoppers and a reason to staff', async () => {
  await shop.settings.set('payments.card', { ...ONLINE, enabled: false });
  const sticks = await aProduct(test, { sku: 'STICKS', stock: 9 });
  await db.updateTable('product').set({ class: 'tobacco' }).where('id', '=', sticks).execute();
  const tree = [buttonNode('card'), buttonNode('wallet', { product: sticks }, WALLET)];
  const shown = await print(tree);
  expect(shown.replace(/<[^>]+>/g, '')).toBe('');
  const previewed = await print(tree, { isPreview: true });
  expect(previewed).toContain('This payment method is turned off.');
  expect(previewed).toMatch(/doesn’t accept this product class: tobacco/);
  expect(namesIn(previewed)).toEqual([]);
});

it('WG-24 tobacco by card has its health warning', async () => {
  const sticks = await aProduct(test, { sku: 'WARNED', stock: 9 });
  await db.updateTable('product').set({ class: 'tobacco' }).where('id', '=', sticks).execute();
  const html = await print([buttonNode('card', { product: sticks })]);
  expect(html).toContain('data-restricted');
});

it('WG-25 a wallet button is hidden until the script runs, with a sheet that is marked as a test', async () => {
  const html = await print([buttonNode('wallet', {}, WALLET)]);
  expect(html).toMatch(/<div data-wallet="" hidden="">/);
  expect(html).toContain('This is a test. No money moves.');
  expect(html).toContain('data-wallet-form="/checkout/pay-item/home.wallet/"');
});

it('WG-24 a cached block of a button is that of its document, and of no preview', async () => {
  const cache = new Map<string, PrintedBlock | null>();
  const blocks: Blocks = {
    open: async (key, printed) => {
      if (!cache.has(key)) cache.set(key, await printed(shop));
      return cache.get(key) ?? null;
    },
  };
  const tree = [buttonNode('pay')];
  expect(namesIn(await print(tree, { blocks }))).toEqual(['home.pay']);
  expect(namesIn(await print(tree, { blocks, source: { name: 'template-7', at: '' } }))).toEqual([
    'template-7.pay',
  ]);
  await shop.settings.set('payments.card', { ...ONLINE, enabled: false });
  cache.clear();
  expect(await print(tree, { blocks, isPreview: true })).toContain('This payment method is turned off.');
  expect(await print(tree, { blocks })).not.toContain('turned off');
});
