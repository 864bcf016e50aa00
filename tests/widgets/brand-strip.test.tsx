import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Language } from '#kernel/language.ts';
import { translatorFor } from '#messages';
import { LanguageProvider } from '#views/language/language.tsx';
import { HOME_SOURCE } from '#widgets/tree/find/find-node.ts';
import { resolveWidgets } from '#widgets/tree/print/resolve-widgets.ts';
import { Widgets } from '#widgets/tree/print/widgets.tsx';
import { aProduct, aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';

const test = aShop(await aDatabase());
const { shop, db } = test;
await aProduct(test, {
  sku: 'KEPT',
  category: 'Sticks > Gold',
  more: {
    Tags: 'new',
    'Attribute 1 name': 'Brand',
    'Attribute 1 global': '1',
    'Attribute 1 value(s)': 'Kovia',
  },
});
const [sticks] = await shop.catalogue.categoryTree();
const gold = sticks?.children[0];
const brand = await db
  .selectFrom('attribute_term')
  .select('slug')
  .where('attribute_slug', '=', 'brand')
  .executeTakeFirst();
const tag = await db.selectFrom('tag').select('slug').executeTakeFirst();

const nodeOf = (...terms: object[]) => ({
  id: 'strip',
  widget: 'brand-strip',
  version: 1,
  settings: { heading: { en: 'Brands' }, terms: terms.map((term) => ({ term })) },
});

async function print(tree: unknown, language: Language = 'en') {
  const resolved = await resolveWidgets(tree, {
    ...{
      shop,
      language,
      now: test.time.now,
      blocks: null,
      source: HOME_SOURCE,
      isPreview: false,
      stylesheets: {},
    },
    page: { path: '/', query: '', title: '', publicUrl: 'https://shop.test' },
  });
  return renderToStaticMarkup(
    <LanguageProvider translator={translatorFor(language)}>
      <Widgets resolved={resolved} />
    </LanguageProvider>,
  );
}

const links = (html: string) =>
  [...html.matchAll(/href="([^"]+)">([^<]+)</g)].map(([, href, name]) => [href, name]);

it('terms are links to their lists, by name and in the language of the page', async () => {
  const tree = [nodeOf({ brand: brand?.slug }, { category: gold?.id }, { tag: tag?.slug })];
  expect(links(await print(tree))).toEqual([
    [`/brand/${brand?.slug}/`, 'Kovia'],
    [gold?.path, 'Gold'],
    [`/product-tag/${tag?.slug}/`, 'new'],
  ]);
  expect(links(await print(tree, 'ar'))[0]?.[0]).toBe(`/ar/brand/${brand?.slug}/`);
});

it('terms that are gone are left out, and the others stay', async () => {
  const tree = [nodeOf({ brand: 'gone' }, { category: 999_999 }, { tag: tag?.slug }, { tag: 'gone' })];
  expect(links(await print(tree))).toHaveLength(1);
  expect(await print([nodeOf({ brand: 'gone' })])).not.toContain('<ul');
});

it('a template with terms that are gone is not saved: each is named by its setting', async () => {
  const draft = {
    name: 'Brands',
    place: 'section',
    conditions: { include: [], exclude: [] },
    tree: [nodeOf({ brand: brand?.slug }, { brand: 'gone' }, { category: 999_999 }, { tag: 'gone' })],
    status: 'published',
  };
  const by = { staffId: null, name: 'Noura' };
  expect(await shop.templates.edit.save(null, draft, { version: 0, by })).toMatchObject({
    ok: false,
    refusal: {
      code: 'templates.wrong-content',
      nodes: [
        { node: 'strip', path: 'terms.1.term', reason: 'missing-brand' },
        { node: 'strip', path: 'terms.2.term', reason: 'missing-category' },
        { node: 'strip', path: 'terms.3.term', reason: 'missing-tag' },
      ],
    },
  });
});
