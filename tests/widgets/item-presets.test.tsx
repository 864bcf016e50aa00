import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#kernel/language.ts';
import { translatorFor } from '#messages';
import { LanguageProvider } from '#views/language/language.tsx';
import type { LoopItem } from '#widgets/loop/item.ts';
import { ItemCard } from '#widgets/loop/view/loop-items.tsx';
import { itemPresets } from '#widgets/presets/items/index.ts';
import { presetNodes } from '#widgets/presets/preset-nodes.ts';
import { resolveWidgets } from '#widgets/tree/print/resolve-widgets.ts';
import { Widgets } from '#widgets/tree/print/widgets.tsx';
import { aProduct, aShop } from '../a-shop.ts';
import { aDatabase } from '../database.ts';

const test = aShop(await aDatabase());
await aProduct(test, { sku: 'SHOWN', stock: 3, more: { Tags: 'red' } });
const [sold] = await test.shop.listing.popular({ language: 'en', limit: 1 });
if (sold === undefined) throw new Error('no product is sold');

const picture = {
  ...{ file: 'a.jpg', widthPx: 4, heightPx: 3, sizes: [] },
  ...{ alt: '', title: '', caption: '', description: '' },
};
const text = { path: '/blog/x/', title: 'Title', excerpt: 'Words', picture };
const term = { name: 'Sticks', href: '/category/sticks/', text: 'All sticks', picture };
const rated = {
  ...sold,
  brand: 'Orveta',
  picture,
  hoverPicture: picture,
  rating: { average: 4.5, count: 2 },
};

const items: Readonly<Record<string, readonly LoopItem[]>> = {
  'item-product': [
    { kind: 'product', id: 1, card: sold },
    { kind: 'product', id: 2, card: { ...rated, note: 'Mint', sticksPerPack: 20, intensity: 3 } },
    { kind: 'product', id: 3, card: { ...rated, fits: [sold.id], badge: 'Limited', price: null, brand: '' } },
    { kind: 'product', id: 4, card: { ...rated, note: '', sticksPerPack: 20, stock: 'outofstock' } },
  ],
  'item-text': [
    {
      ...{ kind: 'document', id: 5, body: null },
      facts: {
        ...{ ...text, author: 'Noura', publishedAt: new Date(0), minutes: 4 },
        category: { name: 'Care', path: '/blog/category/care/' },
      },
    },
    { kind: 'document', id: 6, body: null, facts: { ...text, picture: null, year: 2025 } },
  ],
  'item-term': [
    { kind: 'term', id: 'a', facts: term },
    { kind: 'term', id: 'b', facts: { ...term, picture: null, text: '' } },
  ],
};

function htmlOf(content: React.ReactNode, language: Language): string {
  return renderToStaticMarkup(
    <LanguageProvider translator={translatorFor(language)}>{content}</LanguageProvider>,
  );
}

/** Markup without the elements by which an address names its blocks. */
function withoutBlocks(html: string): string {
  const open: boolean[] = [];
  return html.replace(/<div\b[^>]*>|<\/div>/g, (tag) => {
    if (tag !== '</div>') open.push(tag.startsWith('<div data-template-id='));
    const isBlock = tag === '</div>' ? open.pop() : open.at(-1);
    return isBlock === true ? '' : tag;
  });
}

async function printItem(tree: unknown, item: LoopItem, language: Language): Promise<string> {
  const resolved = await resolveWidgets(tree, {
    ...{ shop: test.shop, language, now: test.time.now, blocks: null, stylesheets: {}, isPreview: false },
    page: { path: '/', query: '', title: '', publicUrl: 'https://shop.test' },
    ...{ source: { name: 'template-1', at: '' }, items: [item] },
  });
  return withoutBlocks(htmlOf(<Widgets resolved={resolved} isWithin />, language));
}

it.each(itemPresets)('WG-17 the template $name prints the card of the shop', async (preset) => {
  let count = 0;
  const newId = () => {
    count += 1;
    return `n${count}`;
  };
  const shop = { pictures: {}, categories: [], address: { en: '' }, phone: '', email: '', opening: '' };
  const { nodes } = presetNodes(preset, { parts: shop, newId, hasTitle: true });
  for (const language of LANGUAGES)
    for (const item of items[preset.name] ?? [])
      expect(await printItem(nodes, item, language)).toBe(htmlOf(<ItemCard item={item} />, language));
});
