import { beforeAll, describe, expect, it } from 'vitest';
import { initialOf } from '#widgets/fields/field.ts';
import { widgets } from '#widgets/index.ts';
import { aProduct } from '../a-shop.ts';
import { aRunningShop } from './refusals/running.ts';

const shop = await aRunningShop();

function node(name: string, id: string, settings: object = {}) {
  const widget = widgets.get(name);
  return {
    ...{ id, widget: name, version: widget?.version ?? 1 },
    settings: { ...initialOf(widget?.fields ?? {}), ...settings },
  };
}

/** A grid of two products by name. */
function grid(id: string, avoidDuplicates: boolean, { paging = 'numbers', orderby = 'title' } = {}) {
  const { settings, ...loop } = node('loop-grid', id, { perPage: 2, avoidDuplicates, paging });
  const products = { ...Object(settings).products, orderby };
  return { ...loop, settings: { ...settings, products } };
}

async function aTemplate(place: string, tree: object[]): Promise<number> {
  const conditions = { include: place === 'section' ? [] : [{ kind: 'all' }], exclude: [] };
  const draft = { name: place, place, status: 'published', conditions, tree };
  const by = { staffId: null, name: 'Noura' };
  const saved = await shop.runtime.shop.templates.edit.save(null, draft, { version: 0, by });
  if (!saved.ok) throw new Error(JSON.stringify(saved.refusal));
  return saved.value.id;
}

/** The names in each loop of a page, in the order of the page. */
async function shownAt(address: string): Promise<Record<string, string[]>> {
  const html = await (await fetch(shop.origin + address)).text();
  const loops = html.split('data-loop="').slice(1);
  return Object.fromEntries(
    loops.map((loop) => {
      const items = loop.slice(0, loop.indexOf('data-loop-overlay'));
      return [loop.slice(0, loop.indexOf('"')), [...new Set(items.match(/Lamp \d/g))]];
    }),
  );
}

const documents: Record<string, string> = { middle: 'page-once' };

beforeAll(async () => {
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9])
    await aProduct(shop.runtime, {
      sku: `L${number}`,
      price: `${number}.00`,
      stock: 5,
      more: { Name: `Lamp ${number}` },
    });
  const section = await aTemplate('section', [grid('saved', true)]);
  const page = await aTemplate('page', [
    { ...grid('hidden', false, { orderby: 'price-desc' }), common: { hideIn: ['en'] } },
    grid('above', false, { paging: 'load-more' }),
    node('page-content', 'content'),
    grid('below', true),
  ]);
  const footer = await aTemplate('footer', [node('footer-line', 'line'), grid('foot', true)]);
  const popup = await aTemplate('popup', [grid('alone', true)]);
  Object.assign(documents, {
    ...{ saved: `template-${section}`, above: `template-${page}`, below: `template-${page}` },
    ...{ foot: `template-${footer}`, alone: `template-${popup}` },
  });
  await shop.runtime.shop.content.save({
    ...{ kind: 'page', slug: 'once', title: { en: 'Lists' }, excerpt: { en: '' }, body: { en: '' } },
    ...{ tree: [node('saved-section', 'part', { section }), grid('middle', true)], publishedAt: new Date(0) },
    ...{ coverId: null, category: '', tags: [], details: { products: [] }, position: 0 },
  });
}, 60_000);

describe('WG-17 no item twice on one page', () => {
  it('holds from the template through its content and its saved sections to the footer', async () => {
    const { alone, ...page } = await shownAt('/once/');
    expect(page).toEqual({
      ...{ above: ['Lamp 1', 'Lamp 2'], saved: ['Lamp 3', 'Lamp 4'], middle: ['Lamp 5', 'Lamp 6'] },
      ...{ below: ['Lamp 7', 'Lamp 8'], foot: ['Lamp 9'] },
    });
    // A popup is over the page.
    expect(alone).toEqual(['Lamp 1', 'Lamp 2']);
  });

  it('holds on other pages of its loops, by call 6 as by the address', async () => {
    const address = '/once/?e-page-above=2&e-page-saved=2';
    const shown = await shownAt(address);
    expect(shown).toMatchObject({
      // "Load more" has both pages of the first loop by now.
      ...{ above: ['Lamp 3', 'Lamp 4'], saved: ['Lamp 7', 'Lamp 8'], middle: ['Lamp 5', 'Lamp 6'] },
      ...{ below: ['Lamp 9'], foot: [] },
    });
    for (const [loop, names] of Object.entries(shown)) {
      const answer = await shop.send('/wp-json/elementor-pro/v1/refresh-loop', {
        body: JSON.stringify({
          ...{ post_id: documents[loop], widget_id: loop, widget_filters: {} },
          pagination_base_url: shop.origin + address,
        }),
        headers: { 'content-type': 'application/json' },
      });
      const { data } = (await answer.json()) as { data: string };
      expect([...new Set(data.match(/Lamp \d/g))], loop).toEqual(names);
    }
  });
});
