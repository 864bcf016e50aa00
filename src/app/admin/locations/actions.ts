import { z } from 'zod';
import { editorOf, readAction, writeAction } from '#admin-actions/action.ts';
import { pageInput } from '#admin-actions/id-input.ts';
import { idOf } from '#admin-actions/ids.ts';
import { parseProductId } from '#kernel/ids.ts';
import { inLanguage } from '#kernel/language.ts';
import { done, refuse } from '#kernel/outcome.ts';

const MOST_FOUND = 8;
const product = z.object({ productId: idOf() });
const about = ({ productId }: { productId: number }) => `product:${productId}`;
const name = z.object({ en: z.string(), ar: z.string().default('') });

/** Locations, and manual stock movements through the ledger. Source: ST-01, ST-02 */
export const actions = {
  'stock.adjust': writeAction({
    need: 'stock.change',
    input: product.loose(),
    about,
    run: (call, typed) => call.shop.inventory.adjust(typed, editorOf(call)),
  }),
  'stock.transfer': writeAction({
    need: 'stock.change',
    input: product.loose(),
    about,
    run: (call, typed) => call.shop.inventory.transfer(typed, editorOf(call)),
  }),
  'stock.ledger': readAction({
    need: 'products.see',
    input: product.extend({ page: z.int().min(1).max(10_000).default(1) }),
    run: async ({ shop }, { productId, page }) => done(await shop.inventory.ledger(productId, page)),
  }),
  /** Products with a stock at or below their threshold. */
  'stock.low': readAction({
    need: 'products.see',
    input: z.object({ page: pageInput.default(1) }),
    run: async ({ shop }, { page }) => {
      const settings = await shop.settings.all();
      return done(await shop.inventory.low(settings['stock.lowAmount'], page));
    },
  }),
  /** The count sheet of a location: products with their expected stock. */
  'stock.sheet': readAction({
    need: 'products.see',
    input: z.object({ locationId: idOf().nullable().catch(null), page: pageInput.default(1) }),
    run: async ({ shop }, { locationId, page }) => {
      const locations = await shop.inventory.locations.list();
      const at = locations.find(({ id }) => id === locationId) ?? locations[0];
      if (at === undefined) return refuse({ code: 'inventory.unknown-location' });
      return done({ ...(await shop.inventory.sheet(at.id, page)), page, locations, locationId: at.id });
    },
  }),
  /** Searches products with stock management by name or SKU, with their stock by location. */
  'stock.find': readAction({
    need: 'products.see',
    input: z.object({ q: z.string().trim().min(1).max(100) }),
    run: async ({ shop, language }, { q }) => {
      const { rows } = await shop.catalogue.edit.find({ text: q, perPage: MOST_FOUND });
      const soldIds = await Promise.all(
        rows.map(async ({ id, variations }) => {
          if (variations === 0) return [id];
          const open = await shop.catalogue.edit.open(id);
          return (open?.draft.variations ?? []).flatMap((one) => parseProductId(one.id) ?? []);
        }),
      );
      const products = [...(await shop.catalogue.sellables(soldIds.flat()))];
      const stock = await shop.inventory.of(products.map(([id]) => id));
      return done(
        products.flatMap(([id, { name, sku }]) => {
          const stockNow = stock.find(({ productId }) => productId === id);
          const label = [inLanguage(name, language), sku].filter(Boolean).join(' · ');
          return stockNow === undefined ? [] : [{ id, name: label, shelf: stockNow }];
        }),
      );
    },
  }),
  'locations.list': readAction({
    need: 'products.see',
    input: z.object({}),
    run: async ({ shop }) => done(await shop.inventory.locations.list()),
  }),
  'locations.create': writeAction({
    need: 'stock.change',
    input: z.object({ name }),
    run: ({ shop }, { name: typed }) => shop.inventory.locations.create(typed),
  }),
  'locations.rename': writeAction({
    need: 'stock.change',
    saves: ['stock_location'],
    input: z.object({ id: idOf(), name, version: z.int().min(0) }),
    about: ({ id }) => `location:${id}`,
    run: ({ shop }, { id, name: typed, version }) => shop.inventory.locations.rename(id, typed, version),
  }),
  'locations.reorder': writeAction({
    need: 'stock.change',
    input: z.object({ ids: z.array(idOf()).max(200) }),
    run: ({ shop }, { ids }) => shop.inventory.locations.reorder(ids),
  }),
  /** Closes a location; its stock is moved to another one first. */
  'locations.close': writeAction({
    need: 'stock.change',
    input: z.object({ id: idOf(), moveTo: idOf().nullable() }),
    about: ({ id }) => `location:${id}`,
    run: (call, closing) => call.shop.inventory.locations.close(closing, editorOf(call)),
  }),
  'locations.reopen': writeAction({
    need: 'stock.change',
    input: z.object({ id: idOf() }),
    about: ({ id }) => `location:${id}`,
    run: ({ shop }, { id }) => shop.inventory.locations.reopen(id),
  }),
  'locations.remove': writeAction({
    need: 'stock.change',
    input: z.object({ id: idOf() }),
    about: ({ id }) => `location:${id}`,
    run: ({ shop }, { id }) => shop.inventory.locations.remove(id),
  }),
};
