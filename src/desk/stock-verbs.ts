import { z } from 'zod';
import { done } from '#kernel/outcome.ts';
import { idOf } from './ids.ts';
import { change, type DeskCall, look } from './verb.ts';

const product = z.object({ productId: idOf() });
const about = ({ productId }: { productId: number }) => `product:${productId}`;
const name = z.object({ en: z.string(), ar: z.string().default('') });

function byOf({ member }: DeskCall) {
  return { staffId: member.id, name: member.name };
}

/** Stock, moved by hand through its ledger, and the places where it stands. Source: ST-01, ST-02 */
export const stockVerbs = {
  'stock.adjust': change({
    need: 'stock.change',
    input: product.loose(),
    about,
    run: (call, typed) => call.shop.inventory.adjust(typed, byOf(call)),
  }),
  'stock.transfer': change({
    need: 'stock.change',
    input: product.loose(),
    about,
    run: (call, typed) => call.shop.inventory.transfer(typed, byOf(call)),
  }),
  'stock.ledger': look({
    need: 'products.see',
    input: product.extend({ page: z.int().min(1).max(10_000).default(1) }),
    run: async ({ shop }, { productId, page }) => done(await shop.inventory.ledger(productId, page)),
  }),
  'locations.list': look({
    need: 'products.see',
    input: z.object({}),
    run: async ({ shop }) => done(await shop.inventory.locations.list()),
  }),
  'locations.create': change({
    need: 'stock.change',
    input: z.object({ name }),
    run: ({ shop }, { name: typed }) => shop.inventory.locations.create(typed),
  }),
  'locations.rename': change({
    need: 'stock.change',
    input: z.object({ id: idOf(), name }),
    about: ({ id }) => `location:${id}`,
    run: ({ shop }, { id, name: typed }) => shop.inventory.locations.rename(id, typed),
  }),
  'locations.reorder': change({
    need: 'stock.change',
    input: z.object({ ids: z.array(idOf()).max(200) }),
    run: ({ shop }, { ids }) => shop.inventory.locations.reorder(ids),
  }),
  'locations.remove': change({
    need: 'stock.change',
    input: z.object({ id: idOf() }),
    about: ({ id }) => `location:${id}`,
    run: ({ shop }, { id }) => shop.inventory.locations.remove(id),
  }),
};
