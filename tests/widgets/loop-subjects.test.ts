import { beforeAll, describe, expect, it } from 'vitest';
import { withCacheDependencies } from '#composition/cache-dependencies.ts';
import { DAY_MS } from '#kernel/instant.ts';
import type { Blocks, SourceDocument } from '#widgets/place.ts';
import { resolveInline, resolveWidgets } from '#widgets/tree/print/resolve-widgets.ts';
import { aProduct, aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';
import { gridOf, namesIn } from './loops/a-loop.ts';

const test = aShop(await aDatabase());
const { shop, time } = test;

const FOOTER: SourceDocument = { name: 'shipped-footer', at: '' };

function whereAt(path: string, query = '') {
  return {
    ...{ shop: withCacheDependencies(shop, () => time.now), language: 'en' as const, now: time.now },
    page: { path, query, title: '', publicUrl: 'https://shop.test' },
    ...{ stylesheets: {}, blocks: null, source: FOOTER, isPreview: false },
  };
}

async function aText(kind: 'article' | 'portfolio', title: string, text: string) {
  await shop.content.save({
    ...{ kind, slug: title.toLowerCase(), title: { en: title }, excerpt: { en: '' } },
    ...{ body: { en: `<p>${text}</p>` }, tree: [], coverId: null, category: 'texts', tags: [], position: 0 },
    ...{ details: { products: [] }, publishedAt: new Date(time.now.getTime() - DAY_MS) },
  });
}

beforeAll(async () => {
  await aProduct(test, { sku: 'Cable', stock: 3, category: 'Chargers' });
  await aProduct(test, { sku: 'Plug', stock: 3, category: 'Chargers' });
  await aProduct(test, { sku: 'Case', stock: 3, category: 'Cases' });
  for (const kind of ['article', 'portfolio'] as const)
    await shop.content.saveCategory(kind, { slug: 'texts', name: { en: 'Texts' }, position: 0 });
  await aText('article', 'Cleaning', 'A brush and patience.');
  await aText('article', 'Brushes', 'Which one is right.');
  await aText('article', 'Travel', 'What to pack.');
  await aText('portfolio', 'Window', 'A display of brushes.');
}, 60_000);

describe('WG-17 a loop of the current list', () => {
  const current = { source: 'current', orderby: 'title' };

  it('follows the page in documents that are printed on many pages', async () => {
    const inFooter = async (path: string, query = '') => {
      const [loop] = await resolveInline([gridOf('products', current)], whereAt(path, query));
      return namesIn(loop);
    };
    expect(await inFooter('/category/chargers/')).toEqual(['Cable', 'Plug']);
    expect(await inFooter('/category/cases/')).toEqual(['Case']);
    expect(await inFooter('/shop/', '?s=plug')).toEqual(['Plug']);
    expect(await inFooter('/')).toHaveLength(3);
    const [related] = await resolveInline(
      [gridOf('products', { source: 'related' })],
      whereAt('/product/cable/'),
    );
    expect(namesIn(related)).toEqual(['Plug']);
  });

  it('shows the articles or projects that the search of the page finds, the best match first', async () => {
    const titlesFoundBy = async (items: 'articles' | 'projects', words: string) => {
      const [loop] = await resolveWidgets(
        [gridOf(items, { ...current, orderby: 'position' })],
        whereAt('/', `?s=${words}`),
      );
      return namesIn(loop);
    };
    expect(await titlesFoundBy('articles', 'brush')).toEqual(['Brushes', 'Cleaning']);
    expect(await titlesFoundBy('articles', 'pack')).toEqual(['Travel']);
    expect(await titlesFoundBy('projects', 'brush')).toEqual(['Window']);
    expect(await titlesFoundBy('articles', '%2D%2D')).toEqual([]);
  });
});

it('the block of a loop is one of many as soon as the address has parameters, also of loops that the page does not have', async () => {
  const variantsAt = async (query: string) => {
    const variants: (string | null | undefined)[] = [];
    const blocks: Blocks = {
      open: (_key, print, variantOf) => {
        variants.push(variantOf);
        return print(shop);
      },
    };
    await resolveWidgets([gridOf('articles', {})], { ...whereAt('/lists/', query), blocks });
    return variants;
  };
  expect(await variantsAt('')).toEqual([null]);
  expect(await variantsAt('?e-page-list=2')).toEqual(['shipped-footer.list']);
  expect(await variantsAt('?e-filter-made-up-category=texts')).toEqual(['shipped-footer.list']);
});
