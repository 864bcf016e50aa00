import { z } from 'zod';
import { editorOf, readAction, writeAction } from '#admin-actions/action.ts';
import { idOf, idsOf } from '#admin-actions/ids.ts';
import type { ProductId } from '#kernel/ids.ts';
import { done, refuse } from '#kernel/outcome.ts';
import type { OpenProduct } from '#shop/catalogue';
import { rightsOf } from '#shop/staff';

const productId = idOf<ProductId>();
const one = z.object({ id: productId });
const about = ({ id }: { id: number | null }) => (id === null ? 'product:new' : `product:${id}`);
const MOST_AT_ONCE = 1000;

/** What goods cost the shop is sent to nobody without the right to see it. */
function withoutCosts(product: OpenProduct): OpenProduct {
  const { price, variations, ...draft } = product.draft;
  const hidden = { costMinor: null };
  return {
    ...product,
    draft: {
      ...draft,
      price: { ...price, ...hidden },
      variations: variations.map((one) => ({ ...one, price: { ...one.price, ...hidden } })),
    },
  };
}

/** Goods, as staff find, change and keep them. Source: BO-01, ST-01 */
export const actions = {
  'products.list': readAction({
    need: 'products.see',
    input: z.object({
      text: z.string().max(200).default(''),
      productClass: z.string().max(20).nullable().default(null),
      categoryId: z.number().nullable().default(null),
      brand: z.string().max(200).nullable().default(null),
      status: z.string().max(20).nullable().default(null),
      stock: z.string().max(20).default('all'),
      onSale: z.boolean().nullable().default(null),
      sort: z.string().max(20).default('updated'),
      page: z.number().default(1),
      perPage: z.number().default(50),
    }),
    run: async ({ shop }, sought) =>
      done(await shop.catalogue.edit.find(sought as Parameters<typeof shop.catalogue.edit.find>[0])),
  }),
  'products.choices': readAction({
    need: 'products.see',
    input: z.object({}),
    run: async ({ shop }) =>
      done({ ...(await shop.catalogue.choices()), locations: await shop.inventory.locations.list() }),
  }),
  'products.open': readAction({
    need: 'products.see',
    input: one,
    run: async ({ shop, member }, { id }) => {
      const product = await shop.catalogue.edit.open(id);
      if (product === null) return refuse({ code: 'catalogue.unknown-product' });
      return done(rightsOf(member.role).includes('costs.see') ? product : withoutCosts(product));
    },
  }),
  /** Whether somebody may look at a product's page before shoppers can; the page itself shows it. */
  'products.preview': readAction({
    need: 'products.see',
    input: z.object({ slug: z.string().min(1).max(200) }),
    run: async ({ shop }, { slug }) => {
      const product = await shop.catalogue.previewProduct(slug);
      return product === null ? refuse({ code: 'catalogue.unknown-product' }) : done({ id: product.id });
    },
  }),
  'products.save': writeAction({
    need: 'products.change',
    input: z.object({
      id: productId.nullable(),
      version: z.int().min(0),
      draft: z.record(z.string(), z.unknown()),
    }),
    about,
    run: (call, { id, version, draft }) =>
      call.shop.catalogue.edit.save(id, draft, { version, by: editorOf(call) }),
  }),
  'products.change-one': writeAction({
    need: 'products.change',
    input: z.object({
      id: productId,
      variationId: idOf().nullable().default(null),
      change: z.record(z.string(), z.unknown()),
    }),
    about,
    run: (call, { id, variationId, change: typed }) =>
      call.shop.catalogue.edit.changeOne({ id, variationId }, typed, editorOf(call)),
  }),
  'products.change-many': writeAction({
    need: 'products.change',
    input: z.object({ ids: idsOf<ProductId>(MOST_AT_ONCE), change: z.record(z.string(), z.unknown()) }),
    about: ({ ids }) => ids.map((id) => `product:${id}`).join(' '),
    run: (call, { ids, change: typed }) =>
      call.shop.catalogue.edit.changeMany(ids, typed, { by: editorOf(call), skipRefused: true }),
  }),
  'products.duplicate': writeAction({
    need: 'products.change',
    input: one,
    about,
    run: (call, { id }) => call.shop.catalogue.edit.duplicate(id, editorOf(call)),
  }),
  'products.archive': writeAction({
    need: 'products.change',
    input: one,
    about,
    run: (call, { id }) => call.shop.catalogue.edit.archive(id, editorOf(call)),
  }),
  'products.restore': writeAction({
    need: 'products.change',
    input: one,
    about,
    run: (call, { id }) => call.shop.catalogue.edit.restore(id, editorOf(call)),
  }),
  'products.remove': writeAction({
    need: 'products.change',
    input: one,
    about,
    run: ({ shop }, { id }) => shop.catalogue.edit.remove(id),
  }),
  'products.history': readAction({
    need: 'products.see',
    input: z.object({ id: productId, page: z.int().min(1).max(1000).default(1) }),
    run: async ({ shop }, { id, page }) => done(await shop.catalogue.edit.history(id, page)),
  }),
  'products.undo': writeAction({
    need: 'products.change',
    input: z.object({ id: productId, version: z.int().min(1) }),
    about,
    run: (call, { id, version }) => call.shop.catalogue.edit.undo(id, version, editorOf(call)),
  }),
};
