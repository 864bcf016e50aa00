import { aDevice } from '../../a-kit.ts';
import { by, NOBODY, type RefusalCases } from './running.ts';

const gone = { id: NOBODY };

/** Products, categories, tags and attributes. */
export const catalogue = {
  'catalogue.wrong-fields': by('products.save', { id: null, version: 0, draft: {} }),
  'catalogue.unknown-product': by('products.open', gone),
  'catalogue.has-variations': async ({ ask, runtime }) => {
    const { device } = await aDevice(runtime, { sku: 'PRICED', stock: [1, 1, 1] });
    const change = { regularMinor: 100 };
    return ask('products.change-one', { id: device, change });
  },
  'catalogue.was-ordered': async ({ ask, order }) => {
    const [line] = (await order()).lines;
    return ask('products.remove', { id: line?.productId });
  },
  'catalogue.unknown-category': by('categories.remove', gone),
  'catalogue.category-circle': async ({ ask, value }) => {
    const id = await value('categories.create', { form: { name: { en: 'Round', ar: '' } } });
    return ask('categories.move', { id, parentId: id, position: 0 });
  },
  'catalogue.category-in-use': async ({ ask, value, product }) => {
    await product({ sku: 'IN-CATEGORY', category: 'Held' });
    const held = (await value('categories.list', {})).find(({ slug }: { slug: string }) => slug === 'held');
    return ask('categories.remove', { id: held.id });
  },
  'catalogue.unknown-attribute': by('attributes.remove', { slug: 'none' }),
  'catalogue.needed-by-shop': by('attributes.remove', { slug: 'brand' }),
  'catalogue.unknown-value': by('values.remove', { attribute: 'brand', slug: 'none' }),
  'catalogue.unknown-tag': by('tags.remove', gone),
  'catalogue.in-use': async ({ ask, product }) => {
    const marked = {
      'Attribute 1 name': 'Marking',
      'Attribute 1 value(s)': 'Marked',
      'Attribute 1 global': '1',
    };
    await product({ sku: 'MARKED', more: marked });
    return ask('values.remove', { attribute: 'marking', slug: 'marked' });
  },
  'catalogue.slug-taken': async ({ ask, value }) => {
    const form = { name: { en: 'Trashed' } };
    const trashed = await value('tags.remove', { id: await value('tags.create', { form }) });
    await value('tags.create', { form });
    return ask('trash.restore', { id: trashed });
  },
} satisfies RefusalCases;

/** Stock and its locations. */
export const inventory = {
  'inventory.wrong-fields': by('stock.adjust', { productId: 1 }),
  'inventory.unknown-product': by('stock.adjust', { productId: NOBODY, delta: 1, reason: 'received' }),
  'inventory.not-counted': async ({ ask, product }) => {
    const productId = await product({ sku: 'UNCOUNTED' });
    return ask('stock.adjust', { productId, delta: 1, reason: 'received' });
  },
  'inventory.below-zero': async ({ ask, product }) => {
    const productId = await product({ sku: 'FEWER', stock: 2 });
    return ask('stock.adjust', { productId, delta: -3, reason: 'lost' });
  },
  'inventory.nothing-changes': async ({ ask, product }) => {
    const productId = await product({ sku: 'SAME', stock: 2 });
    return ask('stock.adjust', { productId, counted: 2, reason: 'damaged' });
  },
  'inventory.unknown-location': by('locations.reopen', gone),
  'inventory.last-location': async ({ ask, value }) => {
    const [first, ...others] = await value('locations.list', {});
    for (const { id, closedAt } of others)
      if (closedAt === null) await value('locations.close', { id, moveTo: first.id });
    return ask('locations.close', { id: first.id, moveTo: null });
  },
  'inventory.location-in-use': async ({ ask, value, product }) => {
    const productId = await product({ sku: 'LEDGER', stock: 2 });
    await value('stock.adjust', { productId, delta: 1, reason: 'received' });
    const [first] = await value('locations.list', {});
    return ask('locations.remove', { id: first.id });
  },
  'inventory.stock-left': async ({ ask, value, product }) => {
    await product({ sku: 'SHELVED', stock: 2 });
    const [first] = await value('locations.list', {});
    await value('locations.create', { name: { en: 'A second place', ar: '' } });
    return ask('locations.close', { id: first.id, moveTo: null });
  },
  'inventory.location-closed': async ({ ask, value, product }) => {
    await product({ sku: 'MOVED', stock: 2 });
    const [first] = await value('locations.list', {});
    await value('locations.create', { name: { en: 'A third place', ar: '' } });
    return ask('locations.close', { id: first.id, moveTo: first.id });
  },
} satisfies RefusalCases;
